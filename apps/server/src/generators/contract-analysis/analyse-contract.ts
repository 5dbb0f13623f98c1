import { generationMessages } from '@foja/contracts/generators/generation-messages';
import { generationTextBounds } from '@foja/contracts/generators/use-cases';
import { localEngineName } from '@foja/contracts/models';
import { readLawUnderReview } from '../../corpus/rules/read-law-under-review.ts';
import type { Generator } from '../generation.ts';
import { askModelOfContract } from './ask-model.ts';
import { mergeReading } from './merge-reading.ts';
import { readContract } from './read-contract.ts';

/** Analyses a contract from its own words, and with a language model where one is configured. */
export const analyseContract: Generator<'contractAnalysis'> = async (deps, input) => {
  const { contractAs, includeResponses: withWording, subject: owner, text } = input;
  const underReview = await readLawUnderReview(deps.db);
  const own = await deps.threads.run(
    readContract,
    { ...contractAs, text, underReview, withWording },
    { owner, characters: text.length },
  );
  // No model is sent more than what may be typed.
  const isLong = text.length > generationTextBounds.maxCharacters;
  if (deps.structureModel === null || isLong) {
    const notice = deps.structureModel === null ? generationMessages.noModel : generationMessages.longText;
    return { structure: own, engine: localEngineName, notice, sources: [], citations: [] };
  }
  const reading = await askModelOfContract(deps.structureModel, input);
  const merged = await mergeReading(deps, input.text, own, reading, input.includeResponses);
  return { ...merged, engine: input.model, notice: null, sources: [] };
};
