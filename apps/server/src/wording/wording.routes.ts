import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import { wordingRequestSchema, wordingResponseSchema } from '@foja/contracts/wording';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { TextThreads } from '../platform/threads/text-threads.ts';
import { wordTechnically } from './word-technically.ts';

/** POST /Rag/wording */
export function wordingRoutes({ threads }: { threads: TextThreads }): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      routes.wording,
      {
        schema: {
          tags: ['Chat'],
          summary: 'La misma respuesta en lenguaje técnico',
          description:
            'Las mismas afirmaciones, redactadas como en un escrito: por reglas, sin modelo de lenguaje. Abierta a todos; no usa un uso y no guarda nada.',
          body: wordingRequestSchema,
          response: { 200: wordingResponseSchema, 400: errorBodySchema, 503: errorBodySchema },
        },
      },
      (request) =>
        threads.run(wordTechnically, request.body, { owner: request.ip, characters: request.body.content.length }),
    );
  };
}
