import { errorBodySchema } from '@foja/contracts/errors';
import { evaluateCaseRequestSchema, evaluationSchema } from '@foja/contracts/evaluation';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorFrom, type IdentifyDeps } from '../accounts/identify-actor.ts';
import { requirePermission } from '../accounts/require-permission.ts';
import { type RequireAnonymizedDeps, requireAnonymized } from '../anonymization/require-anonymized.ts';
import { whileCallerWaits } from '../platform/caller.ts';
import type { CountedWorkDeps } from '../usage/settle-use.ts';
import { spendUse } from '../usage/spend-use.ts';
import type { EvaluateCase } from './evaluate-case.ts';
import { putBackNames } from './put-back-names.ts';

export type EvaluationDeps = IdentifyDeps & RequireAnonymizedDeps & CountedWorkDeps & { evaluateCase: EvaluateCase };

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
        const { message, isAnonymized, model } = request.body;
        const { texts, putBack } = await requireAnonymized(deps, actor, 'rag', { texts: [message], isAnonymized });
        const evaluation = await whileCallerWaits(reply, (gone) =>
          spendUse(deps, actor, 'caseEvaluation', gone, () =>
            deps.evaluateCase({ story: texts[0] ?? '', domain: 'todos_premium', model, subject: actor.subject }, gone),
          ),
        );
        return putBack === null ? evaluation : putBackNames(evaluation, message, putBack);
      },
    );
  };
}
