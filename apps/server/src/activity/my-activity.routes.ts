import { myActivityQuerySchema, myActivityResponseSchema } from '@foja/contracts/activity';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type IdentifyDeps, requireUser, userFrom } from '../accounts/identify-actor.ts';
import { exportMyActivity } from './export-my-activity.ts';
import { listMyActivity } from './list-my-activity.ts';

const tags = ['Mi cuenta'];
const refusals = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema };
const exportQuerySchema = myActivityQuerySchema.omit({ cursor: true, limit: true });

/** GET /api/account/activity and /api/account/activity.csv: one's own lines of the activity log. */
export function myActivityRoutes(deps: IdentifyDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const preHandler = requireUser(deps);

    app.get(
      routes.accountActivity,
      {
        preHandler,
        schema: {
          tags,
          summary: 'Mi actividad',
          querystring: myActivityQuerySchema,
          response: { 200: myActivityResponseSchema, ...refusals },
        },
      },
      (request) => listMyActivity(deps, userFrom(request).accountId, request.query),
    );

    app.get(
      routes.accountActivityCsv,
      {
        preHandler,
        schema: {
          tags,
          summary: 'Mi actividad en CSV',
          description: 'UTF-8 con marca de orden de bytes, separado por punto y coma.',
          querystring: exportQuerySchema,
          response: { 200: z.string(), ...refusals },
        },
      },
      async (request, reply) => {
        const csv = exportMyActivity(deps, userFrom(request).accountId, request.query);
        const day = deps.clock.now().toISOString().slice(0, 10);
        // Fastify sends a stream as it is; its types know only the text of the contract.
        return reply
          .header('content-type', 'text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="foja-mi-actividad-${day}.csv"`)
          .header('cache-control', 'no-store')
          .send(csv as unknown as string);
      },
    );
  };
}
