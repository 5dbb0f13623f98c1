import {
  editorConflictSchema,
  editorDocumentIdSchema,
  editorDocumentSchema,
  editorVersionIdSchema,
  editorVersionSchema,
  editorVersionSummarySchema,
  editorVersionsResponseSchema,
  keepEditorVersionRequestSchema,
  restoreEditorVersionRequestSchema,
} from '@foja/contracts/editor';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type requireUser, userFrom } from '../accounts/identify-actor.ts';
import type { EditorDeps } from './editor-deps.ts';
import { keepEditorVersion } from './keep-editor-version.ts';
import { listEditorVersions, readEditorVersion } from './read-editor-versions.ts';
import { restoreEditorVersion } from './restore-editor-version.ts';

const tags = ['Redacción'];
const refusals = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema };
const tooMany = { 429: errorBodySchema };
const params = z.object({ id: editorDocumentIdSchema });
const versionParams = z.object({ id: editorDocumentIdSchema, versionId: editorVersionIdSchema });

/** The versions of the editor's documents. */
export function editorVersionsRoutes(
  deps: EditorDeps,
  onRequest: ReturnType<typeof requireUser>,
): FastifyPluginAsyncZod {
  return async (app) => {
    const ownerFrom = (request: FastifyRequest<{ Params: { id: string } }>) => ({
      accountId: userFrom(request).accountId,
      documentId: request.params.id,
    });

    app.get(
      routes.editorVersions(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Las versiones guardadas de un documento',
          params,
          response: { 200: editorVersionsResponseSchema, ...refusals },
        },
      },
      (request) => listEditorVersions(deps, ownerFrom(request)),
    );

    app.post(
      routes.editorVersions(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Guardar como versión lo que el documento dice ahora',
          params,
          body: keepEditorVersionRequestSchema,
          response: { 201: editorVersionSummarySchema, ...refusals, ...tooMany },
        },
      },
      async (request, reply) =>
        reply.status(201).send(await keepEditorVersion(deps, ownerFrom(request), request.body.reason)),
    );

    app.get(
      routes.editorVersion(':id', ':versionId'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Una versión con su contenido',
          params: versionParams,
          response: { 200: editorVersionSchema, ...refusals },
        },
      },
      (request) => readEditorVersion(deps, ownerFrom(request), request.params.versionId),
    );

    app.post(
      routes.editorVersionRestore(':id', ':versionId'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Volver a una versión; lo que había queda guardado como otra',
          params: versionParams,
          body: restoreEditorVersionRequestSchema,
          response: {
            200: editorDocumentSchema,
            ...refusals,
            409: errorBodySchema.extend({ details: editorConflictSchema.optional() }),
            ...tooMany,
          },
        },
      },
      (request) =>
        restoreEditorVersion(
          deps,
          userFrom(request),
          request.params.id,
          request.params.versionId,
          request.body.revision,
        ),
    );
  };
}
