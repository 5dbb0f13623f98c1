import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import { wordingRequestSchema, wordingResponseSchema } from '@foja/contracts/wording';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { networkOf } from '../accounts/bounds.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { RateLimitDeps } from '../platform/rate-limit/rate-limit.ts';
import type { TextThreads } from '../platform/threads/text-threads.ts';
import { takeWording, wordingBound } from './take-wording.ts';
import { wordTechnically } from './word-technically.ts';

const tooOften = 'Pediste muchas respuestas en lenguaje técnico en poco tiempo. Probá de nuevo en un minuto.';

/** POST /Rag/wording */
export function wordingRoutes({ threads, ...deps }: RateLimitDeps & { threads: TextThreads }): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      routes.wording,
      {
        schema: {
          tags: ['Chat'],
          summary: 'La misma respuesta en lenguaje técnico',
          description: `Las mismas afirmaciones, redactadas como en un escrito: por reglas, sin modelo de lenguaje. Abierta a todos, hasta ${wordingBound.limit} veces por minuto desde una red; no usa un uso y no guarda nada de la respuesta.`,
          body: wordingRequestSchema,
          response: { 200: wordingResponseSchema, 400: errorBodySchema, 429: errorBodySchema, 503: errorBodySchema },
        },
      },
      async (request, reply) => {
        const network = networkOf(request.ip);
        const waitSeconds = await takeWording(deps, network);
        if (waitSeconds !== null) {
          reply.header('retry-after', waitSeconds);
          throw new HttpError(429, 'rate_limited', tooOften);
        }
        const { body } = request;
        return threads.run(wordTechnically, body, {
          owner: `network:${network}`,
          characters: body.content.length,
        });
      },
    );
  };
}
