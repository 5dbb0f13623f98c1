import { civilDay } from '@foja/computable-law/core/civil-day';
import { analyzeTerms } from '@foja/legal-text/analyze';
import type { Doubt } from '../corpus/doubts/read-doubts.ts';
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
import type { Ask, KnownFact } from './understood-question.ts';

/** One way of asking. What takes time to read of it is read when a question comes near. */
export class WayOfAsking {
  /** Each once: there are tens of thousands of ways, and a set takes four times the place of a list. */
  readonly terms: readonly string[];
  /** How much its words tell together, squared. */
  mass = 0;
  readonly #text: string;
  #asks: ReadonlySet<Ask> | null = null;
  #told: { role: Role | null; flags: readonly KnownFact[] } | null = null;

  constructor(text: string) {
    this.#text = text;
    this.terms = [...new Set(analyzeTerms(text))];
  }

  /** What it asks for. */
  get asks(): ReadonlySet<Ask> {
    this.#asks ??= new Set(readParts(this.#text).flatMap(({ asks }) => asks));
    return this.#asks;
  }

  /** Whom it speaks for, null where it does not tell; and what it takes to be so or not, as a question that tells it. */
  toldBy(roles: AskingRoles, facts: FactReader): { role: Role | null; flags: readonly KnownFact[] } {
    if (this.#told) return this.#told;
    const tokens = readQuestionTokens(this.#text, anyDay);
    this.#told = { role: roles.read(tokens), flags: flagsIn(this.#text, tokens, facts) };
    return this.#told;
  }
}

/** A doubt ready to be compared with questions. */
export class IndexedDoubt {
  readonly doubt: Doubt;
  readonly ways: readonly WayOfAsking[];
  /** Its place among the doubts, and that of its first way of asking among all ways: how words that are shared are counted. */
  number = 0;
  firstWay = 0;
  readonly cases: { when: Condition[]; answer: string; terms: readonly Term[] }[];
  #answer: { terms: ReadonlySet<string>; direction: Float32Array | null } | null = null;
  #answerFlags: readonly KnownFact[] | null = null;
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
    this.cases = doubt.cases.map(({ when, answer, terms = [] }) => ({ when: parseConditions(when), answer, terms }));
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
  answerFlagsBy(facts: FactReader): readonly KnownFact[] {
    this.#answerFlags ??= flagsIn(this.doubt.answer, readQuestionTokens(this.doubt.answer, anyDay), facts);
    return this.#answerFlags;
  }

  /** Reads now what a question that comes near would wait for. */
  readAll(roles: AskingRoles, facts: FactReader, associations: Associations): void {
    for (const way of this.ways) {
      void way.asks;
      way.toldBy(roles, facts);
    }
    void this.answer;
    this.directionsBy(associations);
    this.answerFlagsBy(facts);
  }
}

const anyDay = civilDay('2026-01-01');

function flagsIn(text: string, tokens: readonly QuestionToken[], facts: FactReader): KnownFact[] {
  return facts.read(text, tokens, null, anyDay).filter(({ value }) => typeof value === 'boolean');
}

/** What words share with all ways of asking, by how much it tells; by the numbers of the ways. */
export interface SharedWords {
  withWay: Float64Array;
  /** The ways that share something, as they were met. */
  ways: number[];
}

/** The doubts of the starter corpus by the articles that they stand on. */
export class DoubtIndex {
  readonly #byArticle = new Map<string, IndexedDoubt[]>();
  /** All of them, in the order in which they were given. */
  readonly all: readonly IndexedDoubt[];
  /** For each word the ways of asking that hold it, by their numbers; those of one doubt follow each other. */
  readonly #byTerm = new Map<string, Int32Array>();
  /** By the numbers of the ways of asking: the doubt's number, and the length of the words. */
  readonly #doubtOfWay: Int32Array;
  readonly #norms: Float64Array;
  /** How much each word tells, squared. */
  readonly #squares = new Map<string, number>();
  readonly #squareOfUnknown: number;
  /** Of sets of words that were added up before. */
  readonly #masses = new WeakMap<ReadonlySet<string>, number>();
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
    const byTerm = new Map<string, number[]>();
    let ways = 0;
    for (const [number, one] of this.all.entries()) {
      one.number = number;
      one.firstWay = ways;
      this.#byName.set(one.name, one);
      for (const key of one.doubt.on) add(this.#byArticle, key, one);
      for (const { terms } of one.ways) {
        for (const term of terms) add(byTerm, term, ways);
        ways += 1;
      }
    }
    this.#ways = ways;
    this.#squareOfUnknown = this.#readSquare(0);
    for (const [term, holders] of byTerm) {
      this.#byTerm.set(term, Int32Array.from(holders));
      this.#squares.set(term, this.#readSquare(holders.length));
    }
    this.#doubtOfWay = new Int32Array(ways);
    this.#norms = new Float64Array(ways);
    for (const one of this.all) {
      this.#doubtOfWay.fill(one.number, one.firstWay, one.firstWay + one.ways.length);
      for (const [place, way] of one.ways.entries()) {
        way.mass = this.massOf(way.terms);
        this.#norms[one.firstWay + place] = Math.sqrt(way.mass);
      }
    }
  }

  /** Those that stand on one of these articles, each once. */
  of(keys: readonly string[]): IndexedDoubt[] {
    return [...new Set(keys.flatMap((key) => this.#byArticle.get(key) ?? []))];
  }

  /** Holds words against all ways of asking at once. */
  sharedBy(terms: Iterable<string>): SharedWords {
    const withWay = new Float64Array(this.#ways);
    const ways: number[] = [];
    for (const term of terms) {
      const holders = this.#byTerm.get(term);
      if (holders === undefined) continue;
      const weight = this.squareOf(term);
      for (let place = 0; place < holders.length; place++) {
        const way = holders[place]!;
        if (withWay[way] === 0) ways.push(way);
        withWay[way]! += weight;
      }
    }
    return { withWay, ways };
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
    const known = this.#masses.get(terms) ?? this.massOf(terms);
    this.#masses.set(terms, known);
    return known;
  }

  /** The square of how much a word tells: the fewer ways of asking hold it, the more. */
  squareOf(term: string): number {
    return this.#squares.get(term) ?? this.#squareOfUnknown;
  }

  #readSquare(holders: number): number {
    return Math.log(1 + (this.#ways + 1) / (holders + 1)) ** 2;
  }
}

function add<Value>(into: Map<string, Value[]>, key: string, value: Value): void {
  const list = into.get(key);
  if (list === undefined) into.set(key, [value]);
  else list.push(value);
}
