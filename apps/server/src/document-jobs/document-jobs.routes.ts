import multipart from '@fastify/multipart';
import { documentJobPaths } from '@foja/contracts/document-job-limits';
import {
  analyseDocumentRequestSchema,
  documentJobResultSchema,
  documentJobSchema,
  documentJobsSchema,
  documentReadingSchema,
  startDocumentJobQuerySchema,
} from '@foja/contracts/document-jobs';
import { documentIdSchema } from '@foja/contracts/documents';
import { errorBodySchema } from '@foja/contracts/errors';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type IdentifyDeps, requireUser, userFrom } from '../accounts/identify-actor.ts';
import { multipartLimits, uploadFormSchema } from '../documents/receive-file.ts';
import { whileCallerWaits } from '../platform/caller.ts';
import { cancelJob } from './cancel-job.ts';
import { deleteJob } from './delete-job.ts';
import { type DocumentJobLimits, type DocumentJobsDeps, defaultDocumentJobLimits } from './document-jobs-deps.ts';
import { findJob, listJobs } from './find-jobs.ts';
import { presentJob } from './present-job.ts';
import { readAnew } from './read-anew.ts';
import { readResult } from './read-result.ts';
import { startJob, startJobOfDocument } from './start-job.ts';

export type DocumentJobsRoutesDeps = IdentifyDeps &
  Omit<DocumentJobsDeps, 'jobLimits'> & {
    /** What differs from the usual bounds. */
    documentJobLimits?: Partial<DocumentJobLimits>;
  };

const tags = ['Archivos extensos'];
const refusals = { 401: errorBodySchema, 403: errorBodySchema };
const ofOne = { ...refusals, 400: errorBodySchema, 404: errorBodySchema };
const startRefusals = {
  ...refusals,
  400: errorBodySchema,
  409: errorBodySchema,
  422: errorBodySchema,
  429: errorBodySchema,
};
const params = z.object({ id: documentIdSchema });

/** Files of up to 400 pages, read and analysed as jobs that go on when the person leaves. */
export function documentJobsRoutes(routesDeps: DocumentJobsRoutesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const jobLimits = { ...defaultDocumentJobLimits, ...routesDeps.documentJobLimits };
    const deps: DocumentJobsDeps = { ...routesDeps, jobLimits };
    await app.register(multipart, { limits: multipartLimits, throwFileSizeLimit: false });
    const onRequest = requireUser(routesDeps);

    app.post(
      documentJobPaths.list,
      {
        onRequest,
        config: { documentedBody: uploadFormSchema },
        schema: {
          tags,
          summary: 'Enviar un archivo extenso para analizarlo o guardarlo',
          description:
            'Formulario multipart/form-data con un archivo (PDF, DOCX o TXT, hasta 20 MB; para un análisis, hasta 400 páginas) en el campo `file`. Responde enseguida con el trabajo, que sigue aunque nadie espere. Cuenta como un uso, que se devuelve si el trabajo falla, o si se cancela antes de que un modelo de lenguaje empiece a trabajar en él.',
          consumes: ['multipart/form-data'],
          querystring: startDocumentJobQuerySchema,
          response: {
            202: documentJobSchema,
            ...startRefusals,
            413: errorBodySchema,
            415: errorBodySchema,
            503: errorBodySchema,
            507: errorBodySchema,
          },
        },
      },
      async (request, reply) => {
        const job = await whileCallerWaits(reply, (gone) =>
          startJob(deps, userFrom(request), request, request.query, gone),
        );
        return reply.status(202).send(job);
      },
    );

    app.post(
      documentJobPaths.fromVault,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Analizar un documento de la bóveda, de hasta 400 páginas',
          body: analyseDocumentRequestSchema,
          response: { 202: documentJobSchema, ...startRefusals, 404: errorBodySchema },
        },
      },
      async (request, reply) => reply.status(202).send(await startJobOfDocument(deps, userFrom(request), request.body)),
    );

    app.get(
      documentJobPaths.list,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Los trabajos propios, el último primero',
          response: { 200: documentJobsSchema, ...refusals },
        },
      },
      (request) => listJobs(deps, userFrom(request).accountId),
    );

    app.get(
      documentJobPaths.job(':id'),
      {
        onRequest,
        schema: { tags, summary: 'Cómo va un trabajo', params, response: { 200: documentJobSchema, ...ofOne } },
      },
      async (request) => presentJob(deps, await findJob(deps, userFrom(request).accountId, request.params.id)),
    );

    app.delete(
      documentJobPaths.job(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Eliminar un trabajo terminado y su resultado',
          description: 'Lo que un trabajo guardó en la bóveda queda ahí.',
          params,
          response: { 204: z.null(), ...ofOne, 409: errorBodySchema },
        },
      },
      async (request, reply) => {
        await deleteJob(deps, userFrom(request).accountId, request.params.id);
        return reply.status(204).send(null);
      },
    );

    app.post(
      documentJobPaths.cancel(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Cancelar un trabajo: se borra el archivo y, si ningún modelo empezó, se devuelve el uso',
          description:
            'El uso no se devuelve cuando un modelo de lenguaje ya empezó a trabajar en él (`modelHasBegun`). Uno que se leía de nuevo queda con el resultado que tenía.',
          params,
          response: { 200: documentJobSchema, ...ofOne, 409: errorBodySchema },
        },
      },
      (request) => cancelJob(deps, userFrom(request).accountId, request.params.id),
    );

    app.put(
      documentJobPaths.reading(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Decir qué es el archivo: se lee de nuevo, sin volver a enviarlo',
          description:
            'Responde enseguida con el mismo trabajo. No cuenta como un uso, salvo en un trabajo que espera la respuesta (`asking`), que todavía no se analizó. El resultado anterior queda si se cancela o falla.',
          params,
          body: documentReadingSchema,
          response: {
            202: documentJobSchema,
            ...ofOne,
            409: errorBodySchema,
            422: errorBodySchema,
            429: errorBodySchema,
          },
        },
      },
      async (request, reply) =>
        reply.status(202).send(await readAnew(deps, userFrom(request), request.params.id, request.body)),
    );

    app.get(
      documentJobPaths.result(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'El resultado de un análisis terminado, con la página de cada cita',
          params,
          response: { 200: documentJobResultSchema, ...ofOne, 409: errorBodySchema },
        },
      },
      (request) => readResult(deps, userFrom(request).accountId, request.params.id),
    );
  };
}
