import {
  adminPlanRequestSchema,
  decidePlanRequestSchema,
  planRequestsQuerySchema,
  planRequestsResponseSchema,
} from '@foja/contracts/admin';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { userFrom } from '../accounts/identify-actor.ts';
import { type AdministrationDeps, requireAdministration } from '../accounts/require-administration.ts';
import { type DecideDeps, declinePlanRequest, grantPlanRequest } from '../plans/decide-plan-request.ts';
import { listPlanRequests } from '../plans/list-plan-requests.ts';
import { idParams, refusals, tags } from './admin-call.ts';

export type AdminPlanRequestsDeps = AdministrationDeps & DecideDeps;

const decisions = [
  { action: 'grant', summary: 'Otorgar el plan', decide: grantPlanRequest },
  { action: 'decline', summary: 'Rechazar la solicitud', decide: declinePlanRequest },
] as const;

/** GET /api/admin/plan-requests and the two ways to decide one. */
export function adminPlanRequestsRoutes(deps: AdminPlanRequestsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const onRequest = requireAdministration(deps);

    app.get(
      routes.adminPlanRequests,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Solicitudes de plan',
          querystring: planRequestsQuerySchema,
          response: { 200: planRequestsResponseSchema, ...refusals },
        },
      },
      (request) => listPlanRequests(deps, request.query),
    );

    for (const { action, summary, decide } of decisions) {
      app.post(
        routes.adminPlanRequestAction(':id', action),
        {
          onRequest,
          schema: {
            tags,
            summary,
            params: idParams,
            body: decidePlanRequestSchema,
            response: { 200: adminPlanRequestSchema, ...refusals, 404: errorBodySchema, 409: errorBodySchema },
          },
        },
        (request) => decide(deps, userFrom(request), { id: request.params.id, note: request.body.note }),
      );
    }
  };
}
