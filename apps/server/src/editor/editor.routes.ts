import {
  checkEditorCitationsRequestSchema,
  checkEditorCitationsResponseSchema,
  createEditorDocumentRequestSchema,
  deletedEditorDocumentSchema,
  editorConflictSchema,
  editorDocumentIdSchema,
  editorDocumentSchema,
  editorDocumentSummarySchema,
  editorDocumentsQuerySchema,
  editorDocumentsResponseSchema,
  renameEditorDocumentRequestSchema,
  savedEditorDocumentSchema,
  saveEditorDocumentRequestSchema,
} from '@foja/contracts/editor';
import { editorContentMaxBytes } from '@foja/contracts/editor-limits';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type IdentifyDeps, requireUser, userFrom } from '../accounts/identify-actor.ts';
import { checkCitations } from './check-citations.ts';
import { createEditorDocument } from './create-editor-document.ts';
import { deleteEditorDocument } from './delete-editor-document.ts';
import { duplicateEditorDocument } from './duplicate-editor-document.ts';
import { defaultEditorLimits, type EditorDeps, type EditorLimits } from './editor-deps.ts';
import { editorVersionsRoutes } from './editor-versions.routes.ts';
import { listEditorDocuments } from './list-editor-documents.ts';
import { readEditorDocument } from './read-editor-document.ts';
import { renameEditorDocument } from './rename-editor-document.ts';
import { saveEditorDocument } from './save-editor-document.ts';
import { undeleteEditorDocument } from './undelete-editor-document.ts';

export type EditorRoutesDeps = IdentifyDeps &
  Omit<EditorDeps, 'limits'> & {
    /** What differs from the usual bounds. */
    editorLimits?: Partial<EditorLimits>;
  };

const tags = ['Redacción'];
const refusals = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema };
const notFound = { 404: errorBodySchema };
const tooMany = { 429: errorBodySchema };
const badContent = { 413: errorBodySchema, 422: errorBodySchema };
const params = z.object({ id: editorDocumentIdSchema });
/** Content in its longest JSON form; what it comes to is measured after. */
const bodyLimit = editorContentMaxBytes * 3;

/** The editor's documents: everybody with an account writes, and sees their own alone. None of it counts as a use. */
export function editorRoutes(routesDeps: EditorRoutesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const deps: EditorDeps = { ...routesDeps, limits: { ...defaultEditorLimits, ...routesDeps.editorLimits } };
    const onRequest = requireUser(routesDeps);
    const ownerFrom = (request: FastifyRequest<{ Params: { id: string } }>) => ({
      accountId: userFrom(request).accountId,
      documentId: request.params.id,
    });
    await app.register(editorVersionsRoutes(deps, onRequest));

    app.get(
      routes.editorDocuments,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Los documentos propios del editor',
          querystring: editorDocumentsQuerySchema,
          response: { 200: editorDocumentsResponseSchema, ...refusals, ...tooMany },
        },
      },
      (request) => listEditorDocuments(deps, userFrom(request), request.query.search),
    );

    app.post(
      routes.editorDocuments,
      {
        onRequest,
        bodyLimit,
        schema: {
          tags,
          summary: 'Crear un documento, vacío o con contenido',
          body: createEditorDocumentRequestSchema,
          response: { 201: editorDocumentSchema, ...refusals, 409: errorBodySchema, ...badContent, ...tooMany },
        },
      },
      async (request, reply) =>
        reply.status(201).send(await createEditorDocument(deps, userFrom(request), request.body)),
    );

    app.get(
      routes.editorDocument(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Un documento con su contenido',
          params,
          response: { 200: editorDocumentSchema, ...refusals, ...notFound },
        },
      },
      (request) => readEditorDocument(deps, ownerFrom(request)),
    );

    app.put(
      routes.editorDocument(':id'),
      {
        onRequest,
        bodyLimit,
        schema: {
          tags,
          summary: 'Guardar el contenido de un documento sobre la revisión en que se escribió',
          params,
          body: saveEditorDocumentRequestSchema,
          response: {
            200: savedEditorDocumentSchema,
            ...refusals,
            ...notFound,
            409: errorBodySchema.extend({ details: editorConflictSchema.optional() }),
            ...badContent,
            ...tooMany,
          },
        },
      },
      (request) => saveEditorDocument(deps, ownerFrom(request), request.body),
    );

    app.patch(
      routes.editorDocument(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Cambiar el título de un documento',
          params,
          body: renameEditorDocumentRequestSchema,
          response: { 200: editorDocumentSummarySchema, ...refusals, ...notFound, ...tooMany },
        },
      },
      (request) => renameEditorDocument(deps, userFrom(request), request.params.id, request.body.title),
    );

    app.delete(
      routes.editorDocument(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Eliminar un documento, que por un tiempo se puede recuperar',
          params,
          response: { 200: deletedEditorDocumentSchema, ...refusals, ...notFound, ...tooMany },
        },
      },
      (request) => deleteEditorDocument(deps, userFrom(request), request.params.id),
    );

    app.post(
      routes.editorDocumentUndelete(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Recuperar un documento recién eliminado',
          params,
          response: { 200: editorDocumentSchema, ...refusals, ...notFound, 409: errorBodySchema, ...tooMany },
        },
      },
      (request) => undeleteEditorDocument(deps, userFrom(request), request.params.id),
    );

    app.post(
      routes.editorDocumentDuplicate(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Hacer una copia de un documento',
          params,
          response: { 201: editorDocumentSchema, ...refusals, ...notFound, 409: errorBodySchema, ...tooMany },
        },
      },
      async (request, reply) =>
        reply.status(201).send(await duplicateEditorDocument(deps, userFrom(request), request.params.id)),
    );

    app.post(
      routes.editorCheckCitations,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Revisar si lo que un documento cita sigue como estaba',
          body: checkEditorCitationsRequestSchema,
          response: { 200: checkEditorCitationsResponseSchema, ...refusals, ...tooMany },
        },
      },
      (request) => checkCitations(deps, userFrom(request), request.body),
    );
  };
}
