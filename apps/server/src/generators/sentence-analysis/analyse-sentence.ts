import { generationMessages } from '@foja/contracts/generators/generation-messages';
import { generationTextBounds } from '@foja/contracts/generators/use-cases';
import { localEngineName } from '@foja/contracts/models';
import { readLawUnderReview } from '../../corpus/rules/read-law-under-review.ts';
import type { Generator } from '../generation.ts';
import { askModelOfSentence } from './ask-model.ts';
import { lookUpReferences } from './look-up-references.ts';
import { mergeReading } from './merge-reading.ts';
import { readSentence } from './read-sentence.ts';

/** Analyses a ruling from its own words, and with a language model where one is configured. */
export const analyseSentence: Generator<'sentenceAnalysis'> = async (deps, input) => {
  const { rulingAs, subject: owner, text } = input;
  const known = await lookUpReferences(deps, text, owner);
  const underReview = await readLawUnderReview(deps.db);
  const own = await deps.threads.run(
    readSentence,
    { ...rulingAs, text, known, underReview },
    { owner, characters: text.length },
  );
  // No model is sent more than what may be typed.
  const isLong = text.length > generationTextBounds.maxCharacters;
  if (deps.structureModel === null || isLong) {
    const notice = deps.structureModel === null ? generationMessages.noModel : generationMessages.longText;
    return { structure: own, engine: localEngineName, notice, sources: [], citations: [] };
  }
  const reading = await askModelOfSentence(deps.structureModel, input);
  const { citations, structure } = await mergeReading(deps, input.text, own, reading);
  return { structure, engine: input.model, notice: null, sources: [], citations };
};
