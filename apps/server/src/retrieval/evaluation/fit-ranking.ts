import { type Evidence, type RankingWeights, rankingWeights } from '../ranking-weights.ts';
import { isAnswer, orderCase, type RankingCase } from './ranking-cases.ts';

export interface RankingFitting {
  /** Strength with which evidence weights hold on to those they start from, in cases. */
  ridge: number;
  /** Orders in between: some evidence depends on the order itself. */
  rounds: number;
}

const usualFitting: RankingFitting = { ridge: 1, rounds: 3 };
const steps = 300;
const stepLength = 0.1;
const momentum = 0.9;
const damping = 0.99;

/** One candidate list as numbers. */
interface Choice {
  rows: Float64Array[];
  answers: boolean[];
}

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
  for (let round = 0; round < fitting.rounds; round++) {
    const choices = cases.flatMap((one): Choice[] => {
      const articles = orderCase(one, { ...start, evidence }).filter(({ passage }) => passage.kind !== 'guide');
      const answers = articles.map(({ passage }) => isAnswer(one, passage));
      const rows = articles.map((scored) => Float64Array.from(names, (name) => scored.evidence[name]));
      return answers.includes(true) ? [{ rows, answers }] : [];
    });
    const fitted = climb(
      choices,
      Float64Array.from(names, (name) => evidence[name]),
      prior,
      fitting.ridge,
    );
    evidence = Object.fromEntries(names.map((name, i) => [name, fitted[i] ?? 0])) as Record<Evidence, number>;
  }
  return evidence;
}

/** Climbs the likelihood by the steps of Adam. */
function climb(choices: readonly Choice[], start: Float64Array, prior: Float64Array, ridge: number): Float64Array {
  const weights = start.slice();
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  for (let step = 1; step <= steps; step++) {
    const gradient = weights.map((weight, i) => ridge * ((prior[i] ?? 0) - weight));
    for (const choice of choices) addGradient(choice, weights, gradient);
    for (let i = 0; i < weights.length; i++) {
      mean[i] = momentum * mean[i]! + (1 - momentum) * gradient[i]!;
      square[i] = damping * square[i]! + (1 - damping) * gradient[i]! ** 2;
      const length = Math.sqrt(square[i]! / (1 - damping ** step)) + 1e-8;
      weights[i]! += ((stepLength * (1 - step / (steps + 1))) / length) * (mean[i]! / (1 - momentum ** step));
    }
  }
  return weights;
}

function addGradient({ rows, answers }: Choice, weights: Float64Array, gradient: Float64Array): void {
  const scores = rows.map((row) => row.reduce((sum, value, i) => sum + value * weights[i]!, 0));
  const highest = Math.max(...scores);
  const masses = scores.map((score) => Math.exp(score - highest));
  const whole = masses.reduce((sum, mass) => sum + mass, 0);
  const right = masses.reduce((sum, mass, at) => sum + (answers[at] ? mass : 0), 0);
  for (const [at, row] of rows.entries()) {
    const pull = (answers[at] ? masses[at]! / right : 0) - masses[at]! / whole;
    for (let i = 0; i < row.length; i++) gradient[i]! += pull * row[i]!;
  }
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
