import { errorBodySchema } from '@foja/contracts/errors';
import {
  jurisprudenceRequestSchema,
  questionGenerationRequestSchema,
} from '@foja/contracts/generators/generation-request';
import {
  type GenerationResult,
  jurisprudenceGenerationResultSchema,
  questionGenerationResultSchema,
} from '@foja/contracts/generators/generation-result';
import { generationDefaults } from '@foja/contracts/generators/use-cases';
import { routes } from '@foja/contracts/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type IdentifyDeps, requireUser, userFrom } from '../accounts/identify-actor.ts';
import { openLawRules } from '../corpus/rules/open-law-rules.ts';
import { whileCallerWaits } from '../platform/caller.ts';
import { type GenerateStructureDeps, type GenerationCall, generateStructure } from './generate-structure.ts';
import type { GeneratedUseCase } from './generation.ts';
import { tellModelFailure } from './model/tell-model-failure.ts';
import { type OpenGenerationDeps, openGeneration } from './open-generation.ts';

export type GeneratorsDeps = IdentifyDeps &
  Omit<GenerateStructureDeps, 'citationResolver' | 'understand' | 'structureModel'> &
  OpenGenerationDeps;

const refusals = {
  400: errorBodySchema,
  401: errorBodySchema,
  403: errorBodySchema,
  422: errorBodySchema,
  429: errorBodySchema,
  502: errorBodySchema,
  503: errorBodySchema,
};
const tags = ['Generadores'];

/** POST /QuestionGenerator/generate and /JurisprudenceGenerator/generate. */
export function generatorsRoutes(deps: GeneratorsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const onRequest = requireUser(deps);
    const generating: GenerateStructureDeps = openGeneration(deps);

    // Reading the rules takes longer than a call should wait: it is done once, before the first one comes.
    app.addHook('onListen', async () => {
      openLawRules();
    });
    app.post(
      routes.questionGenerate,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Ficha a partir de un texto',
          description:
            'Cada `useCase` responde su propia estructura. La búsqueda de jurisprudencia y la redacción tienen su llamada.',
          body: questionGenerationRequestSchema,
          response: { 200: questionGenerationResultSchema, ...refusals },
        },
      },
      (request, reply) => replyWithStructure(generating, { ...request.body, maxResults: 0 }, request, reply),
    );

    app.post(
      routes.jurisprudenceGenerate,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Jurisprudencia sobre un texto',
          body: jurisprudenceRequestSchema,
          response: { 200: jurisprudenceGenerationResultSchema, ...refusals },
        },
      },
      (request, reply) =>
        replyWithStructure(generating, { ...generationDefaults, fromFile: false, ...request.body }, request, reply),
    );
  };
}

/** The work stops when the caller goes away. */
function replyWithStructure<U extends GeneratedUseCase>(
  deps: GenerateStructureDeps,
  call: GenerationCall<U>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Extract<GenerationResult, { useCase: U }>> {
  return whileCallerWaits(reply, (gone) =>
    generateStructure(deps, userFrom(request), call, gone).catch(tellModelFailure(request, call.useCase)),
  );
}
