import { myActivityQuerySchema, myActivityResponseSchema } from '@foja/contracts/activity';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { exportMyActivity } from '../activity/export-my-activity.ts';
import { listMyActivity } from '../activity/list-my-activity.ts';
import { csvDescription, sendCsv } from '../activity/send-file.ts';
import { type IdentifyDeps, requireUser, userFrom } from './identify-actor.ts';

const tags = ['Mi cuenta'];
const refusals = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema };
const exportQuerySchema = myActivityQuerySchema.omit({ cursor: true, limit: true });

/** GET /api/account/activity and /api/account/activity.csv: one's own lines of the activity log. */
export function myActivityRoutes(deps: IdentifyDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const onRequest = requireUser(deps);

    app.get(
      routes.accountActivity,
      {
        onRequest,
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
        onRequest,
        schema: {
          tags,
          summary: 'Mi actividad en CSV',
          description: csvDescription,
          querystring: exportQuerySchema,
          response: { 200: z.string(), ...refusals },
        },
      },
      async (request, reply) => {
        const csv = exportMyActivity(deps, userFrom(request).accountId, request.query);
        return sendCsv(reply, deps.clock, 'foja-mi-actividad', csv);
      },
    );
  };
}
