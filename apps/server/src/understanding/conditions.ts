import type { Quantity, QuantityUnit } from '@foja/legal-text/quantity';
import type { Comparison, Condition } from '../corpus/statements/statement.ts';
import type { KnownFact } from './understood-question.ts';

export type Holds = 'met' | 'contradicted' | 'unknown';

/**
 * Whether what was told meets the conditions of a sentence: contradicted where one of them is, met where all are, and otherwise
 * unknown. No condition is always met; a fact that was not told contradicts nothing.
 */
export function conditionHolds(conditions: readonly Condition[], facts: readonly KnownFact[]): Holds {
  const each = conditions.map((condition) => holdsOne(condition, facts));
  if (each.includes('contradicted')) return 'contradicted';
  return each.every((one) => one === 'met') ? 'met' : 'unknown';
}

function holdsOne(condition: Condition, facts: readonly KnownFact[]): Holds {
  let first: Holds | null = null;
  // Asked of thousands of conditions a question: without a list of its own for each.
  for (const fact of facts) {
    if (fact.name !== condition.fact) continue;
    const holds =
      'holds' in condition
        ? holdsFlag(condition.holds, fact)
        : holdsQuantity(condition.comparison, condition.quantity, fact);
    // Told twice and differently, it is not known.
    if (first !== null && holds !== first) return 'unknown';
    first = holds;
  }
  return first ?? 'unknown';
}

function holdsFlag(expected: boolean, { value }: KnownFact): Holds {
  // A quantity that was told is there, unless it is none at all.
  const told = typeof value === 'boolean' ? value : typeof value === 'string' ? true : value.value > 0;
  return told === expected ? 'met' : 'contradicted';
}

function holdsQuantity(comparison: Comparison, limit: Quantity, { value, bound }: KnownFact): Holds {
  if (typeof value !== 'object') return 'unknown';
  const told = measure(value);
  const against = measure(limit);
  if (told === null || against === null || told.dimension !== against.dimension) return 'unknown';
  // A month is no fixed number of days: across them only what differs clearly is known.
  const isClose =
    told.isExact !== against.isExact && Math.abs(told.size - against.size) <= against.size * monthVariance;
  if (isClose) return 'unknown';
  return compare(comparison, told.size, against.size, bound);
}

const monthVariance = 0.05;

/** What is known of `told OP limit`, where what was told may be just a lower or an upper bound. */
function compare(comparison: Comparison, told: number, limit: number, bound: KnownFact['bound']): Holds {
  const is = (met: boolean): Holds => (met ? 'met' : 'contradicted');
  if (bound === undefined) {
    return is(
      { '<': told < limit, '<=': told <= limit, '>': told > limit, '>=': told >= limit, '=': told === limit }[
        comparison
      ],
    );
  }
  const isAbove = bound === '>' && told >= limit;
  const isBelow = bound === '<' && told <= limit;
  if (!isAbove && !isBelow) return 'unknown';
  if (comparison === '=') return 'contradicted';
  return is(comparison.startsWith('>') === isAbove);
}

const inDays: Partial<Record<QuantityUnit, number>> = { hora: 1 / 24, dia: 1, semana: 7 };
const inMonths: Partial<Record<QuantityUnit, number>> = { mes: 1, anio: 12 };
const daysOfMonth = 30.4375;

/** A quantity in the smallest unit of its dimension. */
function measure({ value, unit }: Quantity): { dimension: string; size: number; isExact: boolean } | null {
  const days = inDays[unit];
  if (days !== undefined) return { dimension: 'time', size: value * days, isExact: true };
  const months = inMonths[unit];
  if (months !== undefined) return { dimension: 'time', size: value * months * daysOfMonth, isExact: false };
  if (unit === 'por-ciento') return { dimension: 'share', size: value / 100, isExact: true };
  if (unit === 'por-uno') return { dimension: 'share', size: value, isExact: true };
  if (unit === 'unidad' || unit === 'persona') return { dimension: 'count', size: value, isExact: true };
  return { dimension: unit, size: value, isExact: true };
}
