import type { IndexedDoubt } from '../../../understanding/doubt-index.ts';
import type { QuestionPart } from '../../../understanding/understood-question.ts';
import type { DoubtContext, DoubtFeature } from './doubt-features.ts';

/** What is measured of a doubt, beyond all else, where a question goes on with a thread; each is about 0–1. */
export const threadFeatures = ['strength', 'chance', 'score', 'rank', 'answered', 'answeredOtherwise'] as const;
export type ThreadFeature = (typeof threadFeatures)[number];

/** What each of them is worth. */
export type ThreadWeights = Readonly<Record<ThreadFeature, number>>;

/** Between what worths of the likeliest doubt a question is read alone, or with its thread. */
export interface ThreadBounds {
  /** Of a short question, from which on it stands alone, if the thread adds nothing to it. */
  surelyAlone: number;
  /** Of a question alone, under which it hardly stands alone, and by how much it must be worth more in the thread. */
  hardlyAlone: number;
  somewhatMore: number;
  /** The same of one that may stand alone. */
  maybeAlone: number;
  muchMore: number;
}

/**
 * Measures what speaks for a doubt, and against it, because a question goes on with a thread: its own words point there; what was found is
 * mostly of the thread's topic, so that its order tells less; and what answered a question before is less likely to be what the next one
 * asks. All are 0 where it goes on with none.
 * @param answered how it answered a question of the thread: what this one asks as well, or something else; null where it did not.
 */
export function readThreadFeatures(
  one: IndexedDoubt,
  { rank, score }: Pick<Record<DoubtFeature, number>, 'rank' | 'score'>,
  part: QuestionPart,
  { asked }: DoubtContext,
  answered: 'the-same' | 'otherwise' | null,
): Record<ThreadFeature, number> {
  const before = {
    answered: answered === 'the-same' ? 1 : 0,
    answeredOtherwise: answered === 'otherwise' ? 1 : 0,
  };
  const learned = asked.own.get(part)?.learned;
  if (learned == null) return { strength: 0, chance: 0, score: 0, rank: 0, ...before };
  const { strength, chance } = learned.of(one.name);
  return { strength, chance, score, rank, ...before };
}
