import { civilDay } from '@foja/computable-law/core/civil-day';
import { analyzeTerms } from '@foja/legal-text/analyze';
import type { Doubt } from '../corpus/doubts/read-doubts.ts';
import type { StatedSum } from '../corpus/doubts/stated-sum.ts';
import type { Term } from '../corpus/events/stated-term.ts';
import { parseConditions } from '../corpus/statements/parse-statement.ts';
import type { Condition, Role } from '../corpus/statements/statement.ts';
import {
  type AssociationReading,
  type Associations,
  doubtAssociations,
  starterAssociations,
} from '../retrieval/associations.ts';
import { PackedVectors } from '../retrieval/packed-vectors.ts';
import type { AskingRoles } from './asking-roles.ts';
import { doubtTerms } from './doubt-terms.ts';
import type { FactReader } from './facts/fact-reader.ts';
import { type QuestionToken, readQuestionTokens } from './phrases/question-tokens.ts';
import { readParts } from './reading/read-parts.ts';
import type { Ask } from './understood-question.ts';

/** Whom a way of asking speaks for, null where it does not tell, and what it takes to be so or not, as a question that tells it. */
export interface ToldBy {
  role: Role | null;
  supposed: readonly Condition[];
}

/** One way of asking. What takes time to read of it is read when a question comes near: there are tens of thousands. */
export class WayOfAsking {
  readonly #text: string;
  #asks: ReadonlySet<Ask> | null = null;
  #told: ToldBy | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  /** What it asks for. */
  get asks(): ReadonlySet<Ask> {
    this.#asks ??= asksInCommon(readParts(this.#text).flatMap(({ asks }) => asks));
    return this.#asks;
  }

  toldBy(roles: AskingRoles, facts: FactReader): ToldBy {
    if (this.#told) return this.#told;
    const tokens = readQuestionTokens(this.#text, anyDay);
    this.#told = toldInCommon(roles.read(tokens), supposedIn(this.#text, tokens, facts));
    return this.#told;
  }
}

/** Of tens of thousands of ways most ask and suppose the same few things: those are kept once. */
const asksKept = new Map<string, ReadonlySet<Ask>>();
const toldKept = new Map<string, ToldBy>();

function asksInCommon(asks: readonly Ask[]): ReadonlySet<Ask> {
  const all = new Set(asks);
  return keptOnce(asksKept, [...all].join(' '), all);
}

function toldInCommon(role: Role | null, supposed: readonly Condition[]): ToldBy {
  return keptOnce(toldKept, JSON.stringify([role, supposed]), { role, supposed });
}

function keptOnce<Value>(kept: Map<string, Value>, key: string, value: Value): Value {
  const known = kept.get(key);
  if (known !== undefined) return known;
  kept.set(key, value);
  return value;
}

/** A doubt ready to be compared with questions. */
export class IndexedDoubt {
  readonly doubt: Doubt;
  readonly ways: readonly WayOfAsking[];
  /** Its place among the doubts, and that of its first way of asking among all ways: how words that are shared are counted. */
  number = 0;
  firstWay = 0;
  readonly cases: { when: Condition[]; answer: string; terms: readonly Term[]; sums: readonly StatedSum[] }[];
  #answer: { terms: ReadonlySet<string>; direction: Float32Array | null } | null = null;
  #answerSupposed: readonly Condition[] | null = null;
  /** Read once: what is left of them are their directions. */
  #further: readonly string[];
  #directions: PackedVectors | null = null;

  /**
   * @param further ways of asking that are only learned from.
   * @throws an error that tells what is wrong with a condition.
   */
  constructor(doubt: Doubt, further: readonly string[] = []) {
    this.doubt = doubt;
    this.#further = further;
    this.ways = doubt.asked.map((way) => new WayOfAsking(way));
    this.cases = doubt.cases.map(({ when, answer, terms = [], sums = [] }) => ({
      when: parseConditions(when),
      answer,
      terms,
      sums,
    }));
  }

  /** The first way of asking it: what is learned of a doubt is kept under it. */
  get name(): string {
    return this.doubt.asked[0] ?? '';
  }

  get answer(): { terms: ReadonlySet<string>; direction: Float32Array | null } {
    if (this.#answer === null) {
      const terms = new Set(analyzeTerms(this.doubt.answer));
      this.#answer = { terms, direction: starterAssociations().directionOf(terms) };
    }
    return this.#answer;
  }

  /** A question came near it before: what takes time to read of it was read. */
  get isRead(): boolean {
    return this.#directions !== null;
  }

  /** Where each of its ways of asking points, those that are only learned from too, by what was learned of the doubts. */
  directionsBy(associations: Associations): PackedVectors {
    if (this.#directions === null) {
      const ways = [...this.doubt.asked, ...this.#further];
      this.#directions = new PackedVectors(ways.flatMap((way) => associations.directionOf(doubtTerms(way)) ?? []));
      this.#further = [];
    }
    return this.#directions;
  }

  /** What its answer takes to be so or not: "Sin hijos, el cónyuge hereda…". */
  answerSupposes(facts: FactReader): readonly Condition[] {
    this.#answerSupposed ??= supposedIn(this.doubt.answer, readQuestionTokens(this.doubt.answer, anyDay), facts);
    return this.#answerSupposed;
  }

  /** Reads now what a question that comes near would wait for. */
  readAll(roles: AskingRoles, facts: FactReader, associations: Associations): void {
    for (const way of this.ways) {
      void way.asks;
      way.toldBy(roles, facts);
    }
    void this.answer;
    this.directionsBy(associations);
    this.answerSupposes(facts);
  }
}

const anyDay = civilDay('2026-01-01');

/** What is told to be so or not, without the words that tell it. */
function supposedIn(text: string, tokens: readonly QuestionToken[], facts: FactReader): Condition[] {
  return facts
    .read(text, tokens, null, anyDay)
    .flatMap(({ name, value }) => (typeof value === 'boolean' ? [{ fact: name, holds: value }] : []));
}

/** What words share with all ways of asking, by how much it tells; by the numbers of the ways. */
export interface SharedWords {
  withWay: Float64Array;
  /** The ways that share something, as they were met. */
  ways: Int32Array;
  /** How much all words of each way tell, by their squares. */
  masses: Float64Array;
}

/** The doubts of the starter corpus by the articles that they stand on. */
export class DoubtIndex {
  readonly #byArticle = new Map<string, IndexedDoubt[]>();
  /** All of them, in the order in which they were given. */
  readonly all: readonly IndexedDoubt[];
  /** The words of all ways of asking, by their numbers. */
  readonly #words = new Map<string, number>();
  /** The ways that hold word `w` stand from `#starts[w]` to `#starts[w + 1]`, by their numbers; those of one doubt follow each other. */
  readonly #starts: Int32Array;
  readonly #holders: Int32Array;
  /** How much each word tells, squared. */
  readonly #squares: Float64Array;
  readonly #squareOfUnknown: number;
  /** By the numbers of the ways of asking: the doubt's number, what the words tell together, and their length. */
  readonly #doubtOfWay: Int32Array;
  readonly #masses: Float64Array;
  readonly #norms: Float64Array;
  /** The ways that {@link sharedBy} meets, while it does. */
  readonly #met: Int32Array;
  /** Of sets of words that were added up before. */
  readonly #massesOfSets = new WeakMap<ReadonlySet<string>, number>();
  readonly #byName = new Map<string, IndexedDoubt>();
  readonly #ways: number;
  /** What was learned of how each doubt is told. */
  readonly associations: Associations;

  /**
   * @param further ways of asking that are only learned from, by a doubt's first way.
   * @throws an error that tells what is wrong with a condition.
   */
  constructor(
    doubts: readonly Doubt[],
    associations: Associations = doubtAssociations(),
    further: ReadonlyMap<string, readonly string[]> = new Map(),
  ) {
    this.associations = associations;
    this.all = doubts.map((doubt) => new IndexedDoubt(doubt, further.get(doubt.asked[0] ?? '')));
    const words: number[][] = [];
    for (const [number, one] of this.all.entries()) {
      one.number = number;
      one.firstWay = words.length;
      this.#byName.set(one.name, one);
      for (const key of one.doubt.on) add(this.#byArticle, key, one);
      for (const way of one.doubt.asked) words.push(this.#wordsOf(way));
    }
    this.#ways = words.length;
    this.#starts = startsOf(words, this.#words.size);
    this.#holders = holdersOf(words, this.#starts);
    this.#squareOfUnknown = this.#readSquare(0);
    this.#squares = Float64Array.from({ length: this.#words.size }, (_, word) =>
      this.#readSquare(this.#starts[word + 1]! - this.#starts[word]!),
    );
    this.#masses = Float64Array.from(words, (own) => own.reduce((sum, word) => sum + this.#squares[word]!, 0));
    this.#norms = this.#masses.map(Math.sqrt);
    this.#met = new Int32Array(this.#ways);
    this.#doubtOfWay = new Int32Array(this.#ways);
    for (const { number, firstWay, ways } of this.all) this.#doubtOfWay.fill(number, firstWay, firstWay + ways.length);
  }

  /** The words of a way of asking, each once, by their numbers. */
  #wordsOf(way: string): number[] {
    return Array.from(new Set(analyzeTerms(way)), (term) => {
      const known = this.#words.get(term) ?? this.#words.size;
      this.#words.set(term, known);
      return known;
    });
  }

  /** Those that stand on one of these articles, each once. */
  of(keys: readonly string[]): IndexedDoubt[] {
    return [...new Set(keys.flatMap((key) => this.#byArticle.get(key) ?? []))];
  }

  /** Holds words against all ways of asking at once. */
  sharedBy(terms: Iterable<string>): SharedWords {
    const withWay = new Float64Array(this.#ways);
    const met = this.#met;
    let count = 0;
    for (const term of terms) {
      const word = this.#words.get(term);
      if (word === undefined) continue;
      const weight = this.#squares[word]!;
      const end = this.#starts[word + 1]!;
      for (let place = this.#starts[word]!; place < end; place++) {
        const way = this.#holders[place]!;
        if (withWay[way] === 0) met[count++] = way;
        withWay[way]! += weight;
      }
    }
    return { withWay, ways: met.slice(0, count), masses: this.#masses };
  }

  /** Whether a way of asking a doubt holds a word. */
  isAskedWith(term: string, { firstWay, ways }: IndexedDoubt): boolean {
    const word = this.#words.get(term);
    if (word === undefined) return false;
    // The first of its holders that is not of a doubt before.
    let low = this.#starts[word]!;
    let high = this.#starts[word + 1]!;
    const end = high;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#holders[middle]! < firstWay) low = middle + 1;
      else high = middle;
    }
    return low < end && this.#holders[low]! < firstWay + ways.length;
  }

  /** Those of which a way of asking resembles these words limit, wherever their articles stand; the likest first. */
  alike({ withWay, ways }: SharedWords, limit: number): IndexedDoubt[] {
    // A few of thousands, of those alike the first: what does not beat the last of them is passed by without sorting.
    const best: { one: IndexedDoubt; likeness: number }[] = [];
    for (const way of ways) {
      const likeness = withWay[way]! / this.#norms[way]!;
      if (best.length === limit * 2 && likeness <= best[best.length - 1]!.likeness) continue;
      const place = best.findIndex((other) => other.likeness < likeness);
      const one = this.all[this.#doubtOfWay[way]!]!;
      best.splice(place === -1 ? best.length : place, 0, { one, likeness });
      if (best.length > limit * 2) best.pop();
    }
    return [...new Set(best.map(({ one }) => one))].slice(0, limit);
  }

  /** Those to which the words point by what was learned of how doubts are told; the likeliest first. */
  likeliest(learned: AssociationReading, limit: number): IndexedDoubt[] {
    return learned.likeliest(limit).flatMap((name) => this.#byName.get(name) ?? []);
  }

  /** How much words tell together, each by its square. */
  massOf(terms: Iterable<string>): number {
    let mass = 0;
    for (const term of terms) mass += this.squareOf(term);
    return mass;
  }

  /** The same of words that are looked at again and again, and never change. */
  massOfSet(terms: ReadonlySet<string>): number {
    const known = this.#massesOfSets.get(terms) ?? this.massOf(terms);
    this.#massesOfSets.set(terms, known);
    return known;
  }

  /** The square of how much a word tells: the fewer ways of asking hold it, the more. */
  squareOf(term: string): number {
    const word = this.#words.get(term);
    return word === undefined ? this.#squareOfUnknown : this.#squares[word]!;
  }

  #readSquare(holders: number): number {
    return Math.log(1 + (this.#ways + 1) / (holders + 1)) ** 2;
  }
}

/** Where the holders of each word begin, with the end of the last. */
function startsOf(words: readonly (readonly number[])[], size: number): Int32Array {
  const starts = new Int32Array(size + 1);
  for (const word of words.flat()) starts[word + 1]! += 1;
  for (let word = 0; word < size; word++) starts[word + 1]! += starts[word]!;
  return starts;
}

function holdersOf(words: readonly (readonly number[])[], starts: Int32Array): Int32Array {
  const holders = new Int32Array(starts.at(-1)!);
  const next = starts.slice();
  for (const [way, own] of words.entries()) for (const word of own) holders[next[word]!++] = way;
  return holders;
}

function add<Value>(into: Map<string, Value[]>, key: string, value: Value): void {
  const list = into.get(key);
  if (list === undefined) into.set(key, [value]);
  else list.push(value);
}
