import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type AdminActivityDeps, adminActivityRoutes } from './activity.routes.ts';
import { type AdminCorpusDeps, adminCorpusRoutes } from './corpus.routes.ts';
import { type AdminJobsDeps, adminJobsRoutes } from './jobs.routes.ts';
import { adminOverviewRoutes } from './overview.routes.ts';
import { type AdminPlanRequestsDeps, adminPlanRequestsRoutes } from './plan-requests.routes.ts';
import { type AdminUsersDeps, adminUsersRoutes } from './users.routes.ts';

export type AdminDeps = AdminActivityDeps & AdminCorpusDeps & AdminJobsDeps & AdminPlanRequestsDeps & AdminUsersDeps;

/** Everything under /api/admin, each call behind the permission `administration`. */
export function adminRoutes(deps: AdminDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(adminOverviewRoutes(deps));
    await app.register(adminUsersRoutes(deps));
    await app.register(adminActivityRoutes(deps));
    await app.register(adminPlanRequestsRoutes(deps));
    await app.register(adminCorpusRoutes(deps));
    await app.register(adminJobsRoutes(deps));
  };
}
