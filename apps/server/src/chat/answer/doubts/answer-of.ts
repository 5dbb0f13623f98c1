import type { Term } from '../../../corpus/events/stated-term.ts';
import { conditionHolds } from '../../../understanding/conditions.ts';
import type { IndexedDoubt } from '../../../understanding/doubt-index.ts';
import type { KnownFact } from '../../../understanding/understood-question.ts';

/** What a doubt answers to those facts. */
export function answerOf({ doubt, cases }: IndexedDoubt, facts: readonly KnownFact[]): string {
  return cases.find(({ when }) => conditionHolds(when, facts) === 'met')?.answer ?? doubt.answer;
}

/** An answer for how long ago it was, and the one for everybody that it stands for. */
export interface ForElapsed {
  general: string;
  /** It is for more than a time, and so for who is late, or for less. */
  side: 'more' | 'less' | null;
}

/** What is said for how long ago it was, where that decides the answer. */
export function forElapsed({ doubt, cases }: IndexedDoubt, facts: readonly KnownFact[]): ForElapsed | null {
  const met = cases.find(({ when }) => conditionHolds(when, facts) === 'met');
  const measures = met?.when.filter(({ fact }) => elapsed.has(fact)) ?? [];
  if (measures.length === 0) return null;
  const sides = new Set(
    measures.map((condition) => ('holds' in condition ? null : condition.comparison.startsWith('>') ? 'more' : 'less')),
  );
  const [side = null] = sides;
  return { general: doubt.answer, side: sides.size === 1 ? side : null };
}

/** Facts that tell how long ago it was: a case for them has the terms of its doubt. */
const elapsed = new Set(['duracion-dicha', 'tiempo-transcurrido', 'tiempo-divorciados']);

/** The terms that this answer states. */
export function termsStated({ doubt, cases }: IndexedDoubt, facts: readonly KnownFact[]): readonly Term[] {
  const met = cases.find(({ when }) => conditionHolds(when, facts) === 'met');
  if (met === undefined || met.when.every(({ fact }) => elapsed.has(fact))) return doubt.terms ?? [];
  return met.terms;
}
