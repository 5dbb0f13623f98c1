import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useAgendaBadge } from '../../agenda/use-agenda-badge.ts';
import { alsoHide } from '../../anonymization/known-data.ts';
import { PlanBadge } from '../../plans/plan-badge.tsx';
import { useSession } from '../../platform/session.ts';
import { navigationItems } from '../../tools/navigation-items.ts';
import { Brand, headerClasses, UsageCounter } from '../header.tsx';
import { StatusBar } from '../status-bar.tsx';
import { UserMenu } from '../user-menu.tsx';
import { FloatingSidebar } from './floating-sidebar.tsx';
import { Sidebar } from './sidebar.tsx';
import { useSidebar } from './use-sidebar.ts';

const MatterChip = lazy(() => import('../../matters/matter-chip.tsx'));

/** While a tool is open from a causa, the names of its parties are replaced in whatever the tool anonymizes. */
function useNamesHidden(email: string | undefined, causa: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!email || !causa) return;
    return alsoHide(async () => {
      const { readNamesToHide } = await import('../../matter-reading/names-to-hide.ts');
      return readNamesToHide(client, email, causa);
    });
  }, [client, email, causa]);
}

/** The dashboard's frame: brand, plan, uses and menu above; tools at the side; the connection below (specification 2.2). */
export function DashboardLayout() {
  const session = useSession();
  const sidebar = useSidebar();
  const role = session?.user.role ?? 'User';
  const items = navigationItems(role, useAgendaBadge(session?.user.email));
  const { causa } = useSearch({ strict: false }) as { causa?: string };
  useNamesHidden(session?.user.email, causa);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <header className={headerClasses}>
        <div className="flex min-w-0 items-center gap-2 sm:gap-3">
          {sidebar.compact && <FloatingSidebar items={items} state={sidebar} />}
          <Brand short />
          <PlanBadge role={role} />
        </div>
        <div className="flex items-center gap-2 sm:gap-4">
          <UsageCounter />
          <UserMenu />
        </div>
      </header>
      <div className="flex min-h-0 flex-1">
        {!sidebar.compact && <Sidebar items={items} state={sidebar} />}
        <main id="content" tabIndex={-1} className="flex min-h-0 min-w-0 flex-1 flex-col outline-none">
          {session && causa && (
            <Suspense fallback={null}>
              <MatterChip key={causa} email={session.user.email} id={causa} />
            </Suspense>
          )}
          <Outlet />
        </main>
      </div>
      <StatusBar />
    </div>
  );
}
