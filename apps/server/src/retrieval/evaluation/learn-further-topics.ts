import { type SeededRandom, seededRandom } from '../../platform/seeded-random.ts';
import type { LearnedMeanings, Meaning } from '../associations.ts';
import { VectorProducts } from '../vector-products.ts';
import type { TopicPhrase } from './fit-associations.ts';

/** Each phrase of a new topic is met so many times, each time with other words left out. */
const meetings = 2;
/** So many phrases of known topics are met, where there are as many, or three for each of a new one: what is theirs is not taken from them. */
const fewestOthers = 60_000;
const othersForEach = 3;
const dropout = 0.5;
const epochs = 5;
const batch = 128;
/** Of Adam, at first; it decays linearly to nothing. */
const learningRate = 0.01;

/** A phrase as a direction, and what all known topics together weigh for it, as a logarithm. */
interface Case {
  /** Number of the new topic; -1 for a known one. */
  topic: number;
  direction: Float32Array;
  ofKnown: number;
}

/**
 * Learns directions of the topics that nothing was learned of, by a softmax over all topics in which words and known topics stay as they are;
 * topics of which there are no phrases any more are dropped. The same phrases and meanings give the same result.
 */
export function learnFurtherTopics(
  { words, topics }: LearnedMeanings,
  phrases: readonly TopicPhrase[],
  say: (line: string) => void = () => {},
): LearnedMeanings {
  const there = new Set(phrases.map(({ topic }) => topic));
  const known = topics.filter(({ name }) => there.has(name));
  const names = new Set(known.map(({ name }) => name));
  const added = [...there].filter((name) => !names.has(name)).sort();
  say(`${added.length} topics are new, ${topics.length - known.length} are gone`);
  const dimensions = topics[0]?.vector.length ?? 0;
  const random = seededRandom(1);
  const cases = readCases({ words, topics: known }, phrases, added, random);
  const vectors = learn(cases, added.length, dimensions, random, say);
  const further = added.map(
    (name, number): Meaning => ({
      name,
      weight: 1,
      vector: vectors.slice(number * dimensions, (number + 1) * dimensions),
    }),
  );
  return { words, topics: [...known, ...further].sort((left, right) => (left.name < right.name ? -1 : 1)) };
}

function readCases(
  { words, topics }: LearnedMeanings,
  phrases: readonly TopicPhrase[],
  added: readonly string[],
  random: SeededRandom,
): Case[] {
  const meaningOf = new Map(words.map((word) => [word.name, word]));
  const numberOf = new Map(added.map((name, number) => [name, number]));
  const dimensions = topics[0]?.vector.length ?? 0;
  const all = new Float32Array(topics.length * dimensions);
  for (const [number, { vector }] of topics.entries()) all.set(vector, number * dimensions);
  const products = new VectorProducts(all, dimensions);
  const caseOf = ({ topic, terms }: TopicPhrase): Case[] => {
    const said = [...new Set(terms)].flatMap((term) => meaningOf.get(term) ?? []);
    const left = said.filter(() => random.fraction() >= dropout);
    const direction = directionOf(left.length === 0 ? said : left, dimensions);
    return direction === null
      ? []
      : [{ topic: numberOf.get(topic) ?? -1, direction, ofKnown: logOfSum(products.with(direction)) }];
  };
  const own = phrases.filter(({ topic }) => numberOf.has(topic));
  const met = Array.from({ length: meetings }, () => own).flat();
  const rest = phrases.filter(({ topic }) => !numberOf.has(topic));
  const ofOthers = random.shuffled(rest).slice(0, Math.max(fewestOthers, met.length * othersForEach));
  return [...met, ...ofOthers].flatMap(caseOf);
}

/** As `Associations` reads a question. */
function directionOf(said: readonly Meaning[], dimensions: number): Float32Array | null {
  if (said.length === 0) return null;
  const length = Math.sqrt(said.reduce((sum, { weight }) => sum + weight * weight, 0));
  const direction = new Float32Array(dimensions);
  for (const { weight, vector } of said)
    for (let place = 0; place < dimensions; place++) direction[place]! += (vector[place]! * weight) / length;
  return direction;
}

function logOfSum(scores: Float32Array): number {
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > highest) highest = score;
  let sum = 0;
  for (const score of scores) sum += Math.exp(score - highest);
  return highest + Math.log(sum);
}

/** Adam over the vectors of the new topics alone. */
function learn(
  cases: readonly Case[],
  count: number,
  dimensions: number,
  random: SeededRandom,
  say: (line: string) => void,
): Float32Array {
  const vectors = new Float32Array(count * dimensions);
  const [means, squares] = [new Float32Array(vectors.length), new Float32Array(vectors.length)];
  const gradient = new Float32Array(vectors.length);
  const steps = epochs * Math.ceil(cases.length / batch);
  let step = 0;
  for (let epoch = 1; epoch <= epochs; epoch++) {
    const order = random.shuffled(cases);
    let loss = 0;
    for (let from = 0; from < order.length; from += batch) {
      gradient.fill(0);
      const met = order.slice(from, from + batch);
      for (const one of met) loss += addGradient(one, vectors, gradient, met.length);
      step += 1;
      const rate = learningRate * (1 - (step - 1) / steps);
      for (let place = 0; place < vectors.length; place++) {
        const slope = gradient[place]!;
        means[place] = 0.9 * means[place]! + 0.1 * slope;
        squares[place] = 0.999 * squares[place]! + 0.001 * slope * slope;
        const mean = means[place]! / (1 - 0.9 ** step);
        const square = squares[place]! / (1 - 0.999 ** step);
        vectors[place]! -= (rate * mean) / (Math.sqrt(square) + 1e-8);
      }
    }
    say(`epoch ${epoch} of ${epochs}: ${(loss / cases.length).toFixed(3)}`);
  }
  return vectors;
}

/** Chances below it move nothing. */
const negligible = 1e-4;

/** @returns the case's loss. */
function addGradient(
  { topic, direction, ofKnown }: Case,
  vectors: Float32Array,
  gradient: Float32Array,
  among: number,
): number {
  const dimensions = direction.length;
  const count = vectors.length / dimensions;
  const scores = new Float32Array(count);
  let highest = ofKnown;
  for (let number = 0; number < count; number++) {
    let score = 0;
    const start = number * dimensions;
    for (let place = 0; place < dimensions; place++) score += vectors[start + place]! * direction[place]!;
    scores[number] = score;
    if (score > highest) highest = score;
  }
  let sum = Math.exp(ofKnown - highest);
  for (const score of scores) sum += Math.exp(score - highest);
  const whole = highest + Math.log(sum);
  for (let number = 0; number < count; number++) {
    const slope = Math.exp(scores[number]! - whole) - (number === topic ? 1 : 0);
    if (Math.abs(slope) < negligible) continue;
    const start = number * dimensions;
    for (let place = 0; place < dimensions; place++) gradient[start + place]! += (slope * direction[place]!) / among;
  }
  return topic === -1 ? whole - ofKnown : whole - scores[topic]!;
}
