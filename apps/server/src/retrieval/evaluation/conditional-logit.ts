const steps = 300;
const learningRate = 0.1;
const momentum = 0.9;
const damping = 0.99;

/** One list of candidates as numbers: what was measured of each, and whether it answers. */
export interface Choice {
  rows: Float64Array[];
  answers: boolean[];
  /** What each is worth by what is not learned here. */
  offsets?: readonly number[];
  /** What it counts; 1 unless told. */
  weight?: number;
}

/**
 * Weights of the greatest likelihood with which those that answer are chosen from all candidates, by the steps of Adam.
 * @param prior what the weights are held to. @param ridge how strongly, in cases. @param least what each is at least.
 */
export function climbLikelihood(
  choices: readonly Choice[],
  start: Float64Array,
  prior: Float64Array,
  ridge: number,
  least?: readonly number[],
): Float64Array {
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
      const next =
        weights[i]! + ((learningRate * (1 - step / (steps + 1))) / length) * (mean[i]! / (1 - momentum ** step));
      weights[i] = Math.max(next, least?.[i] ?? Number.NEGATIVE_INFINITY);
    }
  }
  return weights;
}

function addGradient(
  { rows, answers, offsets, weight = 1 }: Choice,
  weights: Float64Array,
  gradient: Float64Array,
): void {
  const scores = rows.map((row, at) => row.reduce((sum, value, i) => sum + value * weights[i]!, offsets?.[at] ?? 0));
  const highest = Math.max(...scores);
  const masses = scores.map((score) => Math.exp(score - highest));
  const whole = masses.reduce((sum, mass) => sum + mass, 0);
  const right = masses.reduce((sum, mass, at) => sum + (answers[at] ? mass : 0), 0);
  for (const [at, row] of rows.entries()) {
    const residual = (answers[at] ? masses[at]! / right : 0) - masses[at]! / whole;
    for (let i = 0; i < row.length; i++) gradient[i]! += weight * residual * row[i]!;
  }
}
