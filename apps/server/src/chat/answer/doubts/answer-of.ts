import { conditionHolds } from '../../../understanding/conditions.ts';
import type { IndexedDoubt } from '../../../understanding/doubt-index.ts';
import type { KnownFact } from '../../../understanding/understood-question.ts';

/** What a doubt answers to those facts. */
export function answerOf({ doubt, cases }: IndexedDoubt, facts: readonly KnownFact[]): string {
  return cases.find(({ when }) => conditionHolds(when, facts) === 'met')?.answer ?? doubt.answer;
}
