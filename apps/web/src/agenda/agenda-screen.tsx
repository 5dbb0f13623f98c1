import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSession } from '../platform/session.ts';
import { FojaBeside } from '../sources/foja-beside.tsx';
import { AgendaOverview } from './agenda-overview.tsx';
import type { AgendaSearch } from './agenda-search.ts';
import { OpenEntry } from './open-entry.tsx';

/** /dashboard/agenda: a list, a week or a month; `e` says which entry is open. */
export function AgendaScreen() {
  const session = useSession();
  const search = useSearch({ from: '/dashboard/agenda' });
  const navigate = useNavigate();
  if (!session) return null;
  const { email } = session.user;
  const go = (part: AgendaSearch) =>
    void navigate({ to: '/dashboard/agenda', search: (now) => ({ ...now, ...part }), resetScroll: false });
  const openFoja = (foja: string | null) => go({ foja: foja ?? undefined });
  return (
    <div className="flex min-h-0 flex-1">
      <div className="@container min-h-0 min-w-0 flex-1 overflow-y-auto">
        <div className="mx-auto grid max-w-6xl gap-5 px-4 py-6 sm:px-6">
          {search.e ? (
            <OpenEntry key={`${email} ${search.e}`} email={email} search={search} onGo={go} onOpenFoja={openFoja} />
          ) : (
            <AgendaOverview key={email} email={email} search={search} onGo={go} />
          )}
        </div>
      </div>
      <FojaBeside id={search.foja} onOpen={openFoja} />
    </div>
  );
}
