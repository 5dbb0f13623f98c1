import { fold } from '@foja/legal-text/fold';
import type { Quantity } from '@foja/legal-text/quantity';
import type { StatedSum } from '../../../corpus/doubts/stated-sum.ts';
import type { Term } from '../../../corpus/events/stated-term.ts';
import type { Condition } from '../../../corpus/statements/statement.ts';
import { conditionHolds } from '../../../understanding/conditions.ts';
import type { IndexedDoubt } from '../../../understanding/doubt-index.ts';
import type { KnownFact } from '../../../understanding/understood-question.ts';

/** What is said of how long ago something was. */
const saysOfTime =
  /\b(?:tiempo|desde|pas(?:o|a|aron|an|e|ado)|venc\w+|todavia|aun|plazo|prescri\w+|caduc\w+|termino|ya no)\b/;

/** The first case that those facts meet. The time since a day meets one that speaks of time, and not that of a penalty. */
function caseFor(cases: IndexedDoubt['cases'], facts: readonly KnownFact[]): IndexedDoubt['cases'][number] | undefined {
  const met = cases.find(({ when }) => conditionHolds(when, facts) === 'met');
  if (met === undefined || saysOfTime.test(fold(met.answer))) return met;
  const withoutDates = facts.filter(({ isOfDates }) => !isOfDates);
  return withoutDates.length === facts.length
    ? met
    : cases.find(({ when }) => conditionHolds(when, withoutDates) === 'met');
}

/** What a doubt answers to those facts. */
export function answerOf({ doubt, cases }: IndexedDoubt, facts: readonly KnownFact[]): string {
  return caseFor(cases, facts)?.answer ?? doubt.answer;
}

/** Who is late, or still in time. */
export type Side = 'more' | 'less';

/** What a doubt answers by how long ago it was. */
export interface ByElapsed {
  /** For whom its answer was chosen; null where how long ago it was chose nothing, or a time between two. */
  said: Side | 'between' | null;
  /** How long ago it was is told by a day alone, which may be that of something else. */
  isOfDates: boolean;
  /** What stands for everybody. */
  general: string;
  /** What is said on either side of a time. */
  cases: { side: Side; limit: Quantity; answer: string }[];
}

/** What it says by how long ago it was, where nothing else that was told decides the answer. */
export function byElapsed({ doubt, cases }: IndexedDoubt, facts: readonly KnownFact[]): ByElapsed {
  const met = caseFor(cases, facts);
  const sides = new Set((met?.when ?? []).filter(isElapsed).map(sideOf));
  const [side] = sides;
  return {
    said: side === undefined ? null : sides.size === 1 ? side : 'between',
    isOfDates: side !== undefined && facts.some((fact) => fact.name === 'duracion-dicha' && fact.isOfDates === true),
    general: doubt.answer,
    cases:
      met !== undefined && !met.when.every(isElapsed)
        ? []
        : cases.flatMap(({ when: [first, ...others], answer }) =>
            first !== undefined && others.length === 0 && isElapsed(first)
              ? [{ side: sideOf(first), limit: first.quantity, answer }]
              : [],
          ),
  };
}

type Comparison = Extract<Condition, { quantity: Quantity }>;
const isElapsed = (condition: Condition): condition is Comparison =>
  elapsed.has(condition.fact) && 'quantity' in condition;
const sideOf = ({ comparison }: Comparison): Side => (comparison.startsWith('>') ? 'more' : 'less');

/** Facts that tell how long ago it was: a case for them has the terms of its doubt. */
const elapsed = new Set(['duracion-dicha', 'tiempo-transcurrido', 'tiempo-divorciados']);

/** The terms that this answer states. */
export function termsStated({ doubt, cases }: IndexedDoubt, facts: readonly KnownFact[]): readonly Term[] {
  const met = caseFor(cases, facts);
  if (met === undefined || met.when.every(({ fact }) => elapsed.has(fact))) return doubt.terms ?? [];
  return met.terms;
}

/** The shares of told amounts that this answer states. */
export function sumsStated({ doubt, cases }: IndexedDoubt, facts: readonly KnownFact[]): readonly StatedSum[] {
  const met = caseFor(cases, facts);
  return (met === undefined ? doubt.sums : met.sums) ?? [];
}
