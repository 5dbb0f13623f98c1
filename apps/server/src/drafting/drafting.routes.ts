import { draftingRequestSchema, draftingResponseSchema } from '@foja/contracts/drafting';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type IdentifyDeps, requireUser, userFrom } from '../accounts/identify-actor.ts';
import { openTemplates } from '../corpus/rules/open-templates.ts';
import { tellModelFailure } from '../generators/model/tell-model-failure.ts';
import { whileCallerWaits } from '../platform/caller.ts';
import type { LanguageModels } from '../platform/language-model.ts';
import { createStructureModel, type StructureModelLimits } from '../platform/structure-model.ts';
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
    // Reading the templates takes longer than a call should wait: it is done once, before the first one comes.
    app.addHook('onListen', async () => {
      openTemplates();
    });
    app.post(
      routes.documentGenerate,
      {
        onRequest: requireUser(deps),
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
      (request, reply) =>
        whileCallerWaits(reply, (gone) =>
          generateDocument({ ...deps, structureModel }, userFrom(request), request.body, gone).catch(
            tellModelFailure(request, 'documentDrafting'),
          ),
        ),
    );
  };
}
