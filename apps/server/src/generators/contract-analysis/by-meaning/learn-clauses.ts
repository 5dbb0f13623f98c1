import { seededRandom } from '../../../platform/seeded-random.ts';
import { clauseFeatures } from './clause-features.ts';
import { always, featureOf, type LearnedClauses, weighFeatures } from './clause-recogniser.ts';

/** A clause and the check that it is of; null for one that the law stands by. */
export interface ClauseExample {
  text: string;
  check: string | null;
}

const epochs = 12;
const learningRate = 0.3;
/** How strongly weights are drawn back to nothing. */
const shrinkage = 1e-4;
/** Errors below this move nothing. */
const smallestError = 1e-4;
const firstSquares = 0.1;

/** Learns which features tell which check: a softmax over the checks and "none", by Adagrad, with a fixed seed. */
export function learnClauses(examples: readonly ClauseExample[]): LearnedClauses {
  const checks = [...new Set(examples.flatMap(({ check }) => check ?? []))].sort();
  const rows = rowsOf(examples);
  const rarityOfUnknown = rarityOf(0, examples.length);
  const classes = checks.length + 1;
  const weights = new Float32Array(rows.size * classes);
  const squares = new Float32Array(rows.size * classes).fill(firstSquares);
  const biasRow = rows.get(always)!.row;
  const read = examples.map(({ check, text }) => ({
    isClass: check === null ? checks.length : checks.indexOf(check),
    features: [{ row: biasRow, value: 1 }, ...weighFeatures(text, (name) => rows.get(name), rarityOfUnknown)],
  }));
  const random = seededRandom(1);
  const errors = new Float64Array(classes);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { features, isClass } of random.sample(read, read.length)) {
      readErrors(features, weights, errors, isClass);
      for (let place = 0; place < classes; place++) {
        const error = errors[place]!;
        if (Math.abs(error) < smallestError) continue;
        for (const { row, value } of features) {
          const at = row * classes + place;
          const slope = error * value + shrinkage * weights[at]!;
          squares[at]! += slope * slope;
          weights[at]! -= (learningRate * slope) / Math.sqrt(squares[at]!);
        }
      }
    }
  }
  const features = [...rows].map(
    ([name, { rarity, row }]) =>
      [name, featureOf(rarity, weights.subarray(row * classes, (row + 1) * classes))] as const,
  );
  return { checks, features: new Map(features), rarityOfUnknown };
}

type Rows = Map<string, { rarity: number; row: number }>;

/** The features of all clauses, each with its number and its rarity. */
function rowsOf(examples: readonly ClauseExample[]): Rows {
  const held = new Map<string, number>();
  for (const { text } of examples) {
    for (const name of clauseFeatures(text).keys()) held.set(name, (held.get(name) ?? 0) + 1);
  }
  const rows: Rows = new Map([[always, { rarity: 1, row: 0 }]]);
  for (const [name, count] of held) {
    rows.set(name, { rarity: rarityOf(count, examples.length), row: rows.size });
  }
  return rows;
}

/** About 1 for what one clause in fifty holds. */
const rarityOf = (holders: number, all: number) => Math.log(1 + all / Math.max(1, holders)) / 4;

/** How much likelier than right each class is held to be. */
function readErrors(
  features: readonly { row: number; value: number }[],
  weights: Float32Array,
  errors: Float64Array,
  isClass: number,
): void {
  const classes = errors.length;
  errors.fill(0);
  for (const { row, value } of features) {
    const from = row * classes;
    for (let place = 0; place < classes; place++) errors[place]! += value * weights[from + place]!;
  }
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of errors) highest = Math.max(highest, score);
  let whole = 0;
  for (let place = 0; place < classes; place++) {
    errors[place] = Math.exp(errors[place]! - highest);
    whole += errors[place]!;
  }
  for (let place = 0; place < classes; place++) errors[place] = errors[place]! / whole - (place === isClass ? 1 : 0);
}
