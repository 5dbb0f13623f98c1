import { type AssociatedWord, associationScale } from '../associations.ts';

/** A phrase that speaks of a topic, as its index terms. */
export interface TopicPhrase {
  topic: string;
  terms: readonly string[];
}

export interface AssociationFitting {
  rounds: number;
  /** Length of the first steps; they shrink to nothing over the rounds. */
  step: number;
  /** Share of a phrase's words that a round leaves out, so that each word learns to stand without the others. */
  dropped: number;
}

const usualFitting: AssociationFitting = { rounds: 12, step: 0.2, dropped: 0.3 };
/** A word of one phrase alone says nothing of how people speak. */
const leastPhrases = 2;
/** Weights below this are not worth their place in the file. */
const leastWeight = 0.02;

interface Word {
  term: string;
  topics: Int32Array;
  weights: Float64Array;
}

/**
 * Learns which words tell which topic: softmax regression over all topics by stochastic gradient, where a word has a weight
 * only for topics whose own phrases hold it. The same phrases give the same result.
 */
export function fitAssociations(phrases: readonly TopicPhrase[], fitting = usualFitting): AssociatedWord[] {
  const topics = [...new Set(phrases.map(({ topic }) => topic))].sort();
  const numbers = new Map(topics.map((topic, number) => [topic, number]));
  const words = readWords(phrases, numbers);
  const byTerm = new Map(words.map((word) => [word.term, word]));
  const cases = phrases
    .map(({ topic, terms }) => ({
      topic: numbers.get(topic) ?? 0,
      words: [...new Set(terms)].flatMap((term) => byTerm.get(term) ?? []),
    }))
    .filter((one) => one.words.length > 0);
  const random = seededRandom();
  const scores = new Float64Array(topics.length);
  for (let round = 0; round < fitting.rounds; round++) {
    const step = fitting.step * (1 - round / fitting.rounds);
    shuffle(cases, random);
    for (const one of cases) {
      const kept = one.words.filter(() => random() >= fitting.dropped);
      if (kept.length > 0) learn(kept, one.topic, step, scores);
    }
  }
  return words.map(({ term, topics: numbers, weights }) => ({
    term,
    weights: [...numbers]
      .map((number, i) => ({ topic: topics[number] ?? '', weight: weights[i] ?? 0 }))
      .filter(({ weight }) => Math.abs(weight) >= leastWeight),
  }));
}

/** One step towards the topic that a phrase speaks of; `scores` is scratch, zero before and after. */
function learn(words: readonly Word[], topic: number, step: number, scores: Float64Array): void {
  const length = Math.sqrt(words.length);
  const touched = new Set<number>();
  for (const { topics, weights } of words) {
    const share = associationScale / length;
    for (let i = 0; i < topics.length; i++) {
      scores[topics[i]!]! += share * weights[i]!;
      touched.add(topics[i]!);
    }
  }
  let highest = 0;
  for (const each of touched) highest = Math.max(highest, scores[each]!);
  let whole = (scores.length - touched.size) * Math.exp(-highest);
  for (const each of touched) {
    scores[each] = Math.exp(scores[each]! - highest);
    whole += scores[each]!;
  }
  for (const { topics, weights } of words) {
    const share = step / length;
    for (let i = 0; i < topics.length; i++) {
      weights[i]! -= share * (scores[topics[i]!]! / whole - (topics[i] === topic ? 1 : 0));
    }
  }
  for (const each of touched) scores[each] = 0;
}

function readWords(phrases: readonly TopicPhrase[], numbers: ReadonlyMap<string, number>): Word[] {
  const held = new Map<string, { phrases: number; topics: Set<number> }>();
  for (const { topic, terms } of phrases) {
    for (const term of new Set(terms)) {
      const word = held.get(term) ?? { phrases: 0, topics: new Set<number>() };
      word.phrases++;
      word.topics.add(numbers.get(topic) ?? 0);
      held.set(term, word);
    }
  }
  return [...held]
    .filter(([, word]) => word.phrases >= leastPhrases)
    .map(([term, word]) => ({
      term,
      topics: Int32Array.from([...word.topics].sort((a, b) => a - b)),
      weights: new Float64Array(word.topics.size),
    }));
}

function shuffle(list: unknown[], random: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    [list[i], list[other]] = [list[other], list[i]];
  }
}

/** A linear congruential generator (Numerical Recipes): the fit must come out the same every time. */
function seededRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
