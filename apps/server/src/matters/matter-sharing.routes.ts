import { doneResponseSchema } from '@foja/contracts/accounts';
import { errorBodySchema } from '@foja/contracts/errors';
import { matterFileIdSchema, matterFilesResponseSchema } from '@foja/contracts/matter-files';
import { matterItemIdSchema, matterItemSchema } from '@foja/contracts/matter-items';
import {
  matterSharingSchema,
  mentionsResponseSchema,
  seeMentionsRequestSchema,
  sharedMatterSchema,
  shareMatterRequestSchema,
  visibilityRequestSchema,
} from '@foja/contracts/matter-sharing';
import { matterIdSchema } from '@foja/contracts/matters';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type IdentifyDeps, userFrom } from '../accounts/identify-actor.ts';
import { requirePermission } from '../accounts/require-permission.ts';
import { listFiles } from './list-files.ts';
import { listMentions, seeMentions } from './list-mentions.ts';
import type { MattersDeps } from './matters-deps.ts';
import { readSharing } from './read-sharing.ts';
import { removeClient, shareMatter } from './share-matter.ts';
import { showFileToClient, showToClient } from './show-to-client.ts';

const tags = ['Causas'];
const refusals = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema };
const changes = { 404: errorBodySchema, 409: errorBodySchema, 429: errorBodySchema };
const params = z.object({ id: matterIdSchema });
const fileParams = params.extend({ fileId: matterFileIdSchema });
const itemParams = params.extend({ itemId: matterItemIdSchema });

/** Who sees causas, what their clients are shown, and where one was named in them. */
export function matterSharingRoutes(routesDeps: IdentifyDeps, deps: MattersDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const onRequest = requirePermission(routesDeps, 'matters');
    app.get(
      routes.matterSharing(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Quién ve una causa',
          params,
          response: { 200: matterSharingSchema, ...refusals, 404: errorBodySchema },
        },
      },
      (request) => readSharing(deps, userFrom(request), request.params.id),
    );
    app.put(
      routes.matterSharing(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Compartir una causa con el estudio, o con parte de él',
          params,
          body: shareMatterRequestSchema,
          response: { 200: sharedMatterSchema, ...refusals, ...changes },
        },
      },
      async (request) => {
        const { id } = request.params;
        const isStillSeen = await shareMatter(deps, userFrom(request), id, request.body);
        return { sharing: isStillSeen ? await readSharing(deps, userFrom(request), id) : null };
      },
    );
    app.delete(
      routes.matterClient(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Quitarle al cliente el acceso a una causa',
          params,
          response: { 200: matterSharingSchema, ...refusals, ...changes },
        },
      },
      async (request) => {
        await removeClient(deps, userFrom(request), request.params.id);
        return readSharing(deps, userFrom(request), request.params.id);
      },
    );
    app.put(
      routes.matterItemVisibility(':id', ':itemId'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Mostrarle al cliente un elemento de una causa, u ocultarlo',
          params: itemParams,
          body: visibilityRequestSchema,
          response: { 200: matterItemSchema, ...refusals, ...changes },
        },
      },
      (request) => {
        const { id, itemId } = request.params;
        return showToClient(deps, userFrom(request), { matterId: id, itemId }, request.body.isClientVisible);
      },
    );
    app.put(
      routes.matterFileVisibility(':id', ':fileId'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Mostrarle al cliente un documento de una causa, u ocultarlo',
          params: fileParams,
          body: visibilityRequestSchema,
          response: { 200: matterFilesResponseSchema, ...refusals, ...changes },
        },
      },
      async (request) => {
        const { id, fileId } = request.params;
        await showFileToClient(deps, userFrom(request), { matterId: id, fileId }, request.body.isClientVisible);
        return listFiles(deps, userFrom(request), id);
      },
    );
    app.get(
      routes.mentions,
      {
        onRequest,
        schema: { tags, summary: 'Dónde me mencionaron', response: { 200: mentionsResponseSchema, ...refusals } },
      },
      (request) => listMentions(deps, userFrom(request)),
    );
    app.post(
      routes.mentionsSeen,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Dar por vistas las menciones',
          body: seeMentionsRequestSchema,
          response: { 200: doneResponseSchema, ...refusals },
        },
      },
      async (request) => {
        await seeMentions(deps, userFrom(request), request.body.matterId);
        return { success: true as const, message: 'Las menciones quedaron como vistas.' };
      },
    );
  };
}
