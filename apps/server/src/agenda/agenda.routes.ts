import {
  agendaEntryIdSchema,
  agendaEntrySchema,
  agendaPreferencesSchema,
  agendaQuerySchema,
  agendaResponseSchema,
  agendaSettingsSchema,
  agendaSummarySchema,
  deletedAgendaEntrySchema,
  saveAgendaEntrySchema,
  seenNoticesSchema,
  writeAgendaEntrySchema,
} from '@foja/contracts/agenda';
import { agendaNotesMaxCharacters } from '@foja/contracts/agenda-text';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type IdentifyDeps, requireUser, userFrom } from '../accounts/identify-actor.ts';
import { type AgendaDeps, type AgendaLimits, defaultAgendaLimits, todayOf } from './agenda-deps.ts';
import { createEntry } from './create-entry.ts';
import { deleteEntry } from './delete-entry.ts';
import { feedRoutes } from './feed.routes.ts';
import { listAgenda } from './list-agenda.ts';
import { openEntry } from './open-entry.ts';
import { changePreferences, readSettings } from './preferences.ts';
import { presentEntry } from './present-entry.ts';
import { readSummary } from './read-summary.ts';
import { restoreEntry } from './restore-entry.ts';
import { saveEntry } from './save-entry.ts';
import { seeNotices } from './see-notices.ts';

export type AgendaRoutesDeps = IdentifyDeps &
  Omit<AgendaDeps, 'limits'> & {
    /** What differs from the usual bounds. */
    agendaLimits?: Partial<AgendaLimits>;
  };

const tags = ['Agenda'];
const refusals = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema };
const notFound = { 404: errorBodySchema };
const refusedChange = {
  404: errorBodySchema,
  409: errorBodySchema,
  413: errorBodySchema,
  422: errorBodySchema,
  429: errorBodySchema,
};
const params = z.object({ id: agendaEntryIdSchema });
/** The longest notes in their longest JSON form, with room for the rest; how long they are is told after. */
const bodyLimit = agendaNotesMaxCharacters * 8 + 64 * 1024;

/** The agenda: everybody with an account has one, and sees in it what is theirs and what is of the causas that they may read. */
export function agendaRoutes(routesDeps: AgendaRoutesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const deps: AgendaDeps = { ...routesDeps, limits: { ...defaultAgendaLimits, ...routesDeps.agendaLimits } };
    const onRequest = requireUser(routesDeps);
    // Answers hold what is a professional's secret.
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    await app.register(feedRoutes(deps, onRequest));
    app.get(
      routes.agenda,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Lo agendado en un período, o en una causa',
          querystring: agendaQuerySchema,
          response: { 200: agendaResponseSchema, ...refusals, ...notFound },
        },
      },
      (request) => listAgenda(deps, userFrom(request), request.query),
    );
    app.get(
      routes.agendaSummary,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Lo que vence, y los días que cambiaron solos',
          response: { 200: agendaSummarySchema, ...refusals },
        },
      },
      (request) => readSummary(deps, userFrom(request)),
    );
    app.post(
      routes.agendaEntries,
      {
        onRequest,
        bodyLimit,
        schema: {
          tags,
          summary: 'Agendar un plazo, un vencimiento, una audiencia o una reunión',
          body: writeAgendaEntrySchema,
          response: { 201: agendaEntrySchema, ...refusals, ...refusedChange },
        },
      },
      async (request, reply) => reply.status(201).send(await createEntry(deps, userFrom(request), request.body)),
    );
    app.get(
      routes.agendaEntry(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Una entrada',
          params,
          response: { 200: agendaEntrySchema, ...refusals, ...notFound },
        },
      },
      async (request) =>
        presentEntry(deps, await openEntry(deps, userFrom(request), request.params.id, 'read'), todayOf(deps)),
    );
    app.put(
      routes.agendaEntry(':id'),
      {
        onRequest,
        bodyLimit,
        schema: {
          tags,
          summary: 'Guardar una entrada sobre la versión que se leyó',
          params,
          body: saveAgendaEntrySchema,
          response: { 200: agendaEntrySchema, ...refusals, ...refusedChange },
        },
      },
      (request) => saveEntry(deps, userFrom(request), request.params.id, request.body),
    );
    app.delete(
      routes.agendaEntry(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Eliminar una entrada',
          params,
          response: { 200: deletedAgendaEntrySchema, ...refusals, ...notFound, 429: errorBodySchema },
        },
      },
      (request) => deleteEntry(deps, userFrom(request), request.params.id),
    );
    app.post(
      routes.agendaEntryRestore(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Deshacer la eliminación de una entrada',
          params,
          response: { 200: agendaEntrySchema, ...refusals, ...refusedChange },
        },
      },
      (request) => restoreEntry(deps, userFrom(request), request.params.id),
    );
    app.post(
      routes.agendaNoticesSeen,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Marcar como vistos los días que cambiaron solos',
          body: seenNoticesSchema,
          response: { 200: agendaSummarySchema, ...refusals },
        },
      },
      async (request) => {
        const actor = userFrom(request);
        await seeNotices(deps, actor, request.body.ids);
        return readSummary(deps, actor);
      },
    );
    app.get(
      routes.agendaPreferences,
      {
        onRequest,
        schema: { tags, summary: 'Cómo se avisa', response: { 200: agendaSettingsSchema, ...refusals } },
      },
      (request) => readSettings(deps, userFrom(request).accountId),
    );
    app.put(
      routes.agendaPreferences,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Elegir cómo se avisa',
          body: agendaPreferencesSchema,
          response: { 200: agendaSettingsSchema, ...refusals },
        },
      },
      (request) => changePreferences(deps, userFrom(request).accountId, request.body),
    );
  };
}
