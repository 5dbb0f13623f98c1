import { civilDay } from '@foja/computable-law/core/civil-day';
import { analyzeTerms } from '@foja/legal-text/analyze';
import type { Doubt } from '../corpus/doubts/read-doubts.ts';
import { parseConditions } from '../corpus/statements/parse-statement.ts';
import type { Condition, Role } from '../corpus/statements/statement.ts';
import { starterAssociations } from '../retrieval/associations.ts';
import type { AskingRoles } from './asking-roles.ts';
import { readQuestionTokens } from './phrases/question-tokens.ts';
import { readParts } from './reading/read-parts.ts';
import type { Ask } from './understood-question.ts';

/** One way of asking, read as a question is. */
export interface WayOfAsking {
  terms: ReadonlySet<string>;
  /** Where its words point; null where none is known. */
  direction: Float32Array | null;
  asks: ReadonlySet<Ask>;
  role: Role | null;
}

/** A doubt ready to be compared with questions. */
export interface IndexedDoubt {
  doubt: Doubt;
  ways: WayOfAsking[];
  answerTerms: ReadonlySet<string>;
  answerDirection: Float32Array | null;
  cases: { when: Condition[]; answer: string }[];
}

const anyDay = civilDay('2026-01-01');

/** The doubts of the starter corpus by the articles that they stand on. */
export class DoubtIndex {
  readonly #byArticle = new Map<string, IndexedDoubt[]>();
  readonly #holders = new Map<string, number>();
  readonly #ways: number;

  /** @throws an error that tells what is wrong with a condition. */
  constructor(doubts: readonly Doubt[], roles: AskingRoles) {
    const indexed = doubts.map((doubt) => indexDoubt(doubt, roles));
    for (const one of indexed) {
      for (const key of one.doubt.on) this.#byArticle.set(key, [...(this.#byArticle.get(key) ?? []), one]);
      for (const { terms } of one.ways)
        for (const term of terms) this.#holders.set(term, (this.#holders.get(term) ?? 0) + 1);
    }
    this.#ways = indexed.reduce((sum, { ways }) => sum + ways.length, 0);
  }

  /** Those that stand on one of these articles, each once. */
  of(keys: readonly string[]): IndexedDoubt[] {
    return [...new Set(keys.flatMap((key) => this.#byArticle.get(key) ?? []))];
  }

  /** How much a word tells: the fewer ways of asking hold it, the more. */
  weightOf(term: string): number {
    return Math.log(1 + (this.#ways + 1) / ((this.#holders.get(term) ?? 0) + 1));
  }
}

function indexDoubt(doubt: Doubt, roles: AskingRoles): IndexedDoubt {
  const associations = starterAssociations();
  return {
    doubt,
    ways: doubt.asked.map((way) => ({
      terms: new Set(analyzeTerms(way)),
      direction: associations.directionOf(analyzeTerms(way)),
      asks: new Set(readParts(way).flatMap(({ asks }) => asks)),
      role: roles.read(readQuestionTokens(way, anyDay)),
    })),
    answerTerms: new Set(analyzeTerms(doubt.answer)),
    answerDirection: associations.directionOf(analyzeTerms(doubt.answer)),
    cases: doubt.cases.map(({ when, answer }) => ({ when: parseConditions(when), answer })),
  };
}
