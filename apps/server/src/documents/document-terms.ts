import { isStopWord } from '@foja/legal-text/analyze';
import { normalizeWord } from '@foja/legal-text/normalize-word';
import { tokenize } from '@foja/legal-text/tokenize';

export interface DocumentTerm {
  term: string;
  /** UTF-16 offsets. */
  start: number;
  end: number;
}

/**
 * The words of meaning of a person's own document, as the vault searches them: those of the legal analyzer, and every number
 * (a file's, an amount's, a year's), which the law's index leaves out.
 */
export function documentTerms(text: string): DocumentTerm[] {
  const terms: DocumentTerm[] = [];
  for (const { text: word, start, end } of tokenize(text)) {
    if (/^\p{N}/u.test(word)) terms.push({ term: `#${word.replaceAll('.', '')}`, start, end });
    else if (!isStopWord(word)) {
      const term = normalizeWord(word);
      if (term.length > 1) terms.push({ term, start, end });
    }
  }
  return terms;
}
