import { errorBodySchema } from '@foja/contracts/errors';
import { generationMessages } from '@foja/contracts/generators/generation-messages';
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
import { messages } from '@foja/contracts/messages';
import { routes } from '@foja/contracts/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type IdentifyDeps, requireUser, userFrom } from '../accounts/identify-actor.ts';
import { AnswererFailed } from '../chat/answerer.ts';
import { openLawBook } from '../chat/open-law-book.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { LanguageModels } from '../platform/language-model.ts';
import { type GenerateStructureDeps, type GenerationCall, generateStructure } from './generate-structure.ts';
import type { GeneratedUseCase } from './generation.ts';
import { createStructureModel, StructureFailed, type StructureModelLimits } from './model/structure-model.ts';

export type GeneratorsDeps = IdentifyDeps &
  Omit<GenerateStructureDeps, 'lawBook' | 'structureModel'> & {
    languageModels: LanguageModels | null;
    /** What differs from the usual patience with the model. */
    structureModelLimits?: StructureModelLimits;
  };

const refusals = {
  400: errorBodySchema,
  401: errorBodySchema,
  403: errorBodySchema,
  422: errorBodySchema,
  429: errorBodySchema,
  502: errorBodySchema,
};
const tags = ['Generadores'];

/** POST /QuestionGenerator/generate and /JurisprudenceGenerator/generate. */
export function generatorsRoutes(deps: GeneratorsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const preHandler = requireUser(deps);
    const generating: GenerateStructureDeps = {
      ...deps,
      lawBook: openLawBook(deps),
      structureModel: deps.languageModels && createStructureModel(deps.languageModels, deps.structureModelLimits),
    };

    app.post(
      routes.questionGenerate,
      {
        preHandler,
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
        preHandler,
        schema: {
          tags,
          summary: 'Jurisprudencia sobre un texto',
          body: jurisprudenceRequestSchema,
          response: { 200: jurisprudenceGenerationResultSchema, ...refusals },
        },
      },
      (request, reply) => replyWithStructure(generating, { ...generationDefaults, ...request.body }, request, reply),
    );
  };
}

/** The work stops when the caller goes away. */
async function replyWithStructure<U extends GeneratedUseCase>(
  deps: GenerateStructureDeps,
  call: GenerationCall<U>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Extract<GenerationResult, { useCase: U }>> {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  try {
    return await generateStructure(deps, userFrom(request), call, gone.signal);
  } catch (error) {
    // Nobody is there to read an error, and nothing failed.
    if (gone.signal.aborted) reply.hijack();
    if (!(error instanceof StructureFailed) && !(error instanceof AnswererFailed)) throw error;
    request.log.warn({ reason: error.reason, useCase: call.useCase }, 'the language model did not answer');
    throw new HttpError(502, 'upstream_failed', modelFailureMessages[error.reason]);
  }
}

const modelFailureMessages: Record<StructureFailed['reason'] | AnswererFailed['reason'], string> = {
  'rate-limited': messages.serviceUnavailable,
  unavailable: messages.serviceUnavailable,
  timeout: generationMessages.modelTimeout,
  'cut-off': generationMessages.modelCutOff,
  refused: generationMessages.modelRefused,
  empty: generationMessages.modelRefused,
  unreadable: generationMessages.modelUnreadable,
};
