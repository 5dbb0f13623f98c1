import type { AnalysisTask } from '@foja/contracts/document-job-limits';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useLogInAgain } from '../accounts/use-log-in-again.ts';
import { useSession } from '../platform/session.ts';
import { FojaBeside } from '../sources/foja-beside.tsx';
import { CheckTool } from './check-tool.tsx';

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
  const openOther = useCallback(
    (task: AnalysisTask, id: string) => {
      const slug = task === 'contractAnalysis' ? 'analisis-de-contrato' : 'analisis-de-sentencia';
      void navigate({ to: '/dashboard/herramientas/$slug', params: { slug }, search: { r: id }, replace: true });
    },
    [navigate],
  );
  const logIn = useLogInAgain('tu texto quedó guardado', path);
  if (!session) return null;
  const { email } = session.user;

  return (
    <div className="flex min-h-0 flex-1">
      <CheckTool
        key={email}
        owner={email}
        resultId={r ?? null}
        selected={n ?? null}
        onResult={openResult}
        onSelect={select}
        onOpenSource={openFoja}
        onOtherTool={openOther}
        onSessionExpired={logIn}
      />
      <FojaBeside id={foja} onOpen={openFoja} />
    </div>
  );
}
