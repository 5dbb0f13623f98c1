import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ActivityFilters } from '../admin/admin-queries.ts';
import type { UsersSearch } from '../admin/users-search.ts';
import { requireRole } from './guards.ts';
import { rootRoute } from './root-route.ts';

const requestStatuses = ['granted', 'declined', 'withdrawn', 'all'] as const;

/** A part of the address that is none of the values counts as not there. */
function oneOf<Value>(values: readonly Value[], part: unknown): Value | undefined {
  return values.find((value) => value === part);
}

const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  staticData: { title: 'Administración' },
  beforeLoad: requireRole('administration'),
  component: lazyRouteComponent(() => import('../admin/admin-layout.tsx'), 'AdminLayout'),
});

const overviewRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  validateSearch: (search: Record<string, unknown>): { days?: 7 | 90 | undefined } => ({
    days: oneOf([7, 90] as const, search.days),
  }),
  component: lazyRouteComponent(() => import('../admin/overview-screen.tsx'), 'OverviewScreen'),
});

const usersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/users',
  staticData: { title: 'Usuarios' },
  // The screen reads it with the contract's own validator, which only administrators load.
  validateSearch: (search: Record<string, unknown>): UsersSearch => search,
  component: lazyRouteComponent(() => import('../admin/users-screen.tsx'), 'UsersScreen'),
});

const activityRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/activity-logs',
  staticData: { title: 'Actividad' },
  // As above.
  validateSearch: (search: Record<string, unknown>): ActivityFilters => search,
  component: lazyRouteComponent(() => import('../admin/activity-screen.tsx'), 'ActivityScreen'),
});

const planRequestsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/plan-requests',
  staticData: { title: 'Solicitudes' },
  validateSearch: (
    search: Record<string, unknown>,
  ): { status?: (typeof requestStatuses)[number] | undefined; page?: number | undefined } => ({
    status: oneOf(requestStatuses, search.status),
    page: Number.isInteger(search.page) && (search.page as number) >= 2 ? (search.page as number) : undefined,
  }),
  component: lazyRouteComponent(() => import('../admin/plan-requests-screen.tsx'), 'PlanRequestsScreen'),
});

const feedbackRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/feedback',
  staticData: { title: 'Opiniones' },
  validateSearch: (search: Record<string, unknown>): { useful?: 'true' | 'false' | undefined } => ({
    useful: oneOf(['true', 'false'] as const, String(search.useful)),
  }),
  component: lazyRouteComponent(() => import('../admin/feedback-screen.tsx'), 'FeedbackScreen'),
});

const corpusRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/corpus',
  staticData: { title: 'Corpus' },
  component: lazyRouteComponent(() => import('../admin/corpus-screen.tsx'), 'CorpusScreen'),
});

const jobsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/trabajos',
  staticData: { title: 'Trabajos' },
  component: lazyRouteComponent(() => import('../admin/jobs-screen.tsx'), 'JobsScreen'),
});

/** /admin and what is under it: for whoever may administer, others go to the dashboard. */
export const adminRoutes = adminRoute.addChildren([
  overviewRoute,
  usersRoute,
  activityRoute,
  planRequestsRoute,
  feedbackRoute,
  corpusRoute,
  jobsRoute,
]);
