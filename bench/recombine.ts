import { type SeededRandom, seededRandom } from '../apps/server/src/platform/seeded-random.ts';

/** What passages are made of: real headings, places in a norm and sentences, with the length that real ones have. */
export interface TextPool {
  headings: string[];
  paths: string[];
  sentences: string[];
  /** Sentences of each real passage: a made one is as long as one of these. */
  sentenceCounts: number[];
}

export interface MadeText {
  heading: string;
  path: string;
  text: string;
}

/** Number of one passage's draws: any passage can be made without those before it. */
const seedStep = 0x9e3779b1;

/**
 * The passage of this number: a heading and a path of real ones, and sentences of the whole pool, as many as a real passage has. The
 * words and their frequencies are those of real law; what the passage says means nothing.
 * @throws {RangeError} where the pool is empty.
 */
export function recombine(pool: TextPool, seed: number, number: number): MadeText {
  if (pool.sentences.length === 0) throw new RangeError('There is no sentence to recombine.');
  const random: SeededRandom = seededRandom((seed + Math.imul(number, seedStep)) >>> 0);
  const count = pool.sentenceCounts.length > 0 ? random.pick(pool.sentenceCounts) : 1;
  return {
    heading: pool.headings.length > 0 ? random.pick(pool.headings) : '',
    path: pool.paths.length > 0 ? random.pick(pool.paths) : '',
    text: Array.from({ length: count }, () => random.pick(pool.sentences)).join(' '),
  };
}
