import type { AnalysisTask } from '@foja/contracts/document-job-limits';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useLogInAgain } from '../accounts/use-log-in-again.ts';
import { useSession } from '../platform/session.ts';
import { FojaBeside } from '../sources/foja-beside.tsx';
import { GeneratorTool } from './generator-tool.tsx';
import { type ToolSlug, toolSlugs, useCaseOfTool } from './tool-slugs.ts';

const path = '/dashboard/herramientas/$slug';

/** /dashboard/herramientas/:slug: one of the tools, a result of it (`r`) and a foja beside it (`foja`) as the address says. */
export function ToolScreen() {
  const session = useSession();
  const slug = useParams({ strict: false }).slug as ToolSlug;
  const { r, foja } = useSearch({ strict: false });
  const navigate = useNavigate();
  const openResult = useCallback(
    (id: string | null) => void navigate({ to: path, params: { slug }, search: { r: id ?? undefined } }),
    [navigate, slug],
  );
  const openFoja = useCallback(
    (id: string | null) =>
      void navigate({ to: path, params: { slug }, search: { r, foja: id ?? undefined }, replace: true }),
    [navigate, slug, r],
  );
  const openOther = useCallback(
    (task: AnalysisTask, id: string) => {
      const other = toolSlugs.find((one) => useCaseOfTool[one] === task);
      const shown = { search: { r: id }, replace: true };
      if (other) void navigate({ to: path, params: { slug: other }, ...shown });
      else void navigate({ to: '/dashboard/verificador', ...shown });
    },
    [navigate],
  );
  const logIn = useLogInAgain('tu texto quedó guardado', path.replace('$slug', slug));
  if (!session) return null;
  const { email, role } = session.user;

  return (
    <div className="flex min-h-0 flex-1">
      <GeneratorTool
        // A tool, and an account, have their own text and results.
        key={`${slug} ${email}`}
        slug={slug}
        owner={email}
        role={role}
        resultId={r ?? null}
        onResult={openResult}
        onOpenSource={openFoja}
        onOtherTool={openOther}
        onSessionExpired={logIn}
      />
      <FojaBeside id={foja} onOpen={openFoja} />
    </div>
  );
}
