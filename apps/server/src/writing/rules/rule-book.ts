import type { TransformationCommand } from '@foja/contracts/transformation-rules';
import {
  addressOfCourts,
  addressWrittenOut,
  citationsShort,
  citationsWrittenOut,
  wordsWrittenOut,
} from './abbreviations.ts';
import { academicConnectors, hedging, impersonal } from './academic.ts';
import { capitalsOfCourts, capitalsOfNorms } from './capitals.ts';
import { colloquialNouns, colloquialPhrases, dutyVerbs, hesitations } from './colloquial.ts';
import { courtOpenings, formalCourtesy, heavySyntax } from './court-formulae.ts';
import { emptyOpenings, fillerWords, longFormulae } from './fillers.ts';
import { filedActions, labourTerms, layNouns, layVerbs } from './lay-terms.ts';
import { longSentences } from './long-sentences.ts';
import { amountsInWords, termsInFigures, termsInWords } from './numbers.ts';
import { pleonasms } from './pleonasms.ts';
import { mannersInOneWord, roundaboutVerbs } from './roundabout-verbs.ts';
import type { WritingRule } from './rule.ts';
import { exclamations, repeatedWords, spacing } from './spacing.ts';
import { toFormalTreatment } from './treatment.ts';

const tidy = [spacing, repeatedWords];
const spokenWords = [hesitations, colloquialPhrases, colloquialNouns, wordsWrittenOut];

export const numbersInWords: readonly WritingRule[] = [amountsInWords, termsInWords, termsInFigures];
export const withoutFillers: readonly WritingRule[] = [hesitations, emptyOpenings, fillerWords];
export const writtenOut: readonly WritingRule[] = [citationsWrittenOut, wordsWrittenOut, addressWrittenOut];

/** What each quick command does without a model, in order: speech first, then style, then what is only typography. */
export const ruleBook: Record<TransformationCommand, readonly WritingRule[]> = {
  formal: [
    ...spokenWords,
    fillerWords,
    toFormalTreatment,
    dutyVerbs,
    formalCourtesy,
    citationsWrittenOut,
    addressWrittenOut,
    heavySyntax,
    longSentences,
    capitalsOfNorms,
    exclamations,
    ...tidy,
  ],
  academic: [
    ...spokenWords,
    fillerWords,
    impersonal,
    hedging,
    academicConnectors,
    citationsWrittenOut,
    heavySyntax,
    longSentences,
    capitalsOfNorms,
    exclamations,
    ...tidy,
  ],
  legal: [
    ...spokenWords,
    fillerWords,
    toFormalTreatment,
    courtOpenings,
    filedActions,
    layVerbs,
    labourTerms,
    layNouns,
    dutyVerbs,
    ...numbersInWords,
    addressOfCourts,
    citationsWrittenOut,
    capitalsOfNorms,
    capitalsOfCourts,
    heavySyntax,
    exclamations,
    ...tidy,
  ],
  concise: [
    ...withoutFillers,
    pleonasms,
    longFormulae,
    mannersInOneWord,
    roundaboutVerbs,
    longSentences,
    citationsShort,
    ...tidy,
  ],
};
