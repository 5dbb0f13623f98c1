import { analyzeTerms } from '@foja/legal-text/analyze';
import { foldInPlace } from '@foja/legal-text/fold-in-place';

/** Tell what is no word of the index: four letters, a word as it was written, two words in a row. */
const marks = { letters: '~', written: '=', pair: '+' } as const;
export type DoubtTermKind = keyof typeof marks | 'word';
const kinds = Object.entries(marks) as [keyof typeof marks, string][];
const lettersTogether = 4;

/**
 * What of a text tells which doubt it puts: its words, as the index knows them and as they were written, each two of them in a row, and
 * four letters in a row of each. "Me pueden", "cuánto tiempo" and "quién" are no words of the index and tell what is asked; by their letters
 * "rajaron" and "rajar", slang and words that are misspelled share what was learned.
 */
export function doubtTerms(text: string): string[] {
  const words = analyzeTerms(text);
  const written = foldInPlace(text).match(/[a-z0-9ñ]+/g) ?? [];
  return [...words, ...written.map((word) => marks.written + word), ...pairsOf(words), ...lettersOf(written)];
}

/** What kind of term of {@link doubtTerms} this is. */
export function kindOfDoubtTerm(term: string): DoubtTermKind {
  return kinds.find(([, mark]) => term.startsWith(mark))?.[0] ?? 'word';
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, place) => `${marks.pair}${words[place]}+${word}`);
}

function lettersOf(written: readonly string[]): string[] {
  return written.flatMap((word) => {
    const bounded = `_${word}_`;
    const last = bounded.length - lettersTogether;
    return Array.from({ length: Math.max(0, last + 1) }, (_, at) =>
      marks.letters.concat(bounded.slice(at, at + lettersTogether)),
    );
  });
}
