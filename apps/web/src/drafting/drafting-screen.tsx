import type { DocumentKind } from '@foja/contracts/drafting/document-kinds';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useLogInAgain } from '../accounts/use-log-in-again.ts';
import { useSession } from '../platform/session.ts';
import { FojaBeside } from '../sources/foja-beside.tsx';
import { DraftingTool } from './drafting-tool.tsx';

const path = '/dashboard/documentos';

/** /dashboard/documentos: which document is drafted (`tipo`), which kept one is open (`r`) and the foja beside it (`foja`). */
export function DraftingScreen() {
  const session = useSession();
  const { tipo, r, foja, causa } = useSearch({ from: '/dashboard/documentos' });
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
  const query = new URLSearchParams({ ...(tipo ? { tipo } : {}), ...(causa ? { causa } : {}) }).toString();
  const logIn = useLogInAgain('tus datos quedaron guardados', query === '' ? path : `${path}?${query}`);
  if (!session) return null;
  const { email } = session.user;

  return (
    <div className="flex min-h-0 flex-1">
      <DraftingTool
        // An account has its own forms and documents.
        key={email}
        owner={email}
        kind={tipo ?? null}
        matterId={causa ?? null}
        resultId={r ?? null}
        onKind={openKind}
        onResult={openResult}
        onOpenSource={openFoja}
        onSessionExpired={logIn}
      />
      <FojaBeside id={foja} onOpen={openFoja} />
    </div>
  );
}
