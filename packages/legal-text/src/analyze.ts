import { fold } from './fold.ts';
import { compounds } from './lexicon/compounds.ts';
import { dataLines } from './lexicon/data-lines.ts';
import { stopWords } from './lexicon/stop-words.ts';
import { normalizeWord } from './normalize-word.ts';
import { tokenize } from './tokenize.ts';

/** A word of meaning, as the index knows it, and where it stands in the text. */
export interface Term {
  term: string;
  start: number;
  end: number;
}

const stopWordSet = new Set(dataLines(stopWords).flatMap((line) => line.split(' ').map(fold)));

/** True for words that say nothing about the matter ("de", "quiero", "hola"). */
export function isStopWord(word: string): boolean {
  return stopWordSet.has(fold(word));
}

/** The words of meaning of a Spanish legal text, in order, with offsets. */
export function analyze(text: string): Term[] {
  const terms: Term[] = [];
  for (const token of tokenize(text)) {
    if (isStopWord(token.text)) continue;
    const term = normalizeWord(token.text);
    if (term.length > 1) terms.push({ term, start: token.start, end: token.end });
  }
  return terms;
}

/** The same words as plain index terms. */
export function analyzeTerms(text: string): string[] {
  return analyze(text).map(({ term }) => term);
}

/** First term -> the compounds that begin with it, longest first. */
const compoundsByFirst = new Map<string, string[][]>();
for (const line of dataLines(compounds)) {
  const terms = analyzeTerms(line);
  const first = terms[0];
  if (first === undefined || terms.length < 2) continue;
  const list = compoundsByFirst.get(first) ?? [];
  list.push(terms);
  list.sort((a, b) => b.length - a.length);
  compoundsByFirst.set(first, list);
}

/** Compound terms ("daño_punitivo") found in a sequence of index terms. */
export function findCompounds(terms: readonly string[]): string[] {
  const found: string[] = [];
  for (let i = 0; i < terms.length; i++) {
    for (const candidate of compoundsByFirst.get(terms[i] ?? '') ?? []) {
      if (candidate.every((term, k) => terms[i + k] === term)) found.push(candidate.join('_'));
    }
  }
  return found;
}
