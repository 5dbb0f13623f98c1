import { expandQuery } from '@foja/legal-text/expand-query';
import { documentTerms } from './document-terms.ts';
import { closeness, type QuestionWords } from './question-words.ts';
import type { FoundPassage, WantedTerm } from './reading/search-passages.ts';

const passagesMax = 6;
/** Read closely before the best ones are chosen. */
export const candidatesMax = 16;
/** A passage that holds less of what is asked speaks of something else. */
const minCoverage = 0.35;
/** Beside the best one, a passage that says much less than it is left out. */
const minScoreRatio = 0.45;

/** Words that ask, or speak of the documents themselves: a passage that answers need not hold them. */
const askingTerms = new Set(
  documentTerms(
    'día fecha momento número cantidad monto importe valor nombre persona lugar dice dicen habla menciona figura aparece documento documentos archivo archivos texto escrito',
  ).map(({ term }) => term),
);

/** The question's words and, for less, those that ask and the legal words that are implied. */
export function wantedTerms(question: string): WantedTerm[] {
  const own = documentTerms(question).map(({ term }) => term);
  const implied = expandQuery(own).map(({ term, from }) => ({
    term,
    standsFor: from.map((place) => own[place] as string),
  }));
  return [...[...new Set(own)].map((term) => ({ term, standsFor: askingTerms.has(term) ? [] : null })), ...implied];
}

/** The passages that say most of what is asked; none where no passage says enough of it. */
export function chosenPassages(found: readonly FoundPassage[], words: QuestionWords): FoundPassage[] {
  const enough = found
    .filter(({ coverage }) => coverage >= minCoverage)
    .map((passage) => ({ ...passage, score: passage.score * closeness(passage.text, words) }))
    .toSorted((a, b) => b.score - a.score);
  const best = enough[0]?.score ?? 0;
  return enough.filter(({ score }) => score >= best * minScoreRatio).slice(0, passagesMax);
}
