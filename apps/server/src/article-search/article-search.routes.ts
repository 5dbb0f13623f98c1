import { articleSearchRequestSchema, articleSearchResponseSchema } from '@foja/contracts/article-search';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type IdentifyDeps, requireUser, userFrom } from '../accounts/identify-actor.ts';
import { type RequireAnonymizedDeps, requireAnonymized } from '../anonymization/require-anonymized.ts';
import { HttpError } from '../platform/http-errors.ts';
import { consumeRateLimit, type RateLimitDeps } from '../platform/rate-limit/rate-limit.ts';
import type { Retrieval, RetrievalQuery } from '../retrieval/retrieval.ts';
import { searchArticles } from './search-articles.ts';

export type ArticleSearchDeps = IdentifyDeps &
  RequireAnonymizedDeps &
  RateLimitDeps & { db: IdentifyDeps['db']; retrieve: (query: RetrievalQuery) => Promise<Retrieval> };

/** Searches that one account may make in a minute. */
const bound = { kind: 'article-search', limit: 60, windowMs: 60_000 };

/** POST /api/articles/search */
export function articleSearchRoutes(deps: ArticleSearchDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      routes.articleSearch,
      {
        onRequest: requireUser(deps),
        schema: {
          tags: ['Corpus'],
          summary: 'Buscar artículos, notas y guías',
          description: 'Por palabras o por referencia («art. 17 ley 24.240»). No cuenta como uso.',
          body: articleSearchRequestSchema,
          response: {
            200: articleSearchResponseSchema,
            400: errorBodySchema,
            401: errorBodySchema,
            403: errorBodySchema,
            422: errorBodySchema,
            429: errorBodySchema,
          },
        },
      },
      async (request) => {
        const actor = userFrom(request);
        if (!(await consumeRateLimit(deps, bound, actor.subject))) {
          throw new HttpError(429, 'rate_limited', 'Hiciste muchas búsquedas seguidas. Esperá un minuto.');
        }
        const asked = { texts: [request.body.query], isAnonymized: false };
        const [query = ''] = (await requireAnonymized(deps, actor, 'rag', asked)).texts;
        return searchArticles(deps, { ...request.body, query });
      },
    );
  };
}
