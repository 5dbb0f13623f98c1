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

// As in `normalizeWord`: past this size the memory starts again.
const rememberedWords = 60_000;
const remembered = new Map<string, string>();

/** The index term of a word as it is written; empty for one that is no word of meaning. */
function termOf(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const normal = isStopWord(word) ? '' : normalizeWord(word);
  const term = normal.length > 1 ? normal : '';
  if (remembered.size >= rememberedWords) remembered.clear();
  remembered.set(word, term);
  return term;
}

/** The words of meaning of a Spanish legal text, in order, with offsets. */
export function analyze(text: string): Term[] {
  const terms: Term[] = [];
  for (const { text: word, start, end } of tokenize(text)) {
    const term = termOf(word);
    if (term !== '') terms.push({ term, start, end });
  }
  return terms;
}

/** The same words as plain index terms. */
export function analyzeTerms(text: string): string[] {
  const terms: string[] = [];
  for (const { text: word } of tokenize(text)) {
    const term = termOf(word);
    if (term !== '') terms.push(term);
  }
  return terms;
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
