import { errorBodySchema } from '@foja/contracts/errors';
import {
  contextSearchRequestSchema,
  contextSearchResponseSchema,
  jurisprudenceSearchRequestSchema,
  jurisprudenceSearchResponseSchema,
} from '@foja/contracts/jurisprudence';
import { routes } from '@foja/contracts/routes';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type IdentifyDeps, requireUser, userFrom } from '../accounts/identify-actor.ts';
import { whileCallerWaits } from '../platform/caller.ts';
import type { Config } from '../platform/config.ts';
import type { LanguageModels } from '../platform/language-model.ts';
import { createStructureModel } from '../platform/structure-model.ts';
import { openNormRegistry } from '../retrieval/norm-registry.ts';
import { defaultJurisprudenceLimits, type JurisprudenceDeps, type JurisprudenceLimits } from './jurisprudence-deps.ts';
import { replyInContext } from './reply-in-context.ts';
import { SaijSearch } from './saij/saij-search.ts';
import { searchJurisprudence } from './search-jurisprudence.ts';

export type JurisprudenceRoutesDeps = IdentifyDeps &
  Pick<JurisprudenceDeps, 'db' | 'clock' | 'jwtSecret' | 'anonymizer' | 'retrieve' | 'threads'> & {
    config: Pick<Config, 'saij'>;
    languageModels: LanguageModels | null;
    /** What differs from the usual bounds. */
    jurisprudenceLimits?: Partial<JurisprudenceLimits>;
  };

/** Wait before the model is asked once more. */
const modelRetryDelayMs = 300;
const tags = ['Jurisprudencia'];
const refusals = {
  400: errorBodySchema,
  401: errorBodySchema,
  403: errorBodySchema,
  422: errorBodySchema,
  429: errorBodySchema,
  503: errorBodySchema,
};

/** POST /api/jurisprudence/search and /api/jurisprudence/context-search. */
export function jurisprudenceRoutes(deps: JurisprudenceRoutesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const onRequest = requireUser(deps);
    const limits = { ...defaultJurisprudenceLimits, ...deps.jurisprudenceLimits };
    const saij = new SaijSearch({ baseUrl: deps.config.saij.baseUrl, clock: deps.clock, limits: limits.saij });
    app.addHook('onClose', async () => saij.close());
    const searching: Omit<JurisprudenceDeps, 'owner'> = {
      ...deps,
      limits,
      saij,
      registry: openNormRegistry(deps.db, deps.clock),
      structureModel:
        deps.languageModels &&
        createStructureModel(deps.languageModels, {
          timeoutMs: limits.modelTimeoutMs,
          retryDelayMs: modelRetryDelayMs,
        }),
      onFailure: (what, reason) => app.log.warn({ what, reason }, 'a source of the search for rulings did not answer'),
    };

    const forCallOf = (request: FastifyRequest): JurisprudenceDeps => ({
      ...searching,
      owner: userFrom(request).subject,
    });

    app.post(
      routes.jurisprudenceSearch,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Búsqueda de jurisprudencia',
          description:
            'Busca en el corpus y en las bases de SAIJ elegidas. Responde la configuración que rige para el rol.',
          body: jurisprudenceSearchRequestSchema,
          response: { 200: jurisprudenceSearchResponseSchema, ...refusals },
        },
      },
      (request, reply) =>
        whileCallerWaits(reply, (gone) =>
          searchJurisprudence(forCallOf(request), userFrom(request), request.body, gone),
        ),
    );

    app.post(
      routes.jurisprudenceContextSearch,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Jurisprudencia sobre un texto seleccionado',
          description: 'Con `Accept: text/event-stream` la respuesta llega como eventos: agent, results, done o error.',
          body: contextSearchRequestSchema,
          response: { 200: contextSearchResponseSchema, ...refusals },
        },
      },
      (request, reply) => replyInContext(forCallOf(request), request.body, request, reply),
    );
  };
}
