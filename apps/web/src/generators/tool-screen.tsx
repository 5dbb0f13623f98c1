import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import { notify } from '../design-system/toast.ts';
import { clearSession, useSession } from '../platform/session.ts';
import { GeneratorTool } from './generator-tool.tsx';
import type { ToolSlug } from './tool-slugs.ts';

const FojaPanel = lazy(() => import('../sources/foja-panel.tsx'));

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
  if (!session) return null;
  const { email, role } = session.user;

  function logIn(): void {
    void notify('Tu sesión venció. Iniciá sesión de nuevo; tu texto quedó guardado.', { kind: 'error' });
    clearSession();
    void navigate({ to: '/login', search: { returnUrl: path.replace('$slug', slug) } });
  }

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
