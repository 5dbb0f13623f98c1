import { planRequestStatusSchema } from '@foja/contracts/plans';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { readActivitySearch } from '../admin/activity-search.ts';
import { readUsersSearch } from '../admin/users-search.ts';
import { requireRole } from './guards.ts';
import { rootRoute } from './root-route.ts';

const days = z.union([z.literal(7), z.literal(90)]).optional();
const pageNumber = z.number().int().min(2).optional();
const requestStatus = z.enum([...planRequestStatusSchema.exclude(['pending']).options, 'all']).optional();
const useful = z.enum(['true', 'false']).optional();

/** A part of the address that is no good counts as not there. */
const part = <Value>(shape: z.ZodType<Value>, value: unknown): Value | undefined => shape.safeParse(value).data;

const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  beforeLoad: requireRole('administration'),
  component: lazyRouteComponent(() => import('../admin/admin-layout.tsx'), 'AdminLayout'),
});

const overviewRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  validateSearch: (search: Record<string, unknown>): { days?: 7 | 90 | undefined } => ({
    days: part(days, search.days),
  }),
  component: lazyRouteComponent(() => import('../admin/overview-screen.tsx'), 'OverviewScreen'),
});

const usersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/users',
  validateSearch: readUsersSearch,
  component: lazyRouteComponent(() => import('../admin/users-screen.tsx'), 'UsersScreen'),
});

const activityRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/activity-logs',
  validateSearch: readActivitySearch,
  component: lazyRouteComponent(() => import('../admin/activity-screen.tsx'), 'ActivityScreen'),
});

const planRequestsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/plan-requests',
  validateSearch: (
    search: Record<string, unknown>,
  ): { status?: z.infer<typeof requestStatus>; page?: number | undefined } => ({
    status: part(requestStatus, search.status),
    page: part(pageNumber, search.page),
  }),
  component: lazyRouteComponent(() => import('../admin/plan-requests-screen.tsx'), 'PlanRequestsScreen'),
});

const feedbackRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/feedback',
  validateSearch: (search: Record<string, unknown>): { useful?: z.infer<typeof useful> } => ({
    useful: part(useful, typeof search.useful === 'boolean' ? String(search.useful) : search.useful),
  }),
  component: lazyRouteComponent(() => import('../admin/feedback-screen.tsx'), 'FeedbackScreen'),
});

const corpusRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/corpus',
  component: lazyRouteComponent(() => import('../admin/corpus-screen.tsx'), 'CorpusScreen'),
});

/** /admin and what is under it: for whoever may administer, others go to the dashboard. */
export const adminRoutes = adminRoute.addChildren([
  overviewRoute,
  usersRoute,
  activityRoute,
  planRequestsRoute,
  feedbackRoute,
  corpusRoute,
]);
