import { draftingRequestSchema, draftingResponseSchema } from '@foja/contracts/drafting';
import { errorBodySchema } from '@foja/contracts/errors';
import { generationMessages } from '@foja/contracts/generators/generation-messages';
import { messages } from '@foja/contracts/messages';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type IdentifyDeps, requireUser, userFrom } from '../accounts/identify-actor.ts';
import {
  createStructureModel,
  StructureFailed,
  type StructureModelLimits,
} from '../generators/model/structure-model.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { LanguageModels } from '../platform/language-model.ts';
import { type GenerateDocumentDeps, generateDocument } from './generate-document.ts';

export type DraftingDeps = IdentifyDeps &
  Omit<GenerateDocumentDeps, 'structureModel'> & {
    /** Null where no language model is configured: the facts stay in the person's words. */
    languageModels: LanguageModels | null;
    structureModelLimits?: StructureModelLimits;
  };

/** POST /DocumentGenerator/generate */
export function draftingRoutes(deps: DraftingDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const structureModel = deps.languageModels && createStructureModel(deps.languageModels, deps.structureModelLimits);
    app.post(
      routes.documentGenerate,
      {
        preHandler: requireUser(deps),
        schema: {
          tags: ['Generadores'],
          summary: 'Redacción de un documento',
          description: 'Escritos, cartas documento, contratos y convenios a partir de los datos de su formulario.',
          body: draftingRequestSchema,
          response: {
            200: draftingResponseSchema,
            400: errorBodySchema,
            401: errorBodySchema,
            403: errorBodySchema,
            422: errorBodySchema,
            429: errorBodySchema,
            502: errorBodySchema,
          },
        },
      },
      async (request, reply) => {
        const gone = new AbortController();
        reply.raw.once('close', () => {
          if (!reply.raw.writableFinished) gone.abort();
        });
        try {
          return await generateDocument({ ...deps, structureModel }, userFrom(request), request.body, gone.signal);
        } catch (error) {
          // Nobody is there to read an error, and nothing failed.
          if (gone.signal.aborted) reply.hijack();
          if (!(error instanceof StructureFailed)) throw error;
          request.log.warn({ reason: error.reason, useCase: 'documentDrafting' }, 'the language model did not answer');
          throw new HttpError(502, 'upstream_failed', failureMessages[error.reason]);
        }
      },
    );
  };
}

const failureMessages: Record<StructureFailed['reason'], string> = {
  'rate-limited': messages.serviceUnavailable,
  unavailable: messages.serviceUnavailable,
  timeout: generationMessages.modelTimeout,
  'cut-off': generationMessages.modelCutOff,
  refused: generationMessages.modelRefused,
  unreadable: generationMessages.modelUnreadable,
};
