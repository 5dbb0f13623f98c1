import {
  citationCheckBodyMaxBytes,
  citationCheckRequestSchema,
  citationCheckSchema,
} from '@foja/contracts/citation-check';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type IdentifyDeps, requireUser, userFrom } from '../accounts/identify-actor.ts';
import type { TextThreads } from '../platform/threads/text-threads.ts';
import { checkCitations } from './check-citations.ts';
import { openCitedTexts } from './open-cited-texts.ts';

/** POST /api/citations/check */
export function citationCheckRoutes(deps: IdentifyDeps & { threads: TextThreads }): FastifyPluginAsyncZod {
  return async (app) => {
    const citedTexts = openCitedTexts(deps);
    app.post(
      routes.citationCheck,
      {
        onRequest: requireUser(deps),
        bodyLimit: citationCheckBodyMaxBytes,
        schema: {
          tags: ['Citas'],
          summary: 'Verificar las citas de un texto',
          description:
            'Busca cada referencia legal en el corpus y compara lo que el texto transcribe con el original. No usa ningún modelo y no cuenta como uso; el texto no se guarda ni se registra.',
          body: citationCheckRequestSchema,
          response: {
            200: citationCheckSchema,
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
      (request) => checkCitations({ ...deps, citedTexts }, userFrom(request), request.body),
    );
  };
}
