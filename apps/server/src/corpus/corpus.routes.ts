import { guidesResponseSchema, normArticlesSchema, normsResponseSchema } from '@foja/contracts/article-search';
import { domainsResponseSchema, legalAreasResponseSchema } from '@foja/contracts/domains';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import {
  lawUnderReviewSchema,
  type SourceElsewhere,
  sourceDetailSchema,
  sourceQuerySchema,
} from '@foja/contracts/sources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type IdentifyDeps, readActor } from '../accounts/identify-actor.ts';
import { HttpError } from '../platform/http-errors.ts';
import { findNormNotImported } from './computable-law/find-norm-not-imported.ts';
import { listDomains } from './list-domains.ts';
import { listGuideEntries } from './list-editorial.ts';
import { listLegalAreas } from './list-legal-areas.ts';
import { listArticlesOfNorm, listNorms } from './list-norms.ts';
import { readSource } from './read-source.ts';
import { readLawUnderReview } from './rules/read-law-under-review.ts';
import { requirePastDay } from './versions/require-past-day.ts';

const tags = ['Corpus'];
/** Fastify itself refuses a longer one (414). */
const sourceIdSchema = z.object({ id: z.string().min(1).max(100) });

/** What the corpus holds: sources by id, the domains of the chat, the areas of law. Open to anybody. */
export function corpusRoutes(deps: IdentifyDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/sources/:id',
      {
        schema: {
          tags,
          summary: 'Una fuente: artículo, fallo, nota, guía o resumen de fallo',
          params: sourceIdSchema,
          querystring: sourceQuerySchema,
          response: { 200: sourceDetailSchema, 400: errorBodySchema, 404: errorBodySchema },
        },
      },
      async (request) => {
        requirePastDay(deps.clock, request.query.asOf);
        const source = await readSource(deps.db, request.params.id, request.query.asOf);
        if (source) return source;
        const elsewhere = findNormNotImported(request.params.id);
        throw elsewhere
          ? new HttpError(404, 'not_found', `Foja no tiene el texto de: ${elsewhere.title}.`, {
              title: elsewhere.title,
              officialUrl: elsewhere.officialUrl,
            } satisfies SourceElsewhere)
          : new HttpError(404, 'not_found', 'No se encontró la fuente pedida.');
      },
    );
    app.get(
      routes.guides,
      { schema: { tags, summary: 'Guías prácticas', response: { 200: guidesResponseSchema } } },
      async () => ({ guides: await listGuideEntries(deps.db) }),
    );
    app.get(
      routes.norms,
      {
        schema: { tags, summary: 'Normas de las que hay artículos explicados', response: { 200: normsResponseSchema } },
      },
      async () => ({ norms: await listNorms(deps.db) }),
    );
    app.get(
      '/api/norms/:code',
      {
        schema: {
          tags,
          summary: 'Una norma y sus artículos explicados',
          params: z.object({ code: z.string().min(1).max(100) }),
          response: { 200: normArticlesSchema, 404: errorBodySchema },
        },
      },
      async (request) => {
        const norm = await listArticlesOfNorm(deps.db, request.params.code);
        if (!norm) throw new HttpError(404, 'not_found', 'Foja no explica artículos de esa norma.');
        return norm;
      },
    );
    app.get(
      routes.domains,
      {
        onRequest: readActor(deps),
        schema: { tags, summary: 'Dominios legales', response: { 200: domainsResponseSchema } },
      },
      async (request) => ({ domains: await listDomains(deps.db, request.actor?.role ?? 'Guest') }),
    );
    app.get(
      routes.lawUnderReview,
      {
        schema: {
          tags,
          summary: 'Artículos que cambiaron desde que se controlaron las reglas y las cuentas de Foja',
          response: { 200: lawUnderReviewSchema },
        },
      },
      async () => ({ articles: [...(await readLawUnderReview(deps.db))] }),
    );
    app.get(
      routes.legalAreas,
      { schema: { tags, summary: 'Áreas del derecho', response: { 200: legalAreasResponseSchema } } },
      async () => ({ areas: await listLegalAreas(deps.db) }),
    );
  };
}
