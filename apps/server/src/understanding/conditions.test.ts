import type { Quantity, QuantityUnit } from '@foja/legal-text/quantity';
import { describe, expect, test } from 'vitest';
import { type Comparison, type Condition, comparisons } from '../corpus/statements/statement.ts';
import { conditionHolds } from './conditions.ts';
import type { KnownFact } from './understood-question.ts';

const told = (name: string, value: KnownFact['value'], bound?: KnownFact['bound']): KnownFact => ({
  name,
  value,
  ...(bound && { bound }),
  words: '',
  start: 0,
  end: 0,
});
const years = (value: number): Quantity => ({ value, unit: 'anio' });
const is = (fact: string, comparison: Comparison, quantity: Quantity): Condition => ({ fact, comparison, quantity });

describe('a condition', () => {
  test('on a fact that was not told is neither met nor contradicted', () => {
    expect(conditionHolds([is('antiguedad', '>', years(5))], [])).toBe('unknown');
    expect(conditionHolds([{ fact: 'casados', holds: false }], [told('edad', years(30))])).toBe('unknown');
  });

  test('in another dimension is unknown', () => {
    expect(conditionHolds([is('monto', '>', { value: 3, unit: 'peso' })], [told('monto', years(3))])).toBe('unknown');
  });

  test('is unknown where what was told is said twice and differently', () => {
    expect(conditionHolds([is('edad', '>', years(18))], [told('edad', years(15)), told('edad', years(20))])).toBe(
      'unknown',
    );
  });

  test.each([
    [years(7), '>', years(5), 'met'],
    [years(7), '<=', years(5), 'contradicted'],
    [years(1), '=', { value: 12, unit: 'mes' }, 'met'],
    [{ value: 18, unit: 'mes' }, '>', years(1), 'met'],
    [{ value: 10, unit: 'dia' }, '>', { value: 1, unit: 'mes' }, 'contradicted'],
    [{ value: 30, unit: 'dia' }, '>', { value: 1, unit: 'mes' }, 'unknown'],
    [{ value: 10, unit: 'dia-habil' }, '<', { value: 30, unit: 'dia' }, 'unknown'],
    [{ value: 2, unit: 'unidad' }, '>=', { value: 2, unit: 'unidad', of: 'testigos' }, 'met'],
  ] as [Quantity, Comparison, Quantity, string][])('%o %s %o is %s', (value, comparison, limit, expected) => {
    expect(conditionHolds([is('x', comparison, limit)], [told('x', value)])).toBe(expected);
  });

  test('knows of "more than ten years" only what follows from it', () => {
    const more = [told('antiguedad', years(10), '>')];
    expect(conditionHolds([is('antiguedad', '>', years(5))], more)).toBe('met');
    expect(conditionHolds([is('antiguedad', '<=', years(10))], more)).toBe('contradicted');
    expect(conditionHolds([is('antiguedad', '>', years(20))], more)).toBe('unknown');
  });

  test('of several is contradicted by one of them, and met by all', () => {
    const facts = [told('antiguedad', years(7))];
    expect(conditionHolds([is('antiguedad', '>', years(5)), { fact: 'despedido', holds: true }], facts)).toBe(
      'unknown',
    );
    expect(conditionHolds([is('antiguedad', '>', years(8)), { fact: 'despedido', holds: true }], facts)).toBe(
      'contradicted',
    );
    expect(conditionHolds([], facts)).toBe('met');
  });
});

test('a condition and its opposite are never both met nor both contradicted, whatever was told', () => {
  const units: QuantityUnit[] = [
    'hora',
    'dia',
    'dia-habil',
    'semana',
    'mes',
    'anio',
    'por-ciento',
    'por-uno',
    'peso',
    'unidad',
  ];
  const values = [0, 0.5, 1, 2, 4.345, 7, 12, 30, 365];
  const opposite: Record<Comparison, Comparison | null> = { '<': '>=', '<=': '>', '>': '<=', '>=': '<', '=': null };
  const quantities = units.flatMap((unit) => values.map((value): Quantity => ({ value, unit })));
  for (const limit of quantities) {
    for (const value of quantities) {
      for (const bound of [undefined, '<', '>'] as const) {
        for (const comparison of comparisons) {
          const against = opposite[comparison];
          if (against === null) continue;
          const facts = [told('x', value, bound)];
          const pair = [
            conditionHolds([is('x', comparison, limit)], facts),
            conditionHolds([is('x', against, limit)], facts),
          ];
          expect(['met,contradicted', 'contradicted,met', 'unknown,unknown']).toContain(pair.join());
        }
      }
    }
  }
});
