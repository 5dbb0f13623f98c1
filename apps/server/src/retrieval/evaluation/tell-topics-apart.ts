import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import {
  cast,
  greater,
  matMul,
  mul,
  ready,
  setBackend,
  softmax,
  type Tensor2D,
  tensor2d,
  tidy,
  transpose,
} from '@tensorflow/tfjs-core';
import { type SeededRandom, seededRandom } from '../../platform/seeded-random.ts';
import type { LearnedMeanings, Meaning } from '../associations.ts';
import type { TopicPhrase } from './fit-associations.ts';

export interface TellingApart {
  /** Numbers of a vector: fewer mix matters up, more take the file's place. */
  dimensions: number;
  epochs: number;
  /** Of Adam, at first; it decays linearly to nothing over the epochs. */
  learningRate: number;
  /** Share of a phrase's words that an epoch leaves out, so that each word learns to stand without the others. */
  dropout: number;
  /** Phrases of one step. */
  batch: number;
  /** Of what is drawn at random. */
  seed: number;
  /** How much a word tells beside others as rare. */
  tells: (word: string) => number;
  /** Words of which something was learned elsewhere, to begin with; of as many dimensions. */
  known: readonly Meaning[];
}

const usual: TellingApart = {
  dimensions: 128,
  epochs: 5,
  learningRate: 0.01,
  dropout: 0.3,
  batch: 512,
  seed: 1,
  tells: () => 1,
  known: [],
};
const initialLength = 0.1;
/** A processor takes a hundred times as long for a number that is nearly nothing as for nothing. */
const negligible = 1e-8;
const nothing = 1e-25;

/**
 * Learns vectors of words and topics such that a phrase's words point to its topic and to no other: a softmax over all topics at every step,
 * by Adam. `fitAssociations` meets a sample of the others instead, which is enough where topics lie far apart. The large products are
 * computed by TensorFlow.js; the same phrases give the same result.
 */
export async function tellTopicsApart(
  phrases: readonly TopicPhrase[],
  fitting: Partial<TellingApart> = {},
  say: (line: string) => void = () => {},
): Promise<LearnedMeanings> {
  await startEngine();
  const settings = { ...usual, ...fitting };
  const random = seededRandom(settings.seed);
  const weights = readWeights(phrases, settings.tells);
  const words = new WordTable([...weights.keys()], settings.dimensions, random);
  for (const { name, weight, vector } of settings.known) {
    if (!weights.has(name)) continue;
    weights.set(name, weight);
    words.begin(name, vector);
  }
  const topics = new TopicTable([...new Set(phrases.map(({ topic }) => topic))].sort(), settings.dimensions, random);
  const rarity = Float32Array.from(weights.values());
  const cases = phrases.flatMap(({ topic, terms }): Case[] => {
    const known = [...new Set(terms)].flatMap((term) => words.numberOf(term) ?? []);
    return known.length === 0 ? [] : [{ topic: topics.numberOf(topic), words: Int32Array.from(known) }];
  });
  const batches = Math.ceil(cases.length / settings.batch);
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    const shuffled = random.shuffled(cases);
    for (let at = 0; at < batches; at++) {
      const learningRate = settings.learningRate * (1 - (epoch + at / batches) / settings.epochs);
      const batch = shuffled.slice(at * settings.batch, (at + 1) * settings.batch);
      const phrasesOfBatch = batch.map((one) => bagOf(one, rarity, settings.dropout, random));
      learn(words, topics, phrasesOfBatch, learningRate);
    }
    say(`epoch ${epoch + 1} of ${settings.epochs}`);
  }
  return { words: words.meanings((number) => rarity[number] ?? 1), topics: topics.meanings() };
}

let started: Promise<boolean> | null = null;

/** Once in a process. */
async function startEngine(): Promise<void> {
  started ??= (async () => {
    const folder = dirname(createRequire(import.meta.url).resolve('@tensorflow/tfjs-backend-wasm/package.json'));
    setWasmPaths(join(folder, 'wasm-out/'));
    return await setBackend('wasm');
  })();
  if (!(await started)) throw new Error('TensorFlow.js does not start on WebAssembly.');
  await ready();
}

interface Case {
  topic: number;
  words: Int32Array;
}

/** The words of a phrase that a step meets, and the share of each. */
interface Bag {
  topic: number;
  words: number[];
  shares: number[];
}

function bagOf({ topic, words }: Case, rarity: Float32Array, dropout: number, random: SeededRandom): Bag {
  const kept = [...words].filter(() => random.fraction() >= dropout);
  if (kept.length === 0) kept.push(random.pick([...words]));
  let squares = 0;
  for (const word of kept) squares += rarity[word]! ** 2;
  const length = Math.sqrt(squares);
  return { topic, words: kept, shares: kept.map((word) => rarity[word]! / length) };
}

/** One step of all vectors that the batch meets, towards telling its topics from all others. */
function learn(words: WordTable, topics: TopicTable, batch: readonly Bag[], learningRate: number): void {
  const { dimensions } = words;
  const directions = new Float32Array(batch.length * dimensions);
  for (const [row, bag] of batch.entries()) words.addUp(bag, directions, row * dimensions);
  const { ofDirections, ofTopics } = errorsOf(topics, directions, batch);
  const share = 1 / batch.length;
  for (const [row, bag] of batch.entries())
    words.addGradients(bag, ofDirections.subarray(row * dimensions, (row + 1) * dimensions), share);
  words.move(learningRate);
  topics.move(ofTopics, share, learningRate);
}

/** How the chances of all topics err, as gradients of the directions (a row a phrase) and of the topics (a column a topic). */
function errorsOf(
  topics: TopicTable,
  directions: Float32Array,
  batch: readonly Bag[],
): { ofDirections: Float32Array; ofTopics: Float32Array } {
  const { dimensions, size } = topics;
  const ofDirections = new Float32Array(directions.length);
  const ofTopics = new Float32Array(topics.values.length);
  tidy(() => {
    const pointing = tensor2d(directions, [batch.length, dimensions]);
    const columns = tensor2d(topics.values, [dimensions, size]);
    const all = softmax(matMul(pointing, columns)) as Tensor2D;
    const chances = mul(all, cast(greater(all, negligible), 'float32')) as Tensor2D;
    // Products of matrices as they lie are ten times as fast as those that are turned on the way.
    ofDirections.set(matMul(chances, transpose(columns)).dataSync<'float32'>());
    ofTopics.set(matMul(transpose(pointing), chances).dataSync<'float32'>());
  });
  for (const [row, { topic }] of batch.entries()) {
    for (let place = 0; place < dimensions; place++) {
      ofDirections[row * dimensions + place]! -= topics.values[place * size + topic]!;
      ofTopics[place * size + topic]! -= directions[row * dimensions + place]!;
    }
  }
  return { ofDirections, ofTopics };
}

const momentum = 0.9;
const damping = 0.99;
const smallest = 1e-8;

/** What Adam remembers of the steps that some numbers took. */
class Steps {
  readonly #values: Float32Array;
  readonly #means: Float32Array;
  readonly #squares: Float32Array;

  constructor(values: Float32Array) {
    this.#values = values;
    this.#means = new Float32Array(values.length);
    this.#squares = new Float32Array(values.length);
  }

  /** @param count of this step, from 1. */
  move(from: number, to: number, gradients: Float32Array, share: number, count: number, learningRate: number): void {
    const meanShare = 1 - momentum ** count;
    const squareShare = 1 - damping ** count;
    const [values, means, squares] = [this.#values, this.#means, this.#squares];
    for (let at = from; at < to; at++) {
      const partial = gradients[at]! * share;
      const mean = momentum * means[at]! + (1 - momentum) * partial;
      const square = damping * squares[at]! + (1 - damping) * partial * partial;
      means[at] = Math.abs(mean) < nothing ? 0 : mean;
      squares[at] = square < nothing ? 0 : square;
      values[at]! -= (learningRate * (mean / meanShare)) / (Math.sqrt(square / squareShare) + smallest);
    }
  }
}

/** Draws of a bell: twelve added up come near enough. */
function drawn(count: number, random: SeededRandom): Float32Array {
  const values = new Float32Array(count);
  for (let at = 0; at < count; at++) {
    let sum = -6;
    for (let draw = 0; draw < 12; draw++) sum += random.fraction();
    values[at] = sum * initialLength;
  }
  return values;
}

/** A row a word. */
class WordTable {
  readonly dimensions: number;
  readonly #names: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #values: Float32Array;
  readonly #gradients: Float32Array;
  readonly #steps: Steps;
  #count = 0;

  constructor(names: readonly string[], dimensions: number, random: SeededRandom) {
    this.#names = names;
    this.#numbers = new Map(names.map((name, number) => [name, number]));
    this.dimensions = dimensions;
    this.#values = drawn(names.length * dimensions, random);
    this.#gradients = new Float32Array(this.#values.length);
    this.#steps = new Steps(this.#values);
  }

  numberOf(name: string): number | undefined {
    return this.#numbers.get(name);
  }

  begin(name: string, vector: Float32Array): void {
    const number = this.#numbers.get(name);
    if (number !== undefined) this.#values.set(vector, number * this.dimensions);
  }

  addUp({ words, shares }: Bag, into: Float32Array, at: number): void {
    for (let i = 0; i < words.length; i++) {
      const start = words[i]! * this.dimensions;
      for (let place = 0; place < this.dimensions; place++)
        into[at + place]! += shares[i]! * this.#values[start + place]!;
    }
  }

  addGradients({ words, shares }: Bag, ofDirection: Float32Array, share: number): void {
    for (let i = 0; i < words.length; i++) {
      const start = words[i]! * this.dimensions;
      for (let place = 0; place < this.dimensions; place++)
        this.#gradients[start + place]! += shares[i]! * share * ofDirection[place]!;
    }
  }

  /** Down the gradients gathered since the last step; what the batch did not meet goes on as it went. */
  move(learningRate: number): void {
    this.#count++;
    this.#steps.move(0, this.#values.length, this.#gradients, 1, this.#count, learningRate);
    this.#gradients.fill(0);
  }

  meanings(weightOf: (number: number) => number): Meaning[] {
    return this.#names.map((name, number) => ({
      name,
      weight: weightOf(number),
      vector: this.#values.slice(number * this.dimensions, (number + 1) * this.dimensions),
    }));
  }
}

/** A column a topic, as the products want them. */
class TopicTable {
  readonly dimensions: number;
  readonly values: Float32Array;
  readonly #names: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #steps: Steps;
  #count = 0;

  constructor(names: readonly string[], dimensions: number, random: SeededRandom) {
    this.#names = names;
    this.#numbers = new Map(names.map((name, number) => [name, number]));
    this.dimensions = dimensions;
    this.values = drawn(names.length * dimensions, random);
    this.#steps = new Steps(this.values);
  }

  get size(): number {
    return this.#names.length;
  }

  numberOf(name: string): number {
    const number = this.#numbers.get(name);
    if (number === undefined) throw new Error(`No topic ${name}.`);
    return number;
  }

  move(gradients: Float32Array, share: number, learningRate: number): void {
    this.#count++;
    this.#steps.move(0, this.values.length, gradients, share, this.#count, learningRate);
  }

  meanings(): Meaning[] {
    return this.#names.map((name, number) => ({
      name,
      weight: 1,
      vector: Float32Array.from(
        { length: this.dimensions },
        (_, place) => this.values[place * this.size + number] ?? 0,
      ),
    }));
  }
}

/** A word of one phrase alone says nothing of how people speak. */
const minPhrases = 2;

/** Words of at least {@link minPhrases} phrases, in order, each with its rarity among the phrases and with how much its kind tells. */
function readWeights(phrases: readonly TopicPhrase[], tells: (word: string) => number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { terms } of phrases) for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return new Map(
    [...counts]
      .filter(([, count]) => count >= minPhrases)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([term, count]) => [term, Math.log((phrases.length + 1) / count) * tells(term)]),
  );
}
