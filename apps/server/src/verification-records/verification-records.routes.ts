import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import {
  verificationBodyMaxBytes,
  verificationCodeHeader,
  verificationRecordSchema,
  verificationRequestSchema,
} from '@foja/contracts/verification-records';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type IdentifyDeps, readActor } from '../accounts/identify-actor.ts';
import { fileResponse } from '../platform/api-documentation.ts';
import { openOwnApi } from './call-own-api.ts';
import { type MakeRecordDeps, makeVerificationRecord } from './make-verification-record.ts';
import { readVerificationRecord } from './read-verification-record.ts';

const tags = ['Constancias'];
/** Longer than any code with its separators; what is longer is refused before it is read. */
const codeMaxCharacters = 60;

/** POST /api/verification-records and GET /api/verification-records/:code: open to everybody, no use is counted. */
export function verificationRecordsRoutes(deps: IdentifyDeps & MakeRecordDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      routes.verificationRecords,
      {
        onRequest: readActor(deps),
        bodyLimit: verificationBodyMaxBytes,
        schema: {
          tags,
          summary: 'Constancia de verificación, en PDF',
          description: `De una respuesta (con el sello con que vino), de un cálculo o de una verificación de citas (que el servidor vuelve a hacer). No usa un uso. El código viene en el encabezado ${verificationCodeHeader}. De lo que se preguntó y respondió no se guarda nada más que su huella.`,
          body: verificationRequestSchema,
          response: {
            200: fileResponse('application/pdf'),
            400: errorBodySchema,
            401: errorBodySchema,
            403: errorBodySchema,
            409: errorBodySchema,
            413: errorBodySchema,
            422: errorBodySchema,
            429: errorBodySchema,
            503: errorBodySchema,
          },
        },
      },
      async (request, reply) => {
        const caller = { actor: request.actor, address: request.ip, callOwnApi: openOwnApi(app, request) };
        const { code, file } = await makeVerificationRecord(deps, caller, request.body);
        return reply
          .header('content-type', 'application/pdf')
          .header('content-disposition', `attachment; filename="constancia-${code}.pdf"`)
          .header('cache-control', 'no-store')
          .header(verificationCodeHeader, code)
          .send(Buffer.from(file));
      },
    );
    app.get(
      '/api/verification-records/:code',
      {
        schema: {
          tags,
          summary: 'Comprobar una constancia por su código',
          description: 'Qué atestigua, y si el texto de cada fuente sigue siendo el mismo. Abierta a todos.',
          params: z.object({ code: z.string().min(1).max(codeMaxCharacters) }),
          response: { 200: verificationRecordSchema, 400: errorBodySchema, 404: errorBodySchema, 429: errorBodySchema },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return readVerificationRecord(deps, request.ip, request.params.code);
      },
    );
  };
}
