import { overviewQuerySchema, overviewSchema } from '@foja/contracts/admin';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type AdministrationDeps, requireAdministration } from '../accounts/require-administration.ts';
import { refusals, tags } from './admin-call.ts';
import { readOverview } from './read-overview.ts';

/** GET /api/admin/overview */
export function adminOverviewRoutes(deps: AdministrationDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      routes.adminOverview,
      {
        onRequest: requireAdministration(deps),
        schema: {
          tags,
          summary: 'Resumen',
          querystring: overviewQuerySchema,
          response: { 200: overviewSchema, ...refusals },
        },
      },
      (request) => readOverview(deps, request.query.days),
    );
  };
}
