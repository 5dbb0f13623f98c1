import type { MatchingPassage } from '@foja/contracts/jurisprudence';
import { analyze } from '@foja/legal-text/analyze';
import { asQuote, sentencesOf } from '../generators/extract/sentences.ts';
import type { TextTask } from '../platform/threads/text-threads.ts';

/** A text in which matching words are looked for. */
export interface TextToMark {
  text: string;
  isVerbatim: boolean;
  /** The editors' own. */
  isEditorial?: boolean;
}

/** Longest stretch of a text that is read, shortest sentence that is no heading, and passages that are shown. */
export const readCharacters = 40_000;
const minCharacters = 60;
const maxPassages = 3;

/** The passages of several texts' groups, off the event loop where they are long ({@link markPassages}). */
export const markPassagesOfEach: TextTask<
  { each: TextToMark[][]; weights: ReadonlyMap<string, number> },
  MatchingPassage[][]
> = {
  name: 'mark-passages',
  run: ({ each, weights }) => each.map((texts) => markPassages(texts, weights)),
};

/**
 * The sentences that hold most of what is asked, best first, with the matching words marked; those that add no word to the ones
 * before are left out.
 * @param weights index terms of the query, with what holding them is worth.
 */
export function markPassages(texts: readonly TextToMark[], weights: ReadonlyMap<string, number>): MatchingPassage[] {
  const candidates = texts.flatMap(({ isEditorial = false, isVerbatim, text }, place) =>
    sentencesOf(text.slice(0, readCharacters))
      .filter((sentence) => sentence.text.length >= minCharacters || text.length < minCharacters)
      .map((sentence) => {
        const quote = asQuote(sentence.text);
        const found = analyze(quote).filter(({ term }) => weights.has(term));
        const terms = new Set(found.map(({ term }) => term));
        return { place, isEditorial, isVerbatim, quote, found, terms, gain: gainOf(terms, weights) };
      }),
  );
  const chosen: typeof candidates = [];
  const said = new Set<string>();
  for (const candidate of candidates
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain || a.place - b.place)) {
    if (chosen.length === maxPassages) break;
    if (chosen.length > 0 && [...candidate.terms].every((term) => said.has(term))) continue;
    chosen.push(candidate);
    for (const term of candidate.terms) said.add(term);
  }
  return chosen.map(({ found, isEditorial, isVerbatim, quote }) => ({
    text: quote,
    isVerbatim,
    isEditorial,
    marks: found.map(({ end, start }) => ({ start, end })),
  }));
}

function gainOf(terms: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number {
  let gain = 0;
  for (const term of terms) gain += weights.get(term) ?? 0;
  return gain;
}
