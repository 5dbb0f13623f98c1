import {
  activityQuerySchema,
  activityResponseSchema,
  feedbackListSchema,
  feedbackQuerySchema,
} from '@foja/contracts/admin';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userFrom } from '../accounts/identify-actor.ts';
import { type AdministrationDeps, requireAdministration } from '../accounts/require-administration.ts';
import { exportActivity } from '../activity/export-activity.ts';
import { listActivity } from '../activity/list-activity.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { csvDescription, sendCsv } from '../activity/send-csv.ts';
import { listFeedback } from '../chat/list-feedback.ts';
import { refusals, tags } from './admin-call.ts';

export type AdminActivityDeps = AdministrationDeps;

const exportQuerySchema = activityQuerySchema.omit({ cursor: true, limit: true });

/** GET /api/admin/activity, /api/admin/activity.csv and /api/admin/feedback. */
export function adminActivityRoutes(deps: AdminActivityDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const onRequest = requireAdministration(deps);

    app.get(
      routes.adminActivity,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Registro de actividad',
          querystring: activityQuerySchema,
          response: { 200: activityResponseSchema, ...refusals },
        },
      },
      (request) => listActivity(deps, request.query),
    );

    app.get(
      routes.adminActivityCsv,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Registro de actividad en CSV',
          description: csvDescription,
          querystring: exportQuerySchema,
          response: { 200: z.string(), ...refusals },
        },
      },
      async (request, reply) => {
        const { event, email, from, to } = request.query;
        const actor = userFrom(request);
        const csv = await exportActivity(deps, request.query);
        // An address is personal: the log says only that one was asked for.
        await recordActivity(deps, {
          event: 'activity_exported',
          actorId: actor.accountId,
          actorRole: actor.role,
          details: { event: event ?? null, from: from ?? null, to: to ?? null, byEmail: Boolean(email) },
        });
        return sendCsv(reply, deps.clock, 'foja-actividad', csv);
      },
    );

    app.get(
      routes.adminFeedback,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Opiniones sobre las respuestas',
          querystring: feedbackQuerySchema,
          response: { 200: feedbackListSchema, ...refusals },
        },
      },
      ({ query }) =>
        listFeedback(deps, {
          cursor: query.cursor,
          useful: query.useful === undefined ? undefined : query.useful === 'true',
        }),
    );
  };
}
