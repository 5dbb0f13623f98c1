import multipart from '@fastify/multipart';
import {
  askDocumentsRequestSchema,
  askDocumentsResponseSchema,
  deletedDocumentSchema,
  documentExampleSchema,
  documentIdSchema,
  documentSchema,
  documentsQuerySchema,
  documentsResponseSchema,
  documentTextSchema,
  renameDocumentRequestSchema,
  unreadableFileBodySchema,
} from '@foja/contracts/documents';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type IdentifyDeps, requireUser, userFrom } from '../accounts/identify-actor.ts';
import { requirePermission } from '../accounts/require-permission.ts';
import { fileResponse } from '../platform/api-documentation.ts';
import { whileCallerWaits } from '../platform/caller.ts';
import { answerExample } from './answer-example.ts';
import { askDocuments } from './ask-documents.ts';
import { boundChanges } from './bound-changes.ts';
import { defaultDocumentLimits } from './default-limits.ts';
import { deleteDocument } from './delete-document.ts';
import type { DocumentThreads } from './document-threads.ts';
import type { DocumentLimits, DocumentsDeps } from './documents-deps.ts';
import { listDocuments } from './list-documents.ts';
import { documentMediaTypes, openDocumentFile } from './open-document-file.ts';
import { readDocumentText } from './read-document-text.ts';
import { multipartLimits, uploadFormSchema } from './receive-file.ts';
import { renameDocument } from './rename-document.ts';
import { restoreDocument } from './restore-document.ts';
import { uploadDocument } from './upload-document.ts';

export type DocumentsRoutesDeps = IdentifyDeps &
  Omit<DocumentsDeps, 'threads' | 'limits'> & {
    /** Whoever opened them closes them. */
    documentThreads: DocumentThreads;
    /** What differs from the usual bounds. */
    documentLimits?: Partial<DocumentLimits>;
  };

const tags = ['Bóveda'];
const refusals = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema };
const notFound = { 404: errorBodySchema };
const tooMany = { 429: errorBodySchema };
const params = z.object({ id: documentIdSchema });

/**
 * The vault: uploading, keeping and asking about one's own documents, from Professional up. Whoever leaves such a plan still
 * sees what they keep, takes it out and deletes it.
 */
export function documentsRoutes(routesDeps: DocumentsRoutesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const limits = { ...defaultDocumentLimits, ...routesDeps.documentLimits };
    const deps: DocumentsDeps = { ...routesDeps, limits, threads: routesDeps.documentThreads };
    await app.register(multipart, { limits: multipartLimits, throwFileSizeLimit: false });
    const onRequest = requirePermission(routesDeps, 'document-vault');
    const ownPreHandler = requireUser(routesDeps);
    const bounded = boundChanges(deps);
    const ownerFrom = (request: FastifyRequest<{ Params: { id: string } }>) => ({
      accountId: userFrom(request).accountId,
      fileId: request.params.id,
    });

    app.get(
      routes.documentsExample,
      {
        schema: {
          tags,
          summary: 'Una respuesta de ejemplo de la bóveda',
          description: 'Lo que la bóveda responde sobre un documento inventado. Abierta a todos.',
          response: { 200: documentExampleSchema },
        },
      },
      () => answerExample(),
    );

    app.post(
      routes.documentUpload,
      {
        onRequest,
        config: { documentedBody: uploadFormSchema },
        schema: {
          tags,
          summary: 'Subir un documento (PDF, DOCX o TXT, hasta 20 MB)',
          description: 'Formulario multipart/form-data con un archivo en el campo `file`. Cuenta como un uso.',
          consumes: ['multipart/form-data'],
          response: {
            201: documentSchema,
            ...refusals,
            409: errorBodySchema,
            413: errorBodySchema,
            415: errorBodySchema,
            422: unreadableFileBodySchema,
            429: errorBodySchema,
            503: errorBodySchema,
            507: errorBodySchema,
          },
        },
      },
      async (request, reply) => {
        const document = await whileCallerWaits(reply, (gone) =>
          uploadDocument(deps, userFrom(request), request, gone),
        );
        return reply.status(201).send(document);
      },
    );

    app.get(
      routes.documents,
      {
        onRequest: ownPreHandler,
        schema: {
          tags,
          summary: 'Los documentos propios y el espacio que ocupan',
          querystring: documentsQuerySchema,
          response: { 200: documentsResponseSchema, ...refusals, 503: errorBodySchema },
        },
      },
      (request) => listDocuments(deps, userFrom(request), request.query.search),
    );

    app.patch(
      routes.document(':id'),
      {
        onRequest: [onRequest, bounded],
        schema: {
          tags,
          summary: 'Cambiar el nombre de un documento',
          params,
          body: renameDocumentRequestSchema,
          response: { 200: documentSchema, ...refusals, ...notFound, ...tooMany },
        },
      },
      (request) => renameDocument(deps, userFrom(request), request.params.id, request.body.fileName),
    );

    app.delete(
      routes.document(':id'),
      {
        onRequest: [ownPreHandler, bounded],
        schema: {
          tags,
          summary: 'Eliminar un documento, que por un tiempo se puede recuperar',
          params,
          response: { 200: deletedDocumentSchema, ...refusals, ...notFound, ...tooMany },
        },
      },
      (request) => deleteDocument(deps, userFrom(request), request.params.id),
    );

    app.post(
      routes.documentRestore(':id'),
      {
        onRequest: [ownPreHandler, bounded],
        schema: {
          tags,
          summary: 'Recuperar un documento recién eliminado',
          params,
          response: { 200: documentSchema, ...refusals, ...notFound, ...tooMany, 409: errorBodySchema },
        },
      },
      (request) => restoreDocument(deps, userFrom(request), request.params.id),
    );

    app.get(
      routes.documentText(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'El texto de un documento, hasta 30.000 caracteres',
          params,
          response: { 200: documentTextSchema, ...refusals, ...notFound, 500: errorBodySchema },
        },
      },
      (request) => readDocumentText(deps, ownerFrom(request)),
    );

    app.get(
      routes.documentFile(':id'),
      {
        onRequest: [ownPreHandler, bounded],
        schema: {
          tags,
          summary: 'Descargar un documento tal como se subió',
          params,
          response: { 200: fileResponse(...documentMediaTypes), ...refusals, ...notFound, ...tooMany },
        },
      },
      async (request, reply) => {
        const { stream, headers } = await openDocumentFile(deps, userFrom(request), request.params.id);
        return reply.headers(headers).send(stream);
      },
    );

    app.post(
      routes.documentsAsk,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Preguntar sobre los documentos propios',
          body: askDocumentsRequestSchema,
          response: {
            200: askDocumentsResponseSchema,
            ...refusals,
            ...notFound,
            422: errorBodySchema,
            429: errorBodySchema,
            503: errorBodySchema,
          },
        },
      },
      (request, reply) => whileCallerWaits(reply, (gone) => askDocuments(deps, userFrom(request), request.body, gone)),
    );
  };
}
