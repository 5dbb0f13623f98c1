import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import { transformationRequestSchema, transformationResponseSchema } from '@foja/contracts/transformations';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type IdentifyDeps, requireUser, userFrom } from '../accounts/identify-actor.ts';
import { tellModelFailure } from '../generators/model/tell-model-failure.ts';
import { whileCallerWaits } from '../platform/caller.ts';
import type { LanguageModels } from '../platform/language-model.ts';
import { createStructureModel, type StructureModelLimits } from '../platform/structure-model.ts';
import { openNormRegistry } from '../retrieval/norm-registry.ts';
import { type TransformTextDeps, transformText } from './transform-text.ts';

export type WritingDeps = IdentifyDeps &
  Omit<TransformTextDeps, 'structureModel' | 'norms'> & {
    /** Null where no language model is configured: the local rules answer. */
    languageModels: LanguageModels | null;
    structureModelLimits?: StructureModelLimits;
  };

/** POST /api/writing/transform */
export function writingRoutes(deps: WritingDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const transforming: TransformTextDeps = {
      ...deps,
      structureModel: deps.languageModels && createStructureModel(deps.languageModels, deps.structureModelLimits),
      norms: openNormRegistry(deps.db, deps.clock),
    };
    app.post(
      routes.writingTransform,
      {
        onRequest: requireUser(deps),
        schema: {
          tags: ['Redacción'],
          summary: 'Sugerencias de redacción sobre un texto',
          description:
            'Una sugerencia por oración que cambia, con lo que perdería o agregaría. Sin modelo de lenguaje, salen de reglas.',
          body: transformationRequestSchema,
          response: {
            200: transformationResponseSchema,
            400: errorBodySchema,
            401: errorBodySchema,
            403: errorBodySchema,
            422: errorBodySchema,
            429: errorBodySchema,
            502: errorBodySchema,
            503: errorBodySchema,
          },
        },
      },
      (request, reply) =>
        whileCallerWaits(reply, (gone) =>
          transformText(transforming, userFrom(request), request.body, gone).catch(
            tellModelFailure(request, 'writing'),
          ),
        ),
    );
  };
}
