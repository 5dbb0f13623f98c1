import { civilDay } from '@foja/computable-law/core/civil-day';
import { analyzeTerms } from '@foja/legal-text/analyze';
import type { Doubt } from '../corpus/doubts/read-doubts.ts';
import { parseConditions } from '../corpus/statements/parse-statement.ts';
import type { Condition, Role } from '../corpus/statements/statement.ts';
import {
  type AssociationReading,
  type Associations,
  doubtAssociations,
  starterAssociations,
} from '../retrieval/associations.ts';
import type { AskingRoles } from './asking-roles.ts';
import type { FactReader } from './facts/fact-reader.ts';
import { type QuestionToken, readQuestionTokens } from './phrases/question-tokens.ts';
import { readParts } from './reading/read-parts.ts';
import type { Ask, KnownFact } from './understood-question.ts';

/** One way of asking. What takes time to read of it is read when a question comes near. */
export class WayOfAsking {
  readonly terms: ReadonlySet<string>;
  /** How much its words tell together, squared. */
  mass = 0;
  readonly #text: string;
  #read: { direction: Float32Array | null; asks: ReadonlySet<Ask> } | null = null;
  #told: { role: Role | null; flags: readonly KnownFact[] } | null = null;

  constructor(text: string) {
    this.#text = text;
    this.terms = new Set(analyzeTerms(text));
  }

  /** Where its words point, null where none is known; and what it asks for. */
  get reading(): { direction: Float32Array | null; asks: ReadonlySet<Ask> } {
    this.#read ??= {
      direction: starterAssociations().directionOf(this.terms),
      asks: new Set(readParts(this.#text).flatMap(({ asks }) => asks)),
    };
    return this.#read;
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
  readonly cases: { when: Condition[]; answer: string }[];
  #answer: { terms: ReadonlySet<string>; direction: Float32Array | null } | null = null;
  #answerFlags: readonly KnownFact[] | null = null;

  /** @throws an error that tells what is wrong with a condition. */
  constructor(doubt: Doubt) {
    this.doubt = doubt;
    this.ways = doubt.asked.map((way) => new WayOfAsking(way));
    this.cases = doubt.cases.map(({ when, answer }) => ({ when: parseConditions(when), answer }));
  }

  /** The first way of asking it: what is learned of a doubt is kept under it. */
  get name(): string {
    return this.doubt.asked[0] ?? '';
  }

  get answer(): { terms: ReadonlySet<string>; direction: Float32Array | null } {
    const terms = this.#answer?.terms ?? new Set(analyzeTerms(this.doubt.answer));
    this.#answer ??= { terms, direction: starterAssociations().directionOf(terms) };
    return this.#answer;
  }

  /** What its answer takes to be so or not: "Sin hijos, el cónyuge hereda…". */
  answerFlagsBy(facts: FactReader): readonly KnownFact[] {
    this.#answerFlags ??= flagsIn(this.doubt.answer, readQuestionTokens(this.doubt.answer, anyDay), facts);
    return this.#answerFlags;
  }
}

const anyDay = civilDay('2026-01-01');

function flagsIn(text: string, tokens: readonly QuestionToken[], facts: FactReader): KnownFact[] {
  return facts.read(text, tokens, [], anyDay).filter(({ value }) => typeof value === 'boolean');
}

/** The doubts of the starter corpus by the articles that they stand on. */
export class DoubtIndex {
  readonly #byArticle = new Map<string, IndexedDoubt[]>();
  readonly #allWays: { one: IndexedDoubt; norm: number }[] = [];
  /** For each word the ways of asking that hold it, by their numbers. */
  readonly #byTerm = new Map<string, number[]>();
  /** How much each word tells, squared. */
  readonly #squares = new Map<string, number>();
  readonly #squareOfUnknown: number;
  /** Of sets of words that were added up before. */
  readonly #masses = new WeakMap<ReadonlySet<string>, number>();
  /** What each way of asking shares with the words that are looked for; zeros between two looks. */
  readonly #shared: Float64Array;
  readonly #byName = new Map<string, IndexedDoubt>();
  readonly #ways: number;
  /** What was learned of how each doubt is told. */
  readonly associations: Associations;

  /** @throws an error that tells what is wrong with a condition. */
  constructor(doubts: readonly Doubt[], associations: Associations = doubtAssociations()) {
    this.associations = associations;
    const indexed = doubts.map((doubt) => new IndexedDoubt(doubt));
    for (const one of indexed) {
      this.#byName.set(one.name, one);
      for (const key of one.doubt.on) this.#byArticle.set(key, [...(this.#byArticle.get(key) ?? []), one]);
      for (const way of one.ways) {
        for (const term of way.terms) {
          const holders = this.#byTerm.get(term) ?? [];
          holders.push(this.#allWays.length);
          this.#byTerm.set(term, holders);
        }
        this.#allWays.push({ one, norm: 0 });
      }
    }
    this.#ways = this.#allWays.length;
    this.#shared = new Float64Array(this.#ways);
    this.#squareOfUnknown = this.#readSquare(0);
    for (const [term, holders] of this.#byTerm) this.#squares.set(term, this.#readSquare(holders.length));
    let number = 0;
    for (const { ways } of indexed) {
      for (const way of ways) {
        way.mass = this.massOf(way.terms);
        this.#masses.set(way.terms, way.mass);
        this.#allWays[number++]!.norm = Math.sqrt(way.mass);
      }
    }
  }

  /** Those that stand on one of these articles, each once. */
  of(keys: readonly string[]): IndexedDoubt[] {
    return [...new Set(keys.flatMap((key) => this.#byArticle.get(key) ?? []))];
  }

  /** Those of which a way of asking resembles these words limit, wherever their articles stand; the likest first. */
  alike(terms: ReadonlySet<string>, limit: number): IndexedDoubt[] {
    const sums = this.#shared;
    const touched: number[] = [];
    for (const term of terms) {
      const weight = this.squareOf(term);
      for (const way of this.#byTerm.get(term) ?? []) {
        if (sums[way] === 0) touched.push(way);
        sums[way]! += weight;
      }
    }
    // A few of thousands, of those alike the first: what does not beat the last of them is passed by without sorting.
    const best: { one: IndexedDoubt; likeness: number }[] = [];
    for (const way of touched) {
      const { norm, one } = this.#allWays[way]!;
      const likeness = sums[way]! / norm;
      sums[way] = 0;
      if (best.length === limit * 2 && likeness <= best[best.length - 1]!.likeness) continue;
      const place = best.findIndex((other) => other.likeness < likeness);
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
