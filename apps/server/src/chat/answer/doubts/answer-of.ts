import type { Term } from '../../../corpus/doubts/read-doubts.ts';
import { conditionHolds } from '../../../understanding/conditions.ts';
import type { IndexedDoubt } from '../../../understanding/doubt-index.ts';
import type { KnownFact } from '../../../understanding/understood-question.ts';

/** What a doubt answers to those facts. */
export function answerOf({ doubt, cases }: IndexedDoubt, facts: readonly KnownFact[]): string {
  return cases.find(({ when }) => conditionHolds(when, facts) === 'met')?.answer ?? doubt.answer;
}

/** Facts that tell how long ago it was: a case for them has the terms of its doubt. */
const elapsed = new Set(['duracion-dicha', 'tiempo-transcurrido', 'tiempo-divorciados']);

/** The terms that this answer states. */
export function termsStated({ doubt, cases }: IndexedDoubt, facts: readonly KnownFact[]): readonly Term[] {
  const met = cases.find(({ when }) => conditionHolds(when, facts) === 'met');
  if (met === undefined || met.when.every(({ fact }) => elapsed.has(fact))) return doubt.terms ?? [];
  return met.terms;
}
