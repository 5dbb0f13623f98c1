import {
  type Anonymized,
  type AnonymizeRequest,
  anonymizedSchema,
  anonymizeRequestSchema,
  type NotAnonymized,
  notAnonymizedSchema,
} from '@foja/contracts/anonymization';
import { anonymizationMessages } from '@foja/contracts/anonymization-calls';
import { errorBodySchema } from '@foja/contracts/errors';
import { can } from '@foja/contracts/roles';
import { routes } from '@foja/contracts/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { userFrom } from '../accounts/identify-actor.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { whileCallerWaits } from '../platform/caller.ts';
import { HttpError } from '../platform/http-errors.ts';
import { AnonymizationFailed } from './anonymization-failed.ts';
import { type AnonymizeAdvancedDeps, anonymizeAdvanced } from './anonymize-advanced.ts';
import { anonymizeText } from './anonymize-text.ts';
import { type CallerDeps, identifyCaller } from './identify-caller.ts';

export type AnonymizeCallsDeps = CallerDeps & AnonymizeAdvancedDeps;

/** The longest text in its longest JSON form, with what a conversation remembers. */
const bodyLimitBytes = 4_000_000;

const tags = ['Anonimización'];
const description =
  'La clave pública va en `Authorization: Bearer` y en `apikey`; el token del usuario, en `X-QGS-Token`. No cuenta como uso.';
const response = {
  200: anonymizedSchema,
  400: errorBodySchema,
  401: errorBodySchema,
  403: errorBodySchema,
  413: errorBodySchema,
  500: notAnonymizedSchema.or(errorBodySchema),
  503: notAnonymizedSchema.or(errorBodySchema),
};

/** POST /anonymize-text and /anonymize-advanced (specification 7.4). */
export function anonymizeCallsRoutes(deps: AnonymizeCallsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const onRequest = identifyCaller(deps);

    app.post(
      routes.anonymizeText,
      {
        onRequest,
        bodyLimit: bodyLimitBytes,
        schema: { tags, summary: 'Anonimizar (básico)', description, body: anonymizeRequestSchema, response },
      },
      (request, reply) => orAsItWas(request, reply, () => anonymizeText(deps, userFrom(request).subject, request.body)),
    );

    app.post(
      routes.anonymizeAdvanced,
      {
        onRequest: [onRequest, requireAdvanced(deps)],
        bodyLimit: bodyLimitBytes,
        schema: { tags, summary: 'Anonimizar (avanzado)', description, body: anonymizeRequestSchema, response },
      },
      (request, reply) => {
        const onModelFailure = (reason: string) =>
          request.log.warn({ reason }, 'the language model did not help to anonymize');
        return whileCallerWaits(reply, (gone) =>
          orAsItWas(request, reply, () =>
            anonymizeAdvanced(deps, userFrom(request).subject, request.body, onModelFailure, gone),
          ),
        );
      },
    );
  };
}

function requireAdvanced(deps: AnonymizeCallsDeps) {
  return async (request: FastifyRequest): Promise<void> => {
    const { role, accountId } = userFrom(request);
    if (can(role, 'anonymization-advanced')) return;
    const details = { method: request.method, route: request.routeOptions.url ?? '' };
    await recordActivity(deps, { event: 'access_denied', actorId: accountId, actorRole: role, details });
    throw new HttpError(403, 'forbidden', anonymizationMessages.advancedNotAllowed);
  };
}

/** Where the engine fails, the text goes back as it was, with `success: false` (specification 8). */
async function orAsItWas(
  request: FastifyRequest<{ Body: AnonymizeRequest }>,
  reply: FastifyReply,
  anonymize: () => Promise<Anonymized>,
): Promise<Anonymized> {
  try {
    return await anonymize();
  } catch (error) {
    if (!(error instanceof AnonymizationFailed)) throw error;
    request.log.error({ reason: error.reason }, 'a text was not anonymized');
    const body: NotAnonymized = {
      success: false,
      anonymized_text: request.body.text,
      replacements: [],
      stats: { total_replacements: 0, processing_time_ms: Math.round(reply.elapsedTime), ai_used: false },
      error: `anonymization_${error.reason}`,
      message: anonymizationMessages[error.reason],
    };
    return reply.status(error.reason === 'failed' ? 500 : 503).send(body) as never;
  }
}
