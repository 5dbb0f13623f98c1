import { errorBodySchema } from '@foja/contracts/errors';
import {
  archiveMatterRequestSchema,
  createMatterRequestSchema,
  deletedMatterSchema,
  matterActivityQuerySchema,
  matterActivityResponseSchema,
  matterIdSchema,
  matterSchema,
  mattersQuerySchema,
  mattersResponseSchema,
  saveMatterRequestSchema,
} from '@foja/contracts/matters';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type IdentifyDeps, userFrom } from '../accounts/identify-actor.ts';
import { requirePermission } from '../accounts/require-permission.ts';
import { archiveMatter } from './archive-matter.ts';
import { createMatter } from './create-matter.ts';
import { deleteMatter } from './delete-matter.ts';
import { listMatterActivity } from './list-matter-activity.ts';
import { listMatters } from './list-matters.ts';
import { matterFilesRoutes } from './matter-files.routes.ts';
import { matterItemsRoutes } from './matter-items.routes.ts';
import { matterSharingRoutes } from './matter-sharing.routes.ts';
import { defaultMattersLimits, type MattersDeps, type MattersLimits } from './matters-deps.ts';
import { openMatter } from './open-matter.ts';
import { presentMatter } from './present-matter.ts';
import { restoreMatter } from './restore-matter.ts';
import { saveMatter } from './save-matter.ts';
import { tellExported } from './tell-exported.ts';

export type MattersRoutesDeps = IdentifyDeps &
  Omit<MattersDeps, 'mattersLimits' | 'nextDeadlines'> & {
    /** What differs from the usual bounds. */
    mattersLimits?: Partial<MattersLimits>;
    nextDeadlines?: MattersDeps['nextDeadlines'];
  };

const tags = ['Causas'];
const refusals = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema };
const changes = { 404: errorBodySchema, 409: errorBodySchema, 413: errorBodySchema, 429: errorBodySchema };
const params = z.object({ id: matterIdSchema });

/** Causas: who opened one, and whom its firm lets in, sees it; nobody else is told that it exists. None of it is a use. */
export function mattersRoutes(routesDeps: MattersRoutesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const deps = {
      ...routesDeps,
      nextDeadlines: routesDeps.nextDeadlines ?? (async () => new Map()),
      mattersLimits: { ...defaultMattersLimits, ...routesDeps.mattersLimits },
    } satisfies MattersDeps;
    const onRequest = requirePermission(routesDeps, 'matters');
    // Answers hold what is a professional's secret.
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    await app.register(matterItemsRoutes(routesDeps, deps));
    await app.register(matterSharingRoutes(routesDeps, deps));
    await app.register(matterFilesRoutes(routesDeps, deps));

    app.get(
      routes.matters,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Las causas propias y las compartidas',
          querystring: mattersQuerySchema,
          response: { 200: mattersResponseSchema, ...refusals, 429: errorBodySchema, 503: errorBodySchema },
        },
      },
      (request) => listMatters(deps, userFrom(request), request.query),
    );
    app.post(
      routes.matters,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Abrir una causa',
          body: createMatterRequestSchema,
          response: { 201: matterSchema, ...refusals, ...changes },
        },
      },
      async (request, reply) => reply.status(201).send(await createMatter(deps, userFrom(request), request.body)),
    );
    app.get(
      routes.matter(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Una causa',
          params,
          response: { 200: matterSchema, ...refusals, 404: errorBodySchema },
        },
      },
      async (request) => presentMatter(deps, await openMatter(deps, userFrom(request), request.params.id, 'view')),
    );
    app.put(
      routes.matter(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Guardar una causa sobre la versión que se leyó',
          params,
          body: saveMatterRequestSchema,
          response: { 200: matterSchema, ...refusals, ...changes },
        },
      },
      (request) => saveMatter(deps, userFrom(request), request.params.id, request.body),
    );
    app.post(
      routes.matterArchive(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Archivar o desarchivar una causa',
          params,
          body: archiveMatterRequestSchema,
          response: { 200: matterSchema, ...refusals, ...changes },
        },
      },
      (request) => archiveMatter(deps, userFrom(request), request.params.id, request.body.archived),
    );
    app.delete(
      routes.matter(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Eliminar una causa',
          params,
          response: { 200: deletedMatterSchema, ...refusals, ...changes },
        },
      },
      (request) => deleteMatter(deps, userFrom(request), request.params.id),
    );
    app.post(
      routes.matterRestore(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Deshacer la eliminación de una causa',
          params,
          response: { 200: matterSchema, ...refusals, ...changes },
        },
      },
      (request) => restoreMatter(deps, userFrom(request), request.params.id),
    );
    app.post(
      routes.matterExported(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Dejar constancia en la actividad de que la causa se exportó',
          params,
          response: { 200: z.object({ id: z.uuid() }), ...refusals, ...changes },
        },
      },
      (request) => tellExported(deps, userFrom(request), request.params.id),
    );
    app.get(
      routes.matterActivity(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Qué pasó en una causa',
          params,
          querystring: matterActivityQuerySchema,
          response: { 200: matterActivityResponseSchema, ...refusals, 404: errorBodySchema },
        },
      },
      (request) => listMatterActivity(deps, userFrom(request), request.params.id, request.query),
    );
  };
}
