import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProjectRoot } from '../platform/project-root.ts';
import { PackedVectors } from './packed-vectors.ts';
import { VectorProducts } from './vector-products.ts';

/** A word or a topic as a point: those that are said of the same matters lie in the same direction. */
export interface Meaning {
  name: string;
  /** How much a word tells, by its rarity; 1 for a topic. */
  weight: number;
  vector: Float32Array;
}

/** What was learned of how people say things. */
export interface LearnedMeanings {
  words: Meaning[];
  topics: Meaning[];
}

/** How one question stands to a topic: an article's key or a guide's id. */
export interface Association {
  /** How far its words point to the topic, about 0–1; 0 where nothing was learned of it. */
  strength: number;
  /** Chance that the question is about it and no other, 0–1. */
  chance: number;
}

/** Score that counts as full strength. */
const fullStrength = 16;
const unknown: Association = { strength: 0, chance: 0 };
const rememberedReadings = 16;

/**
 * Associations of words with topics: a question is the weighted mean direction of its words, and stands to a topic as their
 * product says. Words that meet in many phrases share what they tell, so that a topic is also known by words that only
 * others' phrases hold.
 */
export class Associations {
  /** By name, the numbers of the words; their weights and vectors. */
  readonly #words: ReadonlyMap<string, number>;
  readonly #weights: Float32Array;
  readonly #vectors: PackedVectors;
  readonly #topics: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  /** The topics' vectors, read through at every question. */
  readonly #products: VectorProducts;
  /** A question and its parts are read several times on the way to its answer. */
  readonly #recent = new Map<string, AssociationReading>();

  constructor({ words, topics }: LearnedMeanings) {
    this.#words = new Map(words.map(({ name }, number) => [name, number]));
    this.#weights = Float32Array.from(words, ({ weight }) => weight);
    this.#vectors = new PackedVectors(words.map(({ vector }) => vector));
    // Their names alone: the vectors stand in one piece below.
    this.#topics = topics.map(({ name }) => name);
    this.#numbers = new Map(topics.map(({ name }, number) => [name, number]));
    const dimensions = topics[0]?.vector.length ?? 0;
    const vectors = new Float32Array(topics.length * dimensions);
    for (const [number, { vector }] of topics.entries()) vectors.set(vector, number * dimensions);
    this.#products = new VectorProducts(vectors, dimensions);
  }

  /** Where the words of a text point together, as a direction of length 1; null where none of them is known. */
  directionOf(terms: Iterable<string>): Float32Array | null {
    const said: number[] = [];
    for (const term of new Set(terms)) {
      const word = this.#words.get(term);
      if (word !== undefined) said.push(word);
    }
    return said.length === 0 ? null : ofLengthOne(this.#towards(said));
  }

  /** Compares a question, given as its index terms, with every topic: some hundred thousand multiplications, once for the same words. */
  read(terms: readonly string[]): AssociationReading {
    const distinct = [...new Set(terms)];
    const key = distinct.join(' ');
    const known = this.#recent.get(key);
    if (known !== undefined) return known;
    const said = distinct.flatMap((term) => this.#words.get(term) ?? []);
    const scores = said.length === 0 ? null : this.#products.with(this.#towards(said));
    const reading = new AssociationReading(this.#topics, this.#numbers, scores);
    this.#recent.set(key, reading);
    if (this.#recent.size > rememberedReadings) this.#recent.delete(this.#recent.keys().next().value ?? '');
    return reading;
  }

  /** The words' vectors together, the rarer ones more; a message of many words does not say more than one of few. */
  #towards(words: readonly number[]): Float32Array {
    let squares = 0;
    for (const word of words) squares += this.#weights[word]! * this.#weights[word]!;
    const length = Math.sqrt(squares);
    const direction = new Float32Array(this.#vectors.dimensions);
    for (const word of words) this.#vectors.addTo(direction, word, this.#weights[word]! / length);
    return direction;
  }
}

function ofLengthOne(vector: Float32Array): Float32Array {
  let squares = 0;
  for (let place = 0; place < vector.length; place++) squares += vector[place]! * vector[place]!;
  const length = Math.sqrt(squares) || 1;
  for (let place = 0; place < vector.length; place++) vector[place]! /= length;
  return vector;
}

/** How near two directions are: 1 for the same, about 0 for texts that have nothing to do with each other. */
export function nearness(left: Float32Array | null, right: Float32Array | null): number {
  if (left === null || right === null) return 0;
  let sum = 0;
  for (let place = 0; place < left.length; place++) sum += left[place]! * (right[place] ?? 0);
  return sum;
}

function highestOf(scores: Float32Array): number {
  let highest = Number.NEGATIVE_INFINITY;
  for (let number = 0; number < scores.length; number++) if (scores[number]! > highest) highest = scores[number]!;
  return highest;
}

const strengthAt = (score: number): number => Math.max(0, score / fullStrength);

/** What the associations say of one question. */
export class AssociationReading {
  readonly #topics: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  /** By topic; null where no word was known. */
  readonly #scores: Float32Array | null;
  readonly #highest: number;
  #whole: number | null = null;

  constructor(topics: readonly string[], numbers: ReadonlyMap<string, number>, scores: Float32Array | null) {
    this.#topics = topics;
    this.#numbers = numbers;
    this.#scores = scores;
    this.#highest = scores === null ? 0 : highestOf(scores);
  }

  /** Strength and chance of the likeliest topic. */
  get best(): Association {
    return this.#scores === null ? unknown : this.#associationOf(this.#highest);
  }

  /** Whether anything was learned of a topic: one that was written since is known by its own words alone. */
  knows(topic: string): boolean {
    return this.#numbers.has(topic);
  }

  of(topic: string): Association {
    const number = this.#numbers.get(topic);
    return number === undefined || this.#scores === null ? unknown : this.#associationOf(this.#scores[number] ?? 0);
  }

  /** The strength alone: what a chance is one of takes long to add up. */
  strengthOf(topic: string): number {
    const number = this.#numbers.get(topic);
    return number === undefined || this.#scores === null ? 0 : strengthAt(this.#scores[number] ?? 0);
  }

  #associationOf(score: number): Association {
    return {
      strength: strengthAt(score),
      chance: Math.exp(score - this.#highest) / this.#wholeOf(),
    };
  }

  /** What all topics together weigh: thousands of exponentials, computed for who asks for a chance. */
  #wholeOf(): number {
    if (this.#whole !== null) return this.#whole;
    const scores = this.#scores;
    const highest = this.#highest;
    let whole = 0;
    if (scores !== null)
      for (let number = 0; number < scores.length; number++) whole += Math.exp(scores[number]! - highest);
    this.#whole = whole;
    return whole;
  }

  /** What both say together of the same topics: a story, and what is asked at its end. */
  beside(other: AssociationReading): AssociationReading {
    const [own, others] = [this.#scores, other.#scores];
    if (own === null || others === null) return own === null ? other : this;
    return new AssociationReading(
      this.#topics,
      this.#numbers,
      own.map((score, number) => score + others[number]!),
    );
  }

  /** Topics with the highest chances, best first. */
  likeliest(limit: number): string[] {
    const scores = this.#scores;
    if (scores === null) return [];
    // A few of thousands: what does not beat the last of them is passed by without sorting.
    const best = new Int32Array(Math.min(limit, scores.length));
    let found = 0;
    let least = Number.NEGATIVE_INFINITY;
    for (let number = 0; number < scores.length; number++) {
      const score = scores[number]!;
      if (found === best.length && score <= least) continue;
      let place = found < best.length ? found++ : found - 1;
      for (; place > 0 && scores[best[place - 1]!]! < score; place--) best[place] = best[place - 1]!;
      best[place] = number;
      least = scores[best[found - 1]!]!;
    }
    return Array.from(best.subarray(0, found), (number) => this.#topics[number] ?? '');
  }
}

/** A vector's largest number stands as this; the others in proportion, as whole numbers. */
const largestStep = 127;

/** The text of the data file: the lexicon's version, how many words, then a line for each word and each topic. */
export function writeAssociations({ words, topics }: LearnedMeanings, lexicon: string, learnedFrom = ''): string {
  const first = learnedFrom === '' ? lexicon : `${lexicon}\t${learnedFrom}`;
  return `${[first, String(words.length), ...[...words, ...topics].map(writeMeaning)].join('\n')}\n`;
}

function writeMeaning({ name, weight, vector }: Meaning): string {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  const steps = Int8Array.from(vector, (value) => Math.round((value / largest) * largestStep));
  return [name, weight.toFixed(2), largest.toFixed(3), Buffer.from(steps.buffer).toString('base64')].join('\t');
}

/** Reads the data file, the version of the lexicon that it was made with and, where it is told, the hash of what it was learned from. */
export function parseAssociations(text: string): LearnedMeanings & { lexicon: string; learnedFrom: string } {
  const [first = '', count = '0', ...lines] = text.split('\n');
  const [lexicon = '', learnedFrom = ''] = first.split('\t');
  const told = lines.filter(Boolean);
  // One piece for all: tens of thousands of small ones would leave their holes in memory when they go.
  const dimensions = Buffer.byteLength(told[0]?.split('\t')[3] ?? '', 'base64');
  const values = new Float32Array(told.length * dimensions);
  const meanings = told.map((line, at) => parseMeaning(line, values.subarray(at * dimensions, (at + 1) * dimensions)));
  return { lexicon, learnedFrom, words: meanings.slice(0, Number(count)), topics: meanings.slice(Number(count)) };
}

function parseMeaning(line: string, vector: Float32Array): Meaning {
  const [name = '', weight = '1', largest = '1', steps = ''] = line.split('\t');
  const bytes = Buffer.from(steps, 'base64');
  const step = Number(largest) / largestStep;
  for (let i = 0; i < vector.length; i++) vector[i] = bytes.readInt8(i) * step;
  // A piece of the file's text would keep all of it.
  return { name: Buffer.from(name).toString(), weight: Number(weight), vector };
}

/** Where `fit-associations` writes what it learned. */
export function associationsFile(): string {
  return join(findProjectRoot(), 'corpus', 'associations.tsv');
}

/** Where `fit-doubt-associations` writes what it learned: the doubts, and the words and letters of their ways of asking. */
export function doubtAssociationsFile(): string {
  return join(findProjectRoot(), 'corpus', 'doubt-associations.tsv');
}

let starter: Associations | null = null;
let ofDoubts: Associations | null = null;

/** What was learned of the starter corpus; empty without its file. */
export function readStarterMeanings(): LearnedMeanings {
  return readMeanings(associationsFile());
}

/** Those of the starter corpus; without their file nothing is associated. */
export function starterAssociations(): Associations {
  starter ??= new Associations(readStarterMeanings());
  return starter;
}

/** Those of words with its doubts, each of which is named by the first way of asking it. */
export function doubtAssociations(): Associations {
  ofDoubts ??= new Associations(readMeanings(doubtAssociationsFile()));
  return ofDoubts;
}

function readMeanings(file: string): LearnedMeanings {
  try {
    return parseAssociations(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { words: [], topics: [] };
    throw error;
  }
}
