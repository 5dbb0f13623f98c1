import { type Evidence, type RankingWeights, rankingWeights } from '../ranking-weights.ts';
import { type Choice, climbLikelihood } from './conditional-logit.ts';
import { isAnswer, orderCase, type RankingCase } from './ranking-cases.ts';

export interface RankingFitting {
  /** Strength with which evidence weights hold on to those they start from, in cases. */
  ridge: number;
  /** Orders in between: some evidence depends on the order itself. */
  iterations: number;
}

const usualFitting: RankingFitting = { ridge: 1, iterations: 3 };
/** Mean log-likelihood with which the articles that answer are chosen from all candidates, each by its score: 0 is certainty. */
export function likelihoodOf(cases: readonly RankingCase[], weights: RankingWeights): number {
  let sum = 0;
  let counted = 0;
  for (const one of cases) {
    const articles = orderCase(one, weights).filter(({ passage }) => passage.kind !== 'guide');
    const answers = articles.filter(({ passage }) => isAnswer(one, passage));
    if (answers.length === 0) continue;
    sum += logOfSum(answers.map(({ score }) => score)) - logOfSum(articles.map(({ score }) => score));
    counted++;
  }
  return sum / Math.max(1, counted);
}

/** Evidence weights of the greatest likelihood: a conditional logit with a ridge towards the weights it starts from. */
export function fitEvidence(
  cases: readonly RankingCase[],
  start: RankingWeights,
  fitting = usualFitting,
): RankingWeights['evidence'] {
  const names = Object.keys(start.evidence) as Evidence[];
  const prior = Float64Array.from(names, (name) => start.evidence[name]);
  let evidence = start.evidence;
  for (let iteration = 0; iteration < fitting.iterations; iteration++) {
    const choices = cases.flatMap((one): Choice[] => {
      const articles = orderCase(one, { ...start, evidence }).filter(({ passage }) => passage.kind !== 'guide');
      const answers = articles.map(({ passage }) => isAnswer(one, passage));
      const rows = articles.map((scored) => Float64Array.from(names, (name) => scored.evidence[name]));
      return answers.includes(true) ? [{ rows, answers }] : [];
    });
    const fitted = climbLikelihood(
      choices,
      Float64Array.from(names, (name) => evidence[name]),
      prior,
      fitting.ridge,
    );
    evidence = Object.fromEntries(names.map((name, i) => [name, fitted[i] ?? 0])) as Record<Evidence, number>;
  }
  return evidence;
}

/** Numbers besides the evidence weights, each with how it is set and the factors by which it is tried. */
const shapeFactors = [0.7, 0.85, 1.2, 1.45];

/** Tries fields, BM25's shape and the decay of guides one after the other, keeping what raises the likelihood. */
export function searchShapes(
  cases: readonly RankingCase[],
  start: RankingWeights,
  say: (line: string) => void,
): RankingWeights {
  let best = start;
  let likelihood = likelihoodOf(cases, best);
  for (const [name, vary] of shapeChanges()) {
    for (const factor of shapeFactors) {
      const tried = vary(best, factor);
      const reached = likelihoodOf(cases, tried);
      if (reached <= likelihood) continue;
      best = tried;
      likelihood = reached;
      say(`${name} ×${factor}: ${likelihood.toFixed(4)}`);
    }
  }
  return best;
}

type Change = (weights: RankingWeights, factor: number) => RankingWeights;

function shapeChanges(): [string, Change][] {
  const most = 1;
  const fields = Object.keys(rankingWeights.fields) as (keyof RankingWeights['fields'])[];
  return [
    ...fields.map((name): [string, Change] => [
      `field ${name}`,
      (weights, factor) => ({ ...weights, fields: { ...weights.fields, [name]: weights.fields[name] * factor } }),
    ]),
    [
      'saturation',
      ({ bm25, ...rest }, factor) => ({ ...rest, bm25: { ...bm25, saturation: bm25.saturation * factor } }),
    ],
    [
      'lengthNormalization',
      ({ bm25, ...rest }, factor) => ({
        ...rest,
        bm25: { ...bm25, lengthNormalization: Math.min(most, bm25.lengthNormalization * factor) },
      }),
    ],
    ['guideDecay', (weights, factor) => ({ ...weights, guideDecay: Math.min(most, weights.guideDecay * factor) })],
  ];
}

function logOfSum(scores: readonly number[]): number {
  const highest = Math.max(...scores);
  return highest + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - highest), 0));
}
