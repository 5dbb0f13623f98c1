import type { MatchingPassage } from '@foja/contracts/jurisprudence';
import { analyze } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import type { Stretch } from '@foja/legal-text/split-sentences';
import { type Opinion, opinionAt } from '../corpus/ruling-text/opinion.ts';
import { opinionLabel } from '../corpus/ruling-text/opinion-label.ts';
import { asQuote, sentencesOf } from '../generators/extract/sentences.ts';
import type { TextTask } from '../platform/threads/text-threads.ts';

/** A text in which matching words are looked for. */
export interface TextToMark {
  text: string;
  isVerbatim: boolean;
  /** The editors' own. */
  isEditorial?: boolean;
  /** Whose words each stretch of it is. */
  opinions?: readonly Opinion[];
}

/** Shortest sentence that is no heading, sentences of a long text that are read closely, and passages that are shown. */
const minCharacters = 60;
const maxRead = 240;
/** Beginnings of words by which a sentence seems to hold them. */
const seemingCharacters = 5;
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
  const candidates = texts.flatMap(({ isEditorial = false, isVerbatim, opinions = [], text }, place) =>
    likely(
      sentencesOf(text).filter(({ text: said }) => said.length >= minCharacters || text.length < minCharacters),
      weights,
    ).map((sentence) => {
      const quote = asQuote(sentence.text);
      const found = analyze(quote).filter(({ term }) => weights.has(term));
      const terms = new Set(found.map(({ term }) => term));
      const opinion = opinionAt(opinions, sentence.start);
      const from = opinion && opinionLabel(opinion);
      return { place, isEditorial, isVerbatim, from, quote, found, terms, gain: gainOf(terms, weights) };
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
  return chosen.map(({ found, from, isEditorial, isVerbatim, quote }) => ({
    text: quote,
    isVerbatim,
    isEditorial,
    from,
    marks: found.map(({ end, start }) => ({ start, end })),
  }));
}

/** Of very many sentences, those that seem to hold most of what is asked: reading each closely would take too long. */
function likely(sentences: Stretch[], weights: ReadonlyMap<string, number>): Stretch[] {
  if (sentences.length <= maxRead) return sentences;
  const asked = [...weights].map(([term, weight]) => ({ start: fold(term).slice(0, seemingCharacters), weight }));
  return sentences
    .map((sentence) => {
      const folded = fold(sentence.text);
      let seeming = 0;
      for (const { start, weight } of asked) if (folded.includes(start)) seeming += weight;
      return { sentence, seeming };
    })
    .sort((a, b) => b.seeming - a.seeming)
    .slice(0, maxRead)
    .map(({ sentence }) => sentence)
    .sort((a, b) => a.start - b.start);
}

function gainOf(terms: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number {
  let gain = 0;
  for (const term of terms) gain += weights.get(term) ?? 0;
  return gain;
}
