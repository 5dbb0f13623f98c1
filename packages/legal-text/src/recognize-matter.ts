import { analyzeTerms } from './analyze.ts';
import { fold } from './fold.ts';
import { dataLines } from './lexicon/data-lines.ts';
import { legalMatters, otherIntents, otherLaw, otherMatters } from './lexicon/matters.ts';
import { tokenize } from './tokenize.ts';

type PhrasesByFirst = Map<string, string[][]>;

function readPhrases(text: string, read: (phrase: string) => string[]): PhrasesByFirst {
  const phrases: PhrasesByFirst = new Map();
  for (const line of dataLines(text)) {
    const terms = read(line);
    const first = terms[0];
    if (first === undefined) continue;
    phrases.set(first, [...(phrases.get(first) ?? []), terms]);
  }
  return phrases;
}

/** Words as written but for accents and plural: a stem would take "ordenanza" for "orden" and "coser" for "cosa". */
function plainWords(text: string): string[] {
  return tokenize(text).map((token) => fold(token.text).replace(/(?<=[a-z]{3})s$/, ''));
}

const law = readPhrases(legalMatters, analyzeTerms);
const elsewhere = readPhrases(otherLaw, plainWords);
const other = readPhrases(otherMatters, plainWords);

/** How many words of a question speak of law, of law that is kept elsewhere, and of something else. */
export interface MatterSigns {
  legal: number;
  otherLaw: number;
  other: number;
  /** The way of asking is that of a chore or of general knowledge. */
  otherIntent: boolean;
}

/**
 * Reads the signs of what a question is about.
 * @param terms its index terms, from `analyze`.
 */
export function recognizeMatter(question: string, terms: readonly string[]): MatterSigns {
  const folded = fold(question);
  const words = plainWords(question);
  return {
    legal: count(law, terms),
    otherLaw: count(elsewhere, words),
    other: count(other, words),
    otherIntent: otherIntents.some((intent) => intent.test(folded)),
  };
}

function count(phrases: PhrasesByFirst, terms: readonly string[]): number {
  let found = 0;
  for (let i = 0; i < terms.length; i++) {
    const holds = (phrases.get(terms[i] ?? '') ?? []).some((phrase) =>
      phrase.every((term, k) => terms[i + k] === term),
    );
    if (holds) found++;
  }
  return found;
}
