import { expandQuery } from '@foja/legal-text/expand-query';
import { documentTerms } from './document-terms.ts';
import { instrumentWords } from './instrument-words.ts';
import type { WantedTerm } from './reading/search-passages.ts';

/** Words that ask, or speak of the documents themselves: a passage that answers need not hold them. */
export const askingTerms: ReadonlySet<string> = new Set(
  documentTerms(
    'día fecha momento número cantidad monto importe valor nombre persona lugar dice dicen habla menciona figura aparece documento documentos archivo archivos texto escrito',
  ).map(({ term }) => term),
);

/** The question's words and, for less, those that ask and the legal words that are implied. */
export function wantedTerms(question: string): WantedTerm[] {
  const own = documentTerms(question).map(({ term }) => term);
  const legal = expandQuery(own).map(({ term, from }) => ({
    term,
    standsFor: from.map((place) => own[place] as string),
  }));
  const papers = instrumentWords(own).filter(({ term }) => legal.every((word) => word.term !== term));
  const implied = [...legal, ...papers];
  const names = nameTerms(question);
  const asked = [...new Set(own)].map((term) => ({
    term,
    standsFor: askingTerms.has(term) ? [] : null,
    isName: names.has(term),
  }));
  return [...asked, ...implied];
}

/** Words with a capital that does not open a sentence: who or where it is about. */
export function nameTerms(question: string): Set<string> {
  const terms = documentTerms(question).filter(({ start }) => {
    if (!/\p{Lu}/u.test(question.charAt(start))) return false;
    return !/(?:^|[.!?¿¡:]\s*)$/u.test(question.slice(0, start));
  });
  return new Set(terms.map(({ term }) => term));
}
