import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProjectRoot } from '../../../platform/project-root.ts';
import { clauseFeatures, countWords } from './clause-features.ts';

/** What was learned of how clauses are written. */
export interface LearnedClauses {
  /** The checks, in the order of the weights. Behind them stands what is a clause of none. */
  checks: readonly string[];
  /** By feature: how much it tells by its rarity, and for which checks, or for none, it tells something. */
  features: ReadonlyMap<string, LearnedFeature>;
  /** How much a feature tells that was never seen. */
  rarityOfUnknown: number;
}

export interface LearnedFeature {
  rarity: number;
  /** Numbers of checks, and their count for "none". */
  places: Uint8Array;
  weights: Float32Array;
}

/** A clause as it is recognised. */
export interface RecognisedClause {
  check: string;
  /** That it is a clause of this check and neither of another nor of none, 0–1. */
  chance: number;
  /** That it is a clause of any of the checks that are looked for. */
  chanceOfAny: number;
}

/** Every text has it: what is likely before anything is read. */
export const always = '';
/** Fewer words are a heading, or say what stands in the sentence before. */
const fewestWords = 6;
/** How long a clause's features are together: a long one does not say more than a short one. */
const length = 3;
/** How much of a clause that nobody has seen counts for its length. */
const unknownShare = 0.3;

/** What a clause of a few words seems to say, many lawful ones say too; a long one leaves no doubt sooner. */
const toldFrom = { ofShort: 0.5, ofLong: 0.1, bySquare: 45 };

/** From which chance a clause of so many words is told by its meaning; `fit-clauses --cross` tells what a multiple of it costs. */
export function chanceToTell(words: number): number {
  return Math.min(toldFrom.ofShort, Math.max(toldFrom.ofLong, toldFrom.bySquare / (words * words)));
}

/** A clause's features as numbers of rows, with how much each tells. */
export function weighFeatures<Row>(
  text: string,
  rowOf: (name: string) => { rarity: number; row: Row } | undefined,
  rarityOfUnknown: number,
): { row: Row; value: number }[] {
  let squares = 0;
  const found: { row: Row; value: number }[] = [];
  for (const [name, weight] of clauseFeatures(text)) {
    const known = rowOf(name);
    const value = weight * (known?.rarity ?? rarityOfUnknown);
    squares += value * value * (known === undefined ? unknownShare : 1);
    if (known !== undefined) found.push({ row: known.row, value });
  }
  const share = length / (Math.sqrt(squares) || 1);
  for (const one of found) one.value *= share;
  return found;
}

/** Says which check a clause is of by all of its words, as was learned from clauses of many hands. Linear in the clause. */
export class ClauseRecogniser {
  readonly #learned: LearnedClauses;

  constructor(learned: LearnedClauses) {
    this.#learned = learned;
  }

  /** @param isTold whether a check is looked for in this contract; what is of another is not told. Null for a clause of none. */
  recognise(sentence: string, isTold: (check: string) => boolean): RecognisedClause | null {
    const { checks, features, rarityOfUnknown } = this.#learned;
    if (checks.length === 0 || countWords(sentence) < fewestWords) return null;
    const scores = new Float64Array(checks.length + 1);
    const add = ({ places, weights }: LearnedFeature, value: number) => {
      for (let at = 0; at < places.length; at++) scores[places[at]!]! += value * weights[at]!;
    };
    const atAll = features.get(always);
    if (atAll !== undefined) add(atAll, 1);
    const rowOf = (name: string) => {
      const row = features.get(name);
      return row === undefined ? undefined : { rarity: row.rarity, row };
    };
    for (const { row, value } of weighFeatures(sentence, rowOf, rarityOfUnknown)) add(row, value);
    const told = checks.flatMap((check, place) => (isTold(check) ? [{ check, score: scores[place]! }] : []));
    const best = told.reduce<(typeof told)[number] | null>(
      (most, one) => (most === null || one.score > most.score ? one : most),
      null,
    );
    if (best === null) return null;
    const none = scores[checks.length]!;
    const lawful = Math.exp(none - best.score);
    const whole = told.reduce((sum, { score }) => sum + Math.exp(score - best.score), lawful);
    return { check: best.check, chance: 1 / whole, chanceOfAny: 1 - lawful / whole };
  }
}

/** A feature's largest weight stands as this; the others in proportion, as whole numbers, and what is next to nothing is left out. */
const largestStep = 127;
const smallestStep = 24;

/** What a row of weights tells, without what tells next to nothing. */
export function featureOf(rarity: number, row: Float32Array): LearnedFeature {
  const largest = row.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const places = Uint8Array.from(row.keys()).filter(
    (place) => largest > 0 && Math.abs(row[place]!) >= (largest * smallestStep) / largestStep,
  );
  return { rarity, places, weights: Float32Array.from(places, (place) => row[place]!) };
}

/** The text of the data file: what it was learned from, the checks, then a line for each feature. */
export function writeLearnedClauses(
  { checks, features, rarityOfUnknown }: LearnedClauses,
  learnedFrom: string,
): string {
  const lines = [...features].map(([name, { places, rarity, weights }]) => {
    const largest = weights.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
    const steps = Int8Array.from(weights, (value) => Math.round((value / largest) * largestStep));
    const bytes = Buffer.concat([places, Buffer.from(steps.buffer)]);
    return [name, rarity.toFixed(2), largest.toFixed(2), bytes.toString('base64')].join('\t');
  });
  return `${[learnedFrom, checks.join(' '), rarityOfUnknown.toFixed(3), ...lines].join('\n')}\n`;
}

export function parseLearnedClauses(text: string): LearnedClauses {
  const [, checks = '', rarityOfUnknown = '1', ...lines] = text.split('\n');
  const features = lines.filter(Boolean).map((line) => {
    const [name = '', rarity = '1', largest = '1', written = ''] = line.split('\t');
    const bytes = Buffer.from(written, 'base64');
    const half = bytes.length / 2;
    const step = Number(largest) / largestStep;
    const places = Uint8Array.from(bytes.subarray(0, half));
    const weights = Float32Array.from(places, (_, at) => bytes.readInt8(half + at) * step);
    return [name, { rarity: Number(rarity), places, weights }] as const;
  });
  return { checks: checks.split(' '), features: new Map(features), rarityOfUnknown: Number(rarityOfUnknown) };
}

/** Where `fit-clauses` writes what it learned. */
export function learnedClausesFile(): string {
  return join(findProjectRoot(), 'corpus', 'clauses.tsv');
}

let opened: ClauseRecogniser | null = null;

/** What was learned of the project's corpus, read once in each thread; without its file nothing is recognised. */
export function openClauseRecogniser(): ClauseRecogniser {
  opened ??= new ClauseRecogniser(readLearnedClauses());
  return opened;
}

function readLearnedClauses(): LearnedClauses {
  try {
    return parseLearnedClauses(readFileSync(learnedClausesFile(), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return { checks: [], features: new Map(), rarityOfUnknown: 1 };
    }
    throw error;
  }
}
