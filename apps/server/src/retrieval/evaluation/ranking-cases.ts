import { arrangeSources } from '../arrange-sources.ts';
import { buildQuery, type Query } from '../build-query.ts';
import { ConfidenceScale } from '../decide-grounding.ts';
import type { Passage } from '../passage.ts';
import { findCandidates } from '../rank-candidates.ts';
import type { RankingWeights } from '../ranking-weights.ts';
import { rerank, type Scored } from '../rerank.ts';
import type { RetrievalDeps } from '../retrieve.ts';
import { type Understanding, understandQuestion } from '../understand-question.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { EvaluationQuestion } from './parse-questions.ts';
import { type Outcome, rankedArticles } from './score-outcomes.ts';

/** A question with its candidates, found once: only their order is tried again and again. */
export interface RankingCase {
  /** The file that it is of. */
  set: string;
  question: EvaluationQuestion;
  understanding: Understanding;
  query: Query;
  candidates: Passage[];
  vocabulary: Vocabulary;
}

/** Sources that an order is judged by: enough that ten different articles stand among them. */
const judgedSources = 20;

/** The case of a question; null where other rules decide (references, foreign law) or nothing is to be found. */
export async function readRankingCase(
  deps: RetrievalDeps,
  set: string,
  question: EvaluationQuestion,
): Promise<RankingCase | null> {
  const live = deps.index.live();
  const understanding = understandQuestion(question.text, await deps.registry(), deps.index.live()?.spelling());
  const isDecided = understanding.references.length > 0 || understanding.foreignLaw || understanding.said.length === 0;
  if (live === null || isDecided || question.expected.length === 0) return null;
  const query = buildQuery(understanding, live.vocabulary);
  const { candidates } = await findCandidates(live, null, question.text, query, 'todos_premium');
  return { set, question, understanding, query, candidates, vocabulary: live.vocabulary };
}

/** The candidates of a case as these weights order them. */
export function orderCase(one: RankingCase, weights: RankingWeights): Scored[] {
  return rerank(one.query, one.candidates, one.understanding, one.vocabulary, weights);
}

/** What a person would see of a case under these weights. */
export function outcomeOf(one: RankingCase, weights: RankingWeights): Outcome {
  const sources = orderCase(one, weights);
  const shown = arrangeSources(
    { sources, rulings: [], confidence: new ConfidenceScale(1, sources) },
    one.understanding,
    [],
    judgedSources,
  );
  return { question: one.question, ranked: rankedArticles(shown.map(({ passage }) => passage)), isGrounded: true };
}

/** Whether a candidate is an article that answers the case; guides answer through their articles. */
export function isAnswer({ question }: RankingCase, { kind, articles }: Passage): boolean {
  return kind !== 'guide' && articles.some((key) => question.expected.includes(key));
}
