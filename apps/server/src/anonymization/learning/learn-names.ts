import { featureKinds, type NameExample, type NameModel, nameExamples } from '@foja/anonymizer';
import type { GoldDocument } from '../evaluation/parse-gold-documents.ts';

/** How often a feature has to be seen to be learned. */
const fewestTimes = 5;
/** What is kept of what was learned: those that decide most, so that the browser has little to load. */
const mostWeights = 16_000;
const rounds = 6;
const stepLength = 0.15;
/** Draws weights that say little to nothing. */
const shrinking = 0.05;

/** How a paper is read: with lists of names that have forgotten some, or typed in another way, so that the surroundings are learned too. */
const readings = [
  { forgotten: 0, weight: 1, write: (text: string) => text },
  { forgotten: 0.35, weight: 1, write: (text: string) => text },
  { forgotten: 0.7, weight: 0.7, write: (text: string) => text },
  { forgotten: 0.3, weight: 0.4, write: (text: string) => text.toLowerCase() },
  { forgotten: 0.3, weight: 0.4, write: (text: string) => text.toUpperCase() },
  { forgotten: 0.8, weight: 0.4, write: (text: string) => text.toUpperCase() },
];

/** A word that somebody marked as part of a name, or not. */
export interface MarkedWord {
  isName: boolean;
  weight: number;
  features: NameExample['features'];
}

/** The same sequence of numbers from 0 to 1 for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The words of one paper, read in several ways. Other data than names teach nothing, and neither does what may go either way. */
export function markedWords({ text, spans, ignore }: GoldDocument, random: () => number): MarkedWord[] {
  const marks = new Uint8Array(text.length);
  for (const { start, end } of ignore) marks.fill(2, start, end);
  for (const { start, end, type } of spans) marks.fill(type === 'PERSONA' ? 1 : 2, start, end);
  return readings.flatMap(({ forgotten, weight, write }) => {
    const written = write(text);
    // "ß" in capitals is two letters: the marks would not fit.
    if (written.length !== text.length) return [];
    const known = new Map<string, boolean>();
    const knows = (folded: string): boolean => {
      const isKnown = known.get(folded) ?? random() >= forgotten;
      known.set(folded, isKnown);
      return isKnown;
    };
    return nameExamples(written, knows)
      .filter(({ start }) => marks[start] !== 2)
      .map(({ start, features }) => ({ isName: marks[start] === 1, weight, features }));
  });
}

/**
 * Logistic regression by Adagrad, with the weights shrunk at each step, learned twice: what decides most the first time is learned once
 * more without the rest, so that it makes up for what is left out. The same words and seed give the same model.
 */
export function learnNames(marked: readonly MarkedWord[], seed: number): NameModel {
  const random = seededRandom(seed);
  const { ids, times } = numberFeatures(marked);
  const words = marked.map(({ isName, weight, features }) => ({
    isName,
    weight,
    features: features.flatMap(({ kind, value }) => ids[kind]?.get(value) ?? []),
  }));
  const first = fit(words, times.length, random);
  const strengthOf = (id: number) => Math.abs(first.weights[id] as number) * Math.sqrt(times[id] as number);
  const least = times.map((_, id) => strengthOf(id)).sort((a, b) => b - a)[mostWeights] ?? 0;
  for (const word of words) word.features = word.features.filter((id) => strengthOf(id) > least);
  const { bias, weights } = fit(words, times.length, random);
  return inTenths(bias, ids, weights);
}

function fit(
  words: { isName: boolean; weight: number; features: readonly number[] }[],
  count: number,
  random: () => number,
): { bias: number; weights: Float64Array } {
  const weights = new Float64Array(count);
  const gradients = new Float64Array(count).fill(1e-6);
  let bias = 0;
  let biasGradient = 1e-6;
  for (let round = 0; round < rounds; round += 1) {
    shuffle(words, random);
    for (const { isName, weight, features } of words) {
      let score = bias;
      for (const id of features) score += weights[id] as number;
      const gradient = (1 / (1 + Math.exp(-score)) - (isName ? 1 : 0)) * weight;
      if (Math.abs(gradient) < 1e-4) continue;
      for (const id of features) {
        gradients[id] = (gradients[id] as number) + gradient * gradient;
        const step = stepLength / Math.sqrt(gradients[id] as number);
        const moved = (weights[id] as number) - step * gradient;
        weights[id] = Math.sign(moved) * Math.max(0, Math.abs(moved) - step * shrinking);
      }
      biasGradient += gradient * gradient;
      bias -= (stepLength * gradient) / Math.sqrt(biasGradient);
    }
  }
  return { bias, weights };
}

function numberFeatures(marked: readonly MarkedWord[]): { ids: Map<string, number>[]; times: number[] } {
  const counts = Array.from({ length: featureKinds }, () => new Map<string, number>());
  for (const { features } of marked) {
    for (const { kind, value } of features) counts[kind]?.set(value, (counts[kind]?.get(value) ?? 0) + 1);
  }
  const times: number[] = [];
  const ids = counts.map((values) => {
    const numbered = new Map<string, number>();
    for (const [value, count] of values) if (count >= fewestTimes) numbered.set(value, times.push(count) - 1);
    return numbered;
  });
  return { ids, times };
}

/** The weights in tenths, without those that say nothing. */
function inTenths(bias: number, ids: readonly Map<string, number>[], weights: Float64Array): NameModel {
  const tenths = (weight: number) => Math.round(weight * 10) / 10;
  const kept = ids.map((values) => {
    const told = new Map<string, number>();
    for (const [value, id] of values)
      if (tenths(weights[id] as number) !== 0) told.set(value, tenths(weights[id] as number));
    return told;
  });
  return { bias: tenths(bias), weights: kept };
}

function shuffle(items: unknown[], random: () => number): void {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [items[index], items[other]] = [items[other], items[index]];
  }
}
