import type { DocumentKind } from '@foja/contracts/drafting/document-kinds';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import { notify } from '../design-system/toast.ts';
import { clearSession, useSession } from '../platform/session.ts';
import { DraftingTool } from './drafting-tool.tsx';

const FojaPanel = lazy(() => import('../sources/foja-panel.tsx'));

const path = '/dashboard/documentos';

/** /dashboard/documentos: which document is drafted (`tipo`), which kept one is open (`r`) and the foja beside it (`foja`). */
export function DraftingScreen() {
  const session = useSession();
  const { tipo, r, foja } = useSearch({ from: '/dashboard/documentos' });
  const navigate = useNavigate();
  const openKind = useCallback(
    (kind: DocumentKind | null) => void navigate({ to: path, search: { tipo: kind ?? undefined } }),
    [navigate],
  );
  const openResult = useCallback(
    (id: string | null) => void navigate({ to: path, search: { r: id ?? undefined } }),
    [navigate],
  );
  const openFoja = useCallback(
    (id: string | null) => void navigate({ to: path, search: { tipo, r, foja: id ?? undefined }, replace: true }),
    [navigate, tipo, r],
  );
  if (!session) return null;
  const { email } = session.user;

  function logIn(): void {
    void notify('Tu sesión venció. Iniciá sesión de nuevo; tus datos quedaron guardados.', { kind: 'error' });
    clearSession();
    void navigate({ to: '/login', search: { returnUrl: tipo ? `${path}?tipo=${tipo}` : path } });
  }

  return (
    <div className="flex min-h-0 flex-1">
      <DraftingTool
        // An account has its own forms and documents.
        key={email}
        owner={email}
        kind={tipo ?? null}
        resultId={r ?? null}
        onKind={openKind}
        onResult={openResult}
        onOpenSource={openFoja}
        onSessionExpired={logIn}
      />
      {foja && (
        <Suspense fallback={null}>
          <FojaPanel id={foja} quotes={[]} position={null} onOpen={openFoja} onClose={() => openFoja(null)} />
        </Suspense>
      )}
    </div>
  );
}
