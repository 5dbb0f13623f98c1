import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSession } from '../platform/session.ts';
import { FojaBeside } from '../sources/foja-beside.tsx';
import { AgendaSections } from './agenda-sections.tsx';
import { NoveltyList } from './novelty-list.tsx';
import { OwnWatches } from './own-watches.tsx';

/** /dashboard/agenda/novedades: what is new in the law for one's writings and causas, and what one watches. */
export function NoveltiesScreen() {
  const session = useSession();
  const { foja } = useSearch({ from: '/dashboard/agenda/novedades' });
  const navigate = useNavigate();
  if (!session) return null;
  const { email } = session.user;
  const openFoja = (id: string | null) =>
    void navigate({ to: '/dashboard/agenda/novedades', search: { foja: id ?? undefined }, resetScroll: false });
  return (
    <div className="flex min-h-0 flex-1">
      <div className="@container min-h-0 min-w-0 flex-1 overflow-y-auto">
        <div className="mx-auto grid max-w-6xl gap-5 px-4 py-6 sm:px-6">
          <AgendaSections email={email} />
          <div>
            <h1 className="text-xl font-semibold tracking-tight">Novedades</h1>
            <p className="mt-1 max-w-prose text-sm text-ink-muted">
              Foja lee qué normas y fallos citan tus escritos y tus causas. Te avisa una vez cuando cambian, cuando un
              fallo reciente cita uno de ellos o cuando el Boletín Oficial del día nombra una de las normas.
            </p>
          </div>
          <div className="grid items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_20rem]">
            <NoveltyList key={email} email={email} onOpenFoja={openFoja} />
            <OwnWatches key={`watches ${email}`} email={email} />
          </div>
        </div>
      </div>
      <FojaBeside id={foja} onOpen={openFoja} />
    </div>
  );
}
