import { errorBodySchema } from '@foja/contracts/errors';
import {
  pleadingReviewBodyMaxBytes,
  pleadingReviewRequestSchema,
  pleadingReviewSchema,
} from '@foja/contracts/pleading-review';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type IdentifyDeps, requireUser, userFrom } from '../accounts/identify-actor.ts';
import type { TextThreads } from '../platform/threads/text-threads.ts';
import { openNormRegistry } from '../retrieval/norm-registry.ts';
import { reviewPleading } from './review-pleading.ts';

/** POST /api/pleadings/review */
export function pleadingReviewRoutes(deps: IdentifyDeps & { threads: TextThreads }): FastifyPluginAsyncZod {
  return async (app) => {
    const registry = openNormRegistry(deps.db, deps.clock);
    app.post(
      routes.pleadingReview,
      {
        onRequest: requireUser(deps),
        bodyLimit: pleadingReviewBodyMaxBytes,
        schema: {
          tags: ['Escritos'],
          summary: 'Revisar un escrito judicial',
          description:
            'Lee qué escrito es, de qué parte y ante qué juez, y lo controla con las reglas del corpus. No usa ningún modelo y no cuenta como uso; el texto no se guarda ni se registra.',
          body: pleadingReviewRequestSchema,
          response: {
            200: pleadingReviewSchema,
            400: errorBodySchema,
            401: errorBodySchema,
            403: errorBodySchema,
            413: errorBodySchema,
            422: errorBodySchema,
            429: errorBodySchema,
            503: errorBodySchema,
          },
        },
      },
      (request) => reviewPleading({ ...deps, registry }, userFrom(request), request.body),
    );
  };
}
