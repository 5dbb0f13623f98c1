import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import { LRUCache } from 'lru-cache';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';

/** How a sentence and a question stand to the words that they share; each is 0 or 1. */
export interface Polarity {
  /** Both deny the same: "si no la uso", "si la marca no se usó". */
  polarityMatch: number;
  /** One denies what the other says. */
  polarityClash: number;
  /** The sentence leaves out what was told: "el alquiler que no es de vivienda". */
  excludes: number;
}

const denial = /\b(?:no|sin|ningun\w*|nunca|jamas|tampoco|carec\w+|falta(?:n|r|ba)? de)\b/;
const stops = /[.;:,?!¿()]|\b(?:y|pero|aunque|porque|que me|para)\b/;
/** Words over which a denial reaches. */
const reach = 4;
const leavesOut =
  /\b(?:que no (?:es|sea|son|sean)|no es|ni (?:de|es|sea|la|el)|salvo|excepto|no se aplica\w* a)\s+([^,.;:]*)/g;

/** What a question denies, and what it tells. */
export interface AskedPolarity {
  denied: ReadonlySet<string>;
  told: ReadonlySet<string>;
}

/** Reads it of a question, once for all sentences. */
export function readAskedPolarity({ facts }: Pick<UnderstoodQuestion, 'facts'>, asked: string): AskedPolarity {
  const question = fold(asked);
  const denied = deniedTerms(question);
  const told = new Set([
    ...analyzeTerms(question).filter((term) => !denied.has(term)),
    ...facts.flatMap(({ name, value }) => (value === false ? [] : analyzeTerms(name.replaceAll('-', ' ')))),
  ]);
  return { denied, told };
}

/** Reads it of one sentence of the corpus. */
export function readPolarity({ denied, told }: AskedPolarity, sentence: string): Polarity {
  const said = sayingOf(sentence);
  let [isMatch, isClash] = [false, false];
  for (const term of denied) {
    if (said.denied.has(term)) isMatch = true;
    else if (said.all.has(term)) isClash = true;
  }
  return {
    polarityMatch: mark(isMatch),
    polarityClash: mark(isClash),
    excludes: mark(said.leftOut.some((term) => told.has(term))),
  };
}

interface Saying {
  all: ReadonlySet<string>;
  denied: ReadonlySet<string>;
  /** What it leaves out: "salvo…". */
  leftOut: readonly string[];
}

/** Sentences of notes and guides come back with every question. */
const rememberedSentences = 20_000;
const remembered = new LRUCache<string, Saying>({ max: rememberedSentences });

function sayingOf(sentence: string): Saying {
  const known = remembered.get(sentence);
  if (known !== undefined) return known;
  const said = fold(sentence);
  const saying = {
    all: new Set(analyzeTerms(said)),
    denied: deniedTerms(said),
    leftOut: [...said.matchAll(leavesOut)].flatMap(([, words = '']) => analyzeTerms(words)),
  };
  remembered.set(sentence, saying);
  return saying;
}

/** Terms of the few words after a denial. */
export function deniedTerms(folded: string): Set<string> {
  const denied = new Set<string>();
  for (const clause of folded.split(stops)) {
    const words = clause.split(/\s+/).filter(Boolean);
    for (const [place, word] of words.entries()) {
      if (!denial.test(word)) continue;
      for (const term of analyzeTerms(words.slice(place + 1, place + 1 + reach).join(' '))) denied.add(term);
    }
  }
  return denied;
}

function mark(holds: boolean): number {
  return holds ? 1 : 0;
}
