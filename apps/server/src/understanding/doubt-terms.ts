import { analyzeTerms } from '@foja/legal-text/analyze';
import { foldInPlace } from '@foja/legal-text/fold-in-place';

/** Tells four letters from a word of the index. */
export const lettersMark = '~';
const lettersTogether = 4;

/**
 * What of a text tells which doubt it puts: its words, and four letters in a row of each, so that "rajaron" and "rajar", slang and
 * words that are misspelled share what was learned.
 */
export function doubtTerms(text: string): string[] {
  return [...analyzeTerms(text), ...lettersOf(text)];
}

function lettersOf(text: string): string[] {
  const words = foldInPlace(text).match(/[a-z0-9ñ]+/g) ?? [];
  return words.flatMap((word) => {
    const bounded = `_${word}_`;
    const last = bounded.length - lettersTogether;
    return Array.from({ length: Math.max(0, last + 1) }, (_, at) =>
      lettersMark.concat(bounded.slice(at, at + lettersTogether)),
    );
  });
}
