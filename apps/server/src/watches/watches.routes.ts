import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import {
  createWatchRequestSchema,
  noveltiesResponseSchema,
  readNoveltiesSchema,
  watchesResponseSchema,
  watchIdSchema,
  watchPreferencesSchema,
  watchSchema,
} from '@foja/contracts/watches';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type IdentifyDeps, requireUser, userFrom } from '../accounts/identify-actor.ts';
import { listNovelties, readNovelties } from './list-novelties.ts';
import { changeWatchPreferences, createWatch, deleteWatch, listWatches } from './own-watches.ts';
import { defaultWatchesLimits, type WatchesDeps, type WatchesLimits } from './watches-deps.ts';

export type WatchesRoutesDeps = IdentifyDeps &
  Omit<WatchesDeps, 'limits'> & {
    /** What differs from the usual bounds. */
    watchesLimits?: Partial<WatchesLimits>;
  };

const tags = ['Novedades'];
const refusals = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema };

/** What one watches in the gazette, and what is new in the law for one's writings and causas. */
export function watchesRoutes(routesDeps: WatchesRoutesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const deps: WatchesDeps = { ...routesDeps, limits: { ...defaultWatchesLimits, ...routesDeps.watchesLimits } };
    const onRequest = requireUser(routesDeps);
    // What somebody watches tells what they work on.
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.get(
      routes.novelties,
      {
        onRequest,
        schema: { tags, summary: 'Las novedades', response: { 200: noveltiesResponseSchema, ...refusals } },
      },
      (request) => listNovelties(deps, userFrom(request)),
    );
    app.post(
      routes.noveltiesRead,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Marcar novedades como leídas, o como no leídas',
          body: readNoveltiesSchema,
          response: { 200: noveltiesResponseSchema, ...refusals },
        },
      },
      (request) => readNovelties(deps, userFrom(request), request.body),
    );
    app.get(
      routes.watches,
      {
        onRequest,
        schema: { tags, summary: 'Los seguimientos propios', response: { 200: watchesResponseSchema, ...refusals } },
      },
      (request) => listWatches(deps, userFrom(request)),
    );
    app.post(
      routes.watches,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Seguir una norma, una materia, un organismo o unas palabras en el Boletín Oficial',
          body: createWatchRequestSchema,
          response: { 201: watchSchema, ...refusals, 409: errorBodySchema, 429: errorBodySchema },
        },
      },
      async (request, reply) => reply.status(201).send(await createWatch(deps, userFrom(request), request.body)),
    );
    app.put(
      routes.watchPreferences,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Elegir si las novedades llegan por mail',
          body: watchPreferencesSchema,
          response: { 200: watchesResponseSchema, ...refusals },
        },
      },
      (request) => changeWatchPreferences(deps, userFrom(request), request.body),
    );
    app.delete(
      routes.watch(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Dejar de seguir',
          params: z.object({ id: watchIdSchema }),
          response: { 200: watchesResponseSchema, ...refusals, 404: errorBodySchema, 429: errorBodySchema },
        },
      },
      async (request) => {
        const actor = userFrom(request);
        await deleteWatch(deps, actor, request.params.id);
        return listWatches(deps, actor);
      },
    );
  };
}
