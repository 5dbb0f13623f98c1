import { errorBodySchema } from '@foja/contracts/errors';
import {
  createOwnTemplateRequestSchema,
  deletedOwnTemplateSchema,
  ownTemplateIdSchema,
  ownTemplateSchema,
  ownTemplatesResponseSchema,
  saveOwnTemplateRequestSchema,
} from '@foja/contracts/own-templates';
import { ownTemplateBodyMaxCharacters } from '@foja/contracts/own-templates-text';
import { routes } from '@foja/contracts/routes';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type IdentifyDeps, requireUser, userFrom } from '../accounts/identify-actor.ts';
import { createOwnTemplate } from './create-own-template.ts';
import { deleteOwnTemplate } from './delete-own-template.ts';
import { findOwnTemplate } from './find-own-template.ts';
import { listOwnTemplates } from './list-own-templates.ts';
import { defaultOwnTemplatesLimits, type OwnTemplatesDeps, type OwnTemplatesLimits } from './own-templates-deps.ts';
import { restoreOwnTemplate } from './restore-own-template.ts';
import { saveOwnTemplate } from './save-own-template.ts';
import { presentTemplate } from './sealed-template.ts';

export type OwnTemplatesRoutesDeps = IdentifyDeps &
  Omit<OwnTemplatesDeps, 'limits'> & {
    /** What differs from the usual bounds. */
    ownTemplatesLimits?: Partial<OwnTemplatesLimits>;
  };

const tags = ['Redacción'];
const refusals = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema };
const notFound = { 404: errorBodySchema };
const refusedChange = { 409: errorBodySchema, 413: errorBodySchema, 429: errorBodySchema };
const params = z.object({ id: ownTemplateIdSchema });
/** The longest text in its longest JSON form; how long it is is told after. */
const bodyLimit = ownTemplateBodyMaxCharacters * 8;

/** Own templates and clauses: everybody with an account has theirs, on any device, and sees no other's. None of it is a use. */
export function ownTemplatesRoutes(routesDeps: OwnTemplatesRoutesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const limits = { ...defaultOwnTemplatesLimits, ...routesDeps.ownTemplatesLimits };
    const deps: OwnTemplatesDeps = { ...routesDeps, limits };
    const onRequest = requireUser(routesDeps);
    const ownerFrom = (request: FastifyRequest<{ Params: { id: string } }>) => ({
      accountId: userFrom(request).accountId,
      templateId: request.params.id,
    });
    app.get(
      routes.ownTemplates,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Los modelos y cláusulas propios',
          response: { 200: ownTemplatesResponseSchema, ...refusals },
        },
      },
      (request) => listOwnTemplates(deps, userFrom(request)),
    );
    app.post(
      routes.ownTemplates,
      {
        onRequest,
        bodyLimit,
        schema: {
          tags,
          summary: 'Crear un modelo o una cláusula',
          body: createOwnTemplateRequestSchema,
          response: { 201: ownTemplateSchema, ...refusals, ...refusedChange },
        },
      },
      async (request, reply) => reply.status(201).send(await createOwnTemplate(deps, userFrom(request), request.body)),
    );
    app.get(
      routes.ownTemplate(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Un modelo con su texto',
          params,
          response: { 200: ownTemplateSchema, ...refusals, ...notFound },
        },
      },
      async (request) => presentTemplate(deps, await findOwnTemplate(deps, ownerFrom(request))),
    );
    app.put(
      routes.ownTemplate(':id'),
      {
        onRequest,
        bodyLimit,
        schema: {
          tags,
          summary: 'Guardar un modelo sobre la revisión que se leyó',
          params,
          body: saveOwnTemplateRequestSchema,
          response: { 200: ownTemplateSchema, ...refusals, ...notFound, ...refusedChange },
        },
      },
      (request) => saveOwnTemplate(deps, ownerFrom(request), request.body),
    );
    app.delete(
      routes.ownTemplate(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Eliminar un modelo',
          params,
          response: { 200: deletedOwnTemplateSchema, ...refusals, ...notFound, 429: errorBodySchema },
        },
      },
      (request) => deleteOwnTemplate(deps, ownerFrom(request)),
    );
    app.post(
      routes.ownTemplateRestore(':id'),
      {
        onRequest,
        schema: {
          tags,
          summary: 'Deshacer la eliminación de un modelo',
          params,
          response: { 200: ownTemplateSchema, ...refusals, ...notFound, ...refusedChange },
        },
      },
      (request) => restoreOwnTemplate(deps, ownerFrom(request)),
    );
  };
}
