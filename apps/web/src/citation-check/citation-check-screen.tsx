import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import { notify } from '../design-system/toast.ts';
import { clearSession, useSession } from '../platform/session.ts';
import { CheckTool } from './check-tool.tsx';

const FojaPanel = lazy(() => import('../sources/foja-panel.tsx'));

const path = '/dashboard/verificador';

/** /dashboard/verificador: a kept check (`r`), the reference of it that is open (`n`) and a foja beside it (`foja`) as the address says. */
export function CitationCheckScreen() {
  const session = useSession();
  const { r, n, foja } = useSearch({ strict: false }) as { r?: string; n?: number; foja?: string };
  const navigate = useNavigate();
  const openResult = useCallback(
    (id: string | null) => void navigate({ to: path, search: { r: id ?? undefined } }),
    [navigate],
  );
  const select = useCallback(
    (place: number | null) =>
      void navigate({ to: path, search: { r, n: place ?? undefined, foja }, replace: true, resetScroll: false }),
    [navigate, r, foja],
  );
  const openFoja = useCallback(
    (id: string | null) =>
      void navigate({ to: path, search: { r, n, foja: id ?? undefined }, replace: true, resetScroll: false }),
    [navigate, r, n],
  );
  if (!session) return null;
  const { email, role } = session.user;

  function logIn(): void {
    void notify('Tu sesión venció. Iniciá sesión de nuevo; tu texto quedó guardado.', { kind: 'error' });
    clearSession();
    void navigate({ to: '/login', search: { returnUrl: path } });
  }

  return (
    <div className="flex min-h-0 flex-1">
      <CheckTool
        key={email}
        owner={email}
        role={role}
        resultId={r ?? null}
        selected={n ?? null}
        onResult={openResult}
        onSelect={select}
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
