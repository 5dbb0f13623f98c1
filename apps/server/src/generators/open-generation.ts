import { openCitationResolver } from '../chat/open-citation-resolver.ts';
import type { LanguageModels } from '../platform/language-model.ts';
import { createStructureModel, type StructureModelLimits } from '../platform/structure-model.ts';
import { openNormRegistry } from '../retrieval/norm-registry.ts';
import { openUnderstanding } from '../understanding/open-understanding.ts';
import type { GenerationDeps } from './generation.ts';

export type OpenGenerationDeps = Omit<GenerationDeps, 'citationResolver' | 'understand' | 'structureModel'> & {
  languageModels: LanguageModels | null;
  /** What differs from the usual patience with the model. */
  structureModelLimits?: StructureModelLimits;
};

/** What every generator stands on, with what is opened once for all of them. */
export function openGeneration<Deps extends OpenGenerationDeps>(deps: Deps): Deps & GenerationDeps {
  return {
    ...deps,
    citationResolver: openCitationResolver(deps),
    understand: openUnderstanding({ registry: openNormRegistry(deps.db, deps.clock), clock: deps.clock }),
    structureModel: deps.languageModels && createStructureModel(deps.languageModels, deps.structureModelLimits),
  };
}
