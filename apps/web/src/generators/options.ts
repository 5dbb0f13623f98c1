import {
  type Country,
  countries,
  generationDefaults,
  isOptionEnabled,
  type PartyRole,
  partyRoles,
  type QuestionCount,
  questionCounts,
} from '@foja/contracts/generators/use-cases';
import { type ModelId, modelIds } from '@foja/contracts/models';
import { type ActorRole, can } from '@foja/contracts/roles';
import { useState } from 'react';
import { localStore, readJson, storageKeys } from '../platform/browser-storage.ts';
import type { ToolUseCase } from './tool-slugs.ts';

/** The options panel of specification 2.10. */
export interface GenerationOptions {
  country: Country;
  model: ModelId;
  partyRole: PartyRole;
  numberOfQuestions: QuestionCount;
  includeResponses: boolean;
}

/**
 * The options as they count for a use case and a role: the model and the country are the defaults outside legalConsultation, and a
 * Free user has no gpt-4o (specification 4 and 6).
 */
export function optionsInForce(options: GenerationOptions, useCase: ToolUseCase, role: ActorRole): GenerationOptions {
  const hasModel = isOptionEnabled(useCase, 'model') && (options.model !== 'gpt-4o' || mayUseAdvancedModel(role));
  return {
    ...options,
    model: hasModel ? options.model : generationDefaults.model,
    country: isOptionEnabled(useCase, 'country') ? options.country : generationDefaults.country,
  };
}

/** Whether a role may choose gpt-4o, which is marked Premium/Professional (specification 6). */
export function mayUseAdvancedModel(role: ActorRole): boolean {
  return can(role, 'premium-features');
}

function keptOptions(owner: string): GenerationOptions {
  const kept = (readJson(localStore, storageKeys.toolOptions(owner)) ?? {}) as Partial<Record<string, unknown>>;
  const one = <Value>(values: readonly Value[], value: unknown, otherwise: Value) =>
    values.find((known) => known === value) ?? otherwise;
  return {
    country: one(countries, kept.country, generationDefaults.country),
    model: one(modelIds, kept.model, generationDefaults.model),
    partyRole: one(partyRoles, kept.partyRole, generationDefaults.partyRole),
    numberOfQuestions: one(questionCounts, kept.numberOfQuestions, generationDefaults.numberOfQuestions),
    includeResponses: one([true, false], kept.includeResponses, generationDefaults.includeResponses),
  };
}

/** The options of one account, kept in this browser, as they count for this use case. */
export function useGenerationOptions(
  owner: string,
  useCase: ToolUseCase,
  role: ActorRole,
): [GenerationOptions, (change: Partial<GenerationOptions>) => void] {
  const [options, setOptions] = useState(() => keptOptions(owner));
  return [
    optionsInForce(options, useCase, role),
    (change) => {
      const next = { ...options, ...change };
      localStore.set(storageKeys.toolOptions(owner), JSON.stringify(next));
      setOptions(next);
    },
  ];
}
