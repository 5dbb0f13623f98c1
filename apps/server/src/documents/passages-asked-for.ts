import { expandQuery } from '@foja/legal-text/expand-query';
import { fold } from '@foja/legal-text/fold';
import { nearness, starterAssociations } from '../retrieval/associations.ts';
import { documentTerms } from './document-terms.ts';
import { instrumentWords } from './instrument-words.ts';
import { closeness, type QuestionWords } from './question-words.ts';
import { readSentences, type SentenceRead } from './read-sentences.ts';
import type { FoundPassage, WantedTerm } from './reading/search-passages.ts';

const passagesMax = 6;
/** The likeliest ones are quoted whole, the others by their best sentences. */
const quotedWhole = 3;
/** Beside those, so many that belong to one of them. */
const besideMax = 2;
/** Read closely before the best ones are chosen. */
export const candidatesMax = 40;
/** A passage that holds less of what is asked speaks of something else. */
const minCoverage = 0.25;
/** How much more a passage is worth that speaks of the same matters in other words, and one that holds the words. */
const nearnessGain = 2;
const leastCoverageShare = 0.3;
/** A question of fewer words is found by the words themselves. */
const wordsOfMatter = 6;
/** Beside the best one, a passage that says much less than it is left out. */
const minScoreRatio = 0.3;

const openingShare = 0.4;

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

export interface ChosenPassage extends FoundPassage {
  /** It is quoted whole: what a clause that answers would leave out may be the answer. */
  isWhole: boolean;
}

/** The passages that say most of what is asked; none where no passage says enough of it. */
export function chosenPassages(
  found: readonly FoundPassage[],
  words: QuestionWords,
  parts: readonly QuestionWords[] = [],
): ChosenPassage[] {
  const enough = scoredPassages(found, words);
  const best = enough[0]?.score ?? 0;
  const chosen = enough.filter(({ score }) => score >= best * minScoreRatio);
  const ofParts = parts.flatMap((part) => bestOf(enough, part) ?? []);
  const [first] = chosen;
  if (!first) return [];
  const main = withoutRepeats([first, ...ofParts]);
  const rest = withoutRepeats([...main, ...chosen.slice(1)]).slice(0, passagesMax);
  const all = [
    ...main.flatMap(withBeside),
    ...rest.map((passage, place) => ({ ...passage, isWhole: place < quotedWhole })),
  ];
  return withoutRepeats(all).slice(0, passagesMax + besideMax);
}

/** A passage that answers, and those that belong to it: a clause that refers to another tells half without it. */
function withBeside(passage: FoundPassage): ChosenPassage[] {
  const beside = passage.beside.map((other) => ({ ...passage, ...other, isOpening: false, beside: [] }));
  return [passage, ...beside].map((one) => ({ ...one, isWhole: true }));
}

/** A passage that was read closely. */
interface ReadPassage extends FoundPassage {
  sentences: readonly SentenceRead[];
}

/** The passages that hold enough of what is asked, best first. */
function scoredPassages(found: readonly FoundPassage[], words: QuestionWords): ReadPassage[] {
  const associations = starterAssociations();
  const asked = associations.directionOf(words.own);
  const gain = nearnessGain * Math.min(1, words.own.size / wordsOfMatter);
  const nearTo = (sentences: readonly SentenceRead[]) =>
    Math.max(0, nearness(asked, associations.directionOf(sentences.flatMap(({ terms }) => terms.map(termOf)))));
  return found
    .filter(({ coverage }) => coverage >= minCoverage)
    .map((passage) => {
      const sentences = readSentences(passage.text);
      const score =
        passage.score *
        closeness(sentences, words) *
        (passage.isOpening ? openingFactor(words) : 1) *
        (leastCoverageShare + passage.coverage) *
        (1 + gain * nearTo(sentences));
      return { ...passage, score, sentences };
    })
    .toSorted((a, b) => b.score - a.score);
}

const termOf = ({ term }: { term: string }) => term;

/** The passage that says most of one part of a question of several. */
function bestOf(passages: readonly ReadPassage[], part: QuestionWords): FoundPassage | null {
  const weighed = passages.map((passage) => ({
    passage,
    worth: passage.score * (closeness(passage.sentences, part) - 1),
  }));
  const best = weighed.reduce((most, one) => (one.worth > most.worth ? one : most), { passage: null, worth: 0 } as {
    passage: FoundPassage | null;
    worth: number;
  });
  return best.passage;
}

/** How much less the opening of a document says, unless who, where or of which day it is is what is asked. */
function openingFactor({ asksForParties }: QuestionWords): number {
  return asksForParties ? 1 : openingShare;
}

/** The same words in two documents, or in one that was loaded twice, are quoted once. */
function withoutRepeats<Passage extends FoundPassage>(passages: readonly Passage[]): Passage[] {
  const seen = new Set<string>();
  return passages.filter(({ text }) => {
    const words = fold(text)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (seen.has(words)) return false;
    seen.add(words);
    return true;
  });
}
