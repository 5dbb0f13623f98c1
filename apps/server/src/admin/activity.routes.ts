import {
  activityQuerySchema,
  activityResponseSchema,
  feedbackListSchema,
  feedbackQuerySchema,
} from '@foja/contracts/admin';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findAccountsByEmail } from '../accounts/find-accounts-by-email.ts';
import { findAccountsById } from '../accounts/find-accounts-by-id.ts';
import { userFrom } from '../accounts/identify-actor.ts';
import { type AdministrationDeps, requireAdministration } from '../accounts/require-administration.ts';
import { exportActivity } from '../activity/export-activity.ts';
import { listActivity } from '../activity/list-activity.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { csvDescription, sendCsv, sendJsonLines } from '../activity/send-file.ts';
import { listFeedback } from '../chat/list-feedback.ts';
import { refusals, tags } from './admin-call.ts';

export type AdminActivityDeps = AdministrationDeps;

const exportQuerySchema = activityQuerySchema.omit({ cursor: true, limit: true });

const exports = [
  {
    route: routes.adminActivityCsv,
    format: 'csv',
    summary: 'Registro de actividad en CSV',
    description: csvDescription,
    send: sendCsv,
  },
  {
    route: routes.adminActivityJsonLines,
    format: 'jsonl',
    summary: 'Registro de actividad en JSON por líneas',
    description: 'UTF-8, un objeto JSON por línea, lo más nuevo primero.',
    send: sendJsonLines,
  },
] as const;

/** GET /api/admin/activity, its two exports and /api/admin/feedback. */
export function adminActivityRoutes(deps: AdminActivityDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const onRequest = requireAdministration(deps);
    const log = {
      db: deps.db,
      findIdsByEmail: (part: string, limit: number) => findAccountsByEmail(deps, part, limit),
      findEmails: async (ids: readonly string[]) => {
        const people = await findAccountsById(deps, ids);
        return new Map([...people].map(([id, { email }]) => [id, email]));
      },
    };

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
      (request) => listActivity(log, request.query),
    );

    for (const { route, format, summary, description, send } of exports) {
      app.get(
        route,
        {
          onRequest,
          schema: {
            tags,
            summary,
            description,
            querystring: exportQuerySchema,
            response: { 200: z.string(), ...refusals },
          },
        },
        async (request, reply) => {
          const { event, email, from, to } = request.query;
          const actor = userFrom(request);
          const file = await exportActivity(log, request.query, format);
          // An address is personal: the log says only that one was asked for.
          await recordActivity(deps, {
            event: 'activity_exported',
            actorId: actor.accountId,
            actorRole: actor.role,
            details: { format, event: event ?? null, from: from ?? null, to: to ?? null, byEmail: Boolean(email) },
          });
          return send(reply, deps.clock, 'foja-actividad', file);
        },
      );
    }

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
