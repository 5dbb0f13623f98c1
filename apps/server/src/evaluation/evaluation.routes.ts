import { errorBodySchema } from '@foja/contracts/errors';
import { evaluateCaseRequestSchema, evaluationSchema } from '@foja/contracts/evaluation';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorFrom, type IdentifyDeps } from '../accounts/identify-actor.ts';
import { requirePermission } from '../accounts/require-permission.ts';
import { type RequireAnonymizedDeps, requireAnonymized } from '../anonymization/require-anonymized.ts';
import { whileCallerWaits } from '../platform/caller.ts';
import { isContinuation, sealContinuation } from '../platform/continuation.ts';
import type { LanguageModels } from '../platform/language-model.ts';
import { consumeRateLimit, type RateLimitDeps } from '../platform/rate-limit/rate-limit.ts';
import type { CountedWorkDeps } from '../usage/settle-use.ts';
import { spendUse } from '../usage/spend-use.ts';
import type { EvaluateCase } from './evaluate-case.ts';
import { putBackNames } from './put-back-names.ts';

export type EvaluationDeps = IdentifyDeps &
  RequireAnonymizedDeps &
  CountedWorkDeps &
  RateLimitDeps & { evaluateCase: EvaluateCase; languageModels: LanguageModels | null };

/** How often facts may be put right in an hour while a model reads along; from then on it takes a use. */
const correctionBound = { kind: 'case-facts', limit: 10, windowMs: 3_600_000 };

/** POST /Rag/evaluate-case */
export function evaluationRoutes(deps: EvaluationDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      routes.evaluateCase,
      {
        onRequest: requirePermission(deps, 'case-evaluation'),
        schema: {
          tags: ['Evaluación de caso'],
          summary: 'Evaluación de un caso',
          description:
            'La probabilidad se calcula con los elementos de la guía del caso, los hechos y la prueba del relato y el plazo para reclamar. `insufficient: true` dice qué agregar cuando no alcanza. `alternatives` trae el mismo relato evaluado como los otros tipos de caso que están cerca.',
          body: evaluateCaseRequestSchema,
          response: {
            200: evaluationSchema,
            400: errorBodySchema,
            401: errorBodySchema,
            403: errorBodySchema,
            422: errorBodySchema,
            429: errorBodySchema,
            503: errorBodySchema,
          },
        },
      },
      async (request, reply) => {
        const actor = actorFrom(request);
        const { message, isAnonymized, model, corrections, continuation } = request.body;
        const { texts, putBack } = await requireAnonymized(deps, actor, 'rag', { texts: [message], isAnonymized });
        const goingOn = { subject: actor.subject, message, choice: 'case-facts' };
        const story = texts[0] ?? '';
        const { subject } = actor;
        const work = (gone: AbortSignal) =>
          deps.evaluateCase({ story, domain: 'todos_premium', model, subject, corrections }, gone);
        const isFree =
          corrections !== undefined &&
          isContinuation(deps.jwtSecret, goingOn, continuation) &&
          (deps.languageModels === null || (await consumeRateLimit(deps, correctionBound, subject)));
        const evaluated = await whileCallerWaits(reply, (gone) =>
          isFree ? work(gone) : spendUse(deps, actor, 'caseEvaluation', gone, () => work(gone)),
        );
        const evaluation = { ...evaluated, continuation: sealContinuation(deps.jwtSecret, goingOn) };
        return putBack === null ? evaluation : putBackNames(evaluation, message, putBack);
      },
    );
  };
}
