import { agendaFeedSchema, agendaSettingsSchema } from '@foja/contracts/agenda';
import { agendaMessages } from '@foja/contracts/agenda-text';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import type { onRequestHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userFrom } from '../accounts/identify-actor.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { AgendaDeps } from './agenda-deps.ts';
import { countFeedRead, makeFeed, readFeed, revokeFeedOf } from './calendar-feed.ts';
import { readSettings } from './preferences.ts';

const tags = ['Agenda'];
const refusals = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema };

/** The secret address of one's calendar: made, revoked, and read without a login by programs of calendars. */
export function feedRoutes(deps: AgendaDeps, onRequest: onRequestHookHandler): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      routes.agendaFeed,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Hacer una dirección nueva para el calendario; la anterior deja de andar',
          response: { 200: agendaFeedSchema, ...refusals, 429: errorBodySchema },
        },
      },
      (request) => makeFeed(deps, userFrom(request)),
    );
    app.delete(
      routes.agendaFeed,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Anular la dirección del calendario',
          response: { 200: agendaSettingsSchema, ...refusals },
        },
      },
      async (request) => {
        const actor = userFrom(request);
        await revokeFeedOf(deps, actor.accountId);
        return readSettings(deps, actor.accountId);
      },
    );
    app.get(
      routes.agendaFeedFile(':file'),
      {
        schema: {
          tags,
          summary: 'El calendario de una dirección secreta (iCalendar)',
          params: z.object({ file: z.string().max(80) }),
          response: { 200: z.string(), 400: errorBodySchema, 404: errorBodySchema, 429: errorBodySchema },
        },
      },
      async (request, reply) => {
        const waitSeconds = await countFeedRead(deps, request.ip, request.params.file);
        if (waitSeconds !== null) {
          reply.header('retry-after', waitSeconds);
          throw new HttpError(429, 'rate_limited', agendaMessages.feedTooOften);
        }
        const calendar = await readFeed(deps, request.params.file);
        return reply
          .header('content-type', 'text/calendar; charset=utf-8')
          .header('cache-control', 'private, no-store')
          .header('referrer-policy', 'no-referrer')
          .send(calendar);
      },
    );
  };
}
