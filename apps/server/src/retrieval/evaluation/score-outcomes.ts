import type { RankedSource } from '../retrieval.ts';
import type { EvaluationQuestion } from './parse-questions.ts';

/** What retrieval gave for a question. */
export interface Outcome {
  question: EvaluationQuestion;
  /** Article keys, best first, each once. */
  ranked: string[];
  isGrounded: boolean;
}

/** Shares (0–1) of questions with an expected article in the first 1, 5, 10, and the mean reciprocal rank within ten. */
export interface HitRates {
  questions: number;
  hit1: number;
  hit5: number;
  hit10: number;
  mrr10: number;
}

export interface RetrievalScore extends HitRates {
  byStyle: Record<string, HitRates>;
  /** `none` are the questions that must be refused; `others` those that must not. */
  refused: { none: Refusals; others: Refusals };
  /** Answerable questions with no expected article in the first five. */
  misses: { id: string; expected: string[]; top: string[] }[];
}

interface Refusals {
  asked: number;
  refused: number;
}

const missRank = 5;

/** The articles that ranked sources stand on, in order, each once. */
export function rankedArticles(sources: readonly Pick<RankedSource, 'articles'>[]): string[] {
  return [...new Set(sources.flatMap(({ articles }) => articles))];
}

/**
 * Scores outcomes. Rates are over the questions that have an answer; `questions` counts every question, and per style those
 * that have an answer.
 */
export function scoreOutcomes(outcomes: readonly Outcome[]): RetrievalScore {
  const answerable = outcomes.filter(({ question }) => question.expected.length > 0);
  const unanswerable = outcomes.filter(({ question }) => question.expected.length === 0);
  const styles = [...new Set(answerable.map(({ question }) => question.style))].sort();
  const refusals = (list: readonly Outcome[]): Refusals => ({
    asked: list.length,
    refused: list.filter(({ isGrounded }) => !isGrounded).length,
  });
  return {
    ...hitRates(answerable),
    questions: outcomes.length,
    byStyle: Object.fromEntries(
      styles.map((style) => [style, hitRates(answerable.filter(({ question }) => question.style === style))]),
    ),
    refused: { none: refusals(unanswerable), others: refusals(answerable) },
    misses: answerable
      .filter((outcome) => !isHit(outcome, missRank))
      .map(({ question, ranked }) => ({
        id: question.id,
        expected: question.expected,
        top: ranked.slice(0, missRank),
      })),
  };
}

/** Place of the first expected article, from 1; 0 where none is ranked. */
export function rankOf({ question, ranked }: Outcome): number {
  return ranked.findIndex((key) => question.expected.includes(key)) + 1;
}

function isHit(outcome: Outcome, within: number): boolean {
  const rank = rankOf(outcome);
  return rank > 0 && rank <= within;
}

function hitRates(outcomes: readonly Outcome[]): HitRates {
  const share = (count: number) =>
    outcomes.length === 0 ? 0 : Math.round((count / outcomes.length) * 10_000) / 10_000;
  const hits = (within: number) => share(outcomes.filter((outcome) => isHit(outcome, within)).length);
  const reciprocal = outcomes.reduce((sum, outcome) => sum + (isHit(outcome, 10) ? 1 / rankOf(outcome) : 0), 0);
  return { questions: outcomes.length, hit1: hits(1), hit5: hits(5), hit10: hits(10), mrr10: share(reciprocal) };
}
