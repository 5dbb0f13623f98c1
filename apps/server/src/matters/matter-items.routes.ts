import { errorBodySchema } from '@foja/contracts/errors';
import {
  deletedMatterItemSchema,
  matterItemContentSchema,
  matterItemIdSchema,
  matterItemSchema,
  matterItemsQuerySchema,
  matterItemsResponseSchema,
  saveMatterItemRequestSchema,
} from '@foja/contracts/matter-items';
import { matterItemMaxBytes } from '@foja/contracts/matter-words';
import { matterIdSchema } from '@foja/contracts/matters';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type IdentifyDeps, userFrom } from '../accounts/identify-actor.ts';
import { requirePermission } from '../accounts/require-permission.ts';
import { addItem } from './add-item.ts';
import { deleteItem, restoreItem } from './delete-item.ts';
import { listItems, readItem } from './list-items.ts';
import type { MattersDeps } from './matters-deps.ts';
import { saveItem } from './save-item.ts';

const tags = ['Causas'];
const refusals = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema };
const changes = { 409: errorBodySchema, 413: errorBodySchema, 429: errorBodySchema };
const params = z.object({ id: matterIdSchema });
const itemParams = params.extend({ itemId: matterItemIdSchema });
const placeFrom = ({ id, itemId }: z.infer<typeof itemParams>) => ({ matterId: id, itemId });
/** Twice the longest item: how long it is is told after. A longer body would hold the thread while it is parsed. */
const bodyLimit = matterItemMaxBytes * 2;

/** What is written into causas. */
export function matterItemsRoutes(routesDeps: IdentifyDeps, deps: MattersDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const onRequest = requirePermission(routesDeps, 'matters');
    app.get(
      routes.matterItems(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Lo que hay escrito en una causa',
          params,
          querystring: matterItemsQuerySchema,
          response: { 200: matterItemsResponseSchema, ...refusals },
        },
      },
      (request) => listItems(deps, userFrom(request), request.params.id, request.query),
    );
    app.post(
      routes.matterItems(':id'),
      {
        onRequest,
        bodyLimit,
        schema: {
          tags,
          summary: 'Agregar a una causa una parte, una nota o un resultado',
          params,
          body: matterItemContentSchema,
          response: { 201: matterItemSchema, ...refusals, ...changes },
        },
      },
      async (request, reply) =>
        reply.status(201).send(await addItem(deps, userFrom(request), request.params.id, request.body)),
    );
    app.get(
      routes.matterItem(':id', ':itemId'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Un elemento de una causa',
          params: itemParams,
          response: { 200: matterItemSchema, ...refusals },
        },
      },
      (request) => readItem(deps, userFrom(request), placeFrom(request.params)),
    );
    app.put(
      routes.matterItem(':id', ':itemId'),
      {
        onRequest,
        bodyLimit,
        schema: {
          tags,
          summary: 'Guardar un elemento sobre la versión que se leyó',
          params: itemParams,
          body: saveMatterItemRequestSchema,
          response: { 200: matterItemSchema, ...refusals, ...changes },
        },
      },
      (request) => saveItem(deps, userFrom(request), placeFrom(request.params), request.body),
    );
    app.delete(
      routes.matterItem(':id', ':itemId'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Quitar un elemento de una causa',
          params: itemParams,
          response: { 200: deletedMatterItemSchema, ...refusals, ...changes },
        },
      },
      (request) => deleteItem(deps, userFrom(request), placeFrom(request.params)),
    );
    app.post(
      routes.matterItemRestore(':id', ':itemId'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Deshacer que se quitó un elemento',
          params: itemParams,
          response: { 200: matterItemSchema, ...refusals, ...changes },
        },
      },
      (request) => restoreItem(deps, userFrom(request), placeFrom(request.params)),
    );
  };
}
