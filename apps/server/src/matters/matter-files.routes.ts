import { editorDocumentSchema } from '@foja/contracts/editor';
import { errorBodySchema } from '@foja/contracts/errors';
import {
  fileInMatterRequestSchema,
  matterFileIdSchema,
  matterFileSchema,
  matterFilesResponseSchema,
} from '@foja/contracts/matter-files';
import { matterIdSchema } from '@foja/contracts/matters';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type IdentifyDeps, userFrom } from '../accounts/identify-actor.ts';
import { requirePermission } from '../accounts/require-permission.ts';
import { documentMediaTypes } from '../documents/open-document-file.ts';
import { fileResponse } from '../platform/api-documentation.ts';
import { fileInMatter, unfileFromMatter } from './file-in-matter.ts';
import { listFiles } from './list-files.ts';
import type { MattersDeps } from './matters-deps.ts';
import { openMatterDocument, readMatterWriting } from './open-matter-file.ts';

const tags = ['Causas'];
const refusals = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema };
const changes = { 409: errorBodySchema, 429: errorBodySchema };
const params = z.object({ id: matterIdSchema });
const fileParams = params.extend({ fileId: matterFileIdSchema });

/** Documents and writings that are filed in causas. */
export function matterFilesRoutes(routesDeps: IdentifyDeps, deps: MattersDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const onRequest = requirePermission(routesDeps, 'matters');
    app.get(
      routes.matterFiles(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Los documentos y escritos de una causa',
          params,
          response: { 200: matterFilesResponseSchema, ...refusals },
        },
      },
      (request) => listFiles(deps, userFrom(request), request.params.id),
    );
    app.post(
      routes.matterFiles(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Incorporar a una causa un documento o un escrito propio',
          params,
          body: fileInMatterRequestSchema,
          response: { 201: matterFileSchema, ...refusals, ...changes },
        },
      },
      async (request, reply) =>
        reply.status(201).send(await fileInMatter(deps, userFrom(request), request.params.id, request.body)),
    );
    app.delete(
      routes.matterFile(':id', ':fileId'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Quitar de una causa un documento o un escrito',
          params: fileParams,
          response: { 200: z.object({ id: z.uuid() }), ...refusals, ...changes },
        },
      },
      (request) => unfileFromMatter(deps, userFrom(request), request.params.id, request.params.fileId),
    );
    app.get(
      routes.matterFileContent(':id', ':fileId'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Descargar un documento de una causa',
          params: fileParams,
          response: { 200: fileResponse(...documentMediaTypes), ...refusals },
        },
      },
      async (request, reply) => {
        const { id, fileId } = request.params;
        const { stream, headers } = await openMatterDocument(deps, userFrom(request), id, fileId);
        return reply.headers(headers).send(stream);
      },
    );
    app.get(
      routes.matterWriting(':id', ':fileId'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Un escrito de una causa, con su texto',
          params: fileParams,
          response: { 200: editorDocumentSchema, ...refusals },
        },
      },
      (request) => readMatterWriting(deps, userFrom(request), request.params.id, request.params.fileId),
    );
  };
}
