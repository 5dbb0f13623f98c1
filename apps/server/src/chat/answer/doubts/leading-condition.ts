import { civilDay } from '@foja/computable-law/core/civil-day';
import { conditionHolds } from '../../../understanding/conditions.ts';
import { readQuestionTokens } from '../../../understanding/phrases/question-tokens.ts';
import type { KnownFact } from '../../../understanding/understood-question.ts';
import { termsOf } from '../../terms-of.ts';
import type { DoubtContext } from './doubt-features.ts';

/** "Sin hijos, …", "A falta de descendientes…": the condition with which an answer begins. */
const leadingCondition = /^(?:Si|Con|Sin|Cuando|A falta de|En ausencia de)\s[^,;:.]+/u;

/** Share of a condition that may be told in other words. */
const saidOtherwise = 0.5;

/** Share of the condition with which an answer begins ("Si alternás horas diurnas y nocturnas, …") that nothing was told of. */
export function unmetCondition(answer: string, { index, asked: { whole } }: DoubtContext): number {
  const [condition] = leadingCondition.exec(answer) ?? [];
  if (condition === undefined) return 0;
  const terms = termsOf(condition);
  const mass = index.massOfSet(terms);
  const unmet = mass === 0 ? 0 : index.massOf([...terms].filter((term) => !whole.terms.has(term))) / mass;
  return Math.max(0, unmet - saidOtherwise) / (1 - saidOtherwise);
}

const anyDay = civilDay('2026-01-01');
/** What a condition tells, read once. */
const conditions = new Map<string, readonly KnownFact[]>();

/** Whether an answer begins with a condition that what was told contradicts. */
export function isForOthers(answer: string, { vocabulary, facts }: DoubtContext): boolean {
  const [condition] = leadingCondition.exec(answer) ?? [];
  if (condition === undefined) return false;
  let flags = conditions.get(condition);
  if (flags === undefined) {
    flags = vocabulary
      .read(condition, readQuestionTokens(condition, anyDay), null, anyDay)
      .filter(({ value }) => typeof value === 'boolean');
    conditions.set(condition, flags);
  }
  return flags.some(
    ({ name, value }) => conditionHolds([{ fact: name, holds: value === true }], facts) === 'contradicted',
  );
}
