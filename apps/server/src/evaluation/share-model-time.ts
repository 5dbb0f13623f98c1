import type { LanguageModels } from '../platform/language-model.ts';
import {
  createStructureModel,
  type StructureModel,
  type StructureModelLimits,
  structureModelLimits,
} from '../platform/structure-model.ts';

/** A model for one case: what the first call takes of its time is no longer there for the second. */
export interface CaseModel {
  choice: StructureModel;
  facts: StructureModel;
}

/** Part of the time that the choice may take: its answer is a number, and where it hangs the facts can still be read. */
const choiceShare = 1 / 3;

/** Opens the calls of one case, from now on: together they take no longer than one call may. */
export function shareModelTime(
  models: LanguageModels,
  limits: StructureModelLimits = structureModelLimits,
  nowMs: () => number = () => performance.now(),
): CaseModel {
  const startedMs = nowMs();
  const within = (share: number): StructureModel => ({
    fill(asked) {
      const timeoutMs = timeLeftMs(limits.timeoutMs, share, nowMs() - startedMs);
      return createStructureModel(models, { ...limits, timeoutMs }).fill(asked);
    },
  });
  return { choice: within(choiceShare), facts: within(1) };
}

/** What is left of a share of the time, at least a millisecond: a call without time fails as one that takes too long. */
export function timeLeftMs(totalMs: number, share: number, spentMs: number): number {
  return Math.max(1, Math.floor(totalMs * share - spentMs));
}
