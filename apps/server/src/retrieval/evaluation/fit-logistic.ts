/** One case to learn from: its features and whether it is of the class. */
export interface LabelledCase<Feature extends string> {
  features: Record<Feature, number>;
  holds: boolean;
}

export interface LogisticFit<Feature extends string> {
  intercept: number;
  features: Record<Feature, number>;
}

const iterations = 3_000;
const momentum = 0.9;
const learningRate = 2;

/**
 * Logistic regression with a ridge penalty, both classes weighing the same however many cases each has.
 * @param ridge strength of the penalty on the features, in cases.
 */
export function fitLogistic<Feature extends string>(
  cases: readonly LabelledCase<Feature>[],
  ridge: number,
): LogisticFit<Feature> {
  const names = Object.keys(cases[0]?.features ?? {}) as Feature[];
  const rows = cases.map(({ features }) => Float64Array.from([1, ...names.map((name) => features[name])]));
  const holding = cases.filter(({ holds }) => holds).length;
  const classWeight = (holds: boolean) => cases.length / 2 / Math.max(1, holds ? holding : cases.length - holding);
  const weights = new Float64Array(names.length + 1);
  const velocity = new Float64Array(weights.length);
  for (let iteration = 0; iteration < iterations; iteration++) {
    const gradient = weights.map((weight, i) => (i === 0 ? 0 : ridge * weight));
    for (const [at, row] of rows.entries()) {
      const holds = cases[at]?.holds ?? false;
      const error = (sigmoid(dot(weights, row)) - (holds ? 1 : 0)) * classWeight(holds);
      for (let i = 0; i < row.length; i++) gradient[i] = (gradient[i] ?? 0) + error * (row[i] ?? 0);
    }
    for (let i = 0; i < weights.length; i++) {
      velocity[i] = momentum * (velocity[i] ?? 0) - (learningRate * (gradient[i] ?? 0)) / cases.length;
      weights[i] = (weights[i] ?? 0) + (velocity[i] ?? 0);
    }
  }
  const round2 = (value: number) => Math.round(value * 100) / 100;
  return {
    intercept: round2(weights[0] ?? 0),
    features: Object.fromEntries(names.map((name, i) => [name, round2(weights[i + 1] ?? 0)])) as Record<
      Feature,
      number
    >,
  };
}

/** Chance (0–1) that a case is of the class. */
export function predict<Feature extends string>(fit: LogisticFit<Feature>, features: Record<Feature, number>): number {
  let logit = fit.intercept;
  for (const name of Object.keys(fit.features) as Feature[]) logit += fit.features[name] * features[name];
  return sigmoid(logit);
}

/** Each case's chance by a fit that has not seen it: every `folds`-th case is left out in turn. */
export function crossValidate<Feature extends string>(
  cases: readonly LabelledCase<Feature>[],
  ridge: number,
  folds: number,
): number[] {
  const chances = new Array<number>(cases.length).fill(0);
  for (let fold = 0; fold < folds; fold++) {
    const fit = fitLogistic(
      cases.filter((_, at) => at % folds !== fold),
      ridge,
    );
    for (const [at, { features }] of cases.entries()) if (at % folds === fold) chances[at] = predict(fit, features);
  }
  return chances;
}

function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += (one[i] ?? 0) * (other[i] ?? 0);
  return sum;
}
