import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, formatAmount, readTypedAmount, totalsOf, typedAmount } from './matter-money.ts';

describe('an amount', () => {
  it('is no amount where it has a sign, more than two decimals, or words', () => {
    for (const typed of ['', '-5', '1,234', '1.23.4', '12,345,678', '1e9', 'mil', '1.2345', '12345678901234'])
      expect(readTypedAmount(typed), typed).toBeNull();
  });

  it('is read as people type it', () => {
    const typed = {
      '1.500.000,50': '1500000.50',
      '$ 1.500': '1500',
      '1500,5': '1500.5',
      '1500.50': '1500.50',
      '0010': '10',
    };
    for (const [text, amount] of Object.entries(typed)) expect(readTypedAmount(text), text).toBe(amount);
    expect(formatAmount('1500000.5', 'ARS')).toBe('$\u00a01.500.000,50');
    expect(formatAmount('0.07', 'USD')).toBe('US$\u00a00,07');
  });

  it('is the same after it was shown and typed again, and adds up to the cent', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), { maxLength: 20 }), (all) => {
        const entries = all.map((cents) => ({
          type: 'fees' as const,
          currency: 'USD' as const,
          amount: `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`,
        }));
        for (const { amount } of entries) {
          expect(readTypedAmount(typedAmount(amount))).toBe(amount);
          expect(centsOf(readTypedAmount(formatAmount(amount, 'USD')) ?? '')).toBe(centsOf(amount));
        }
        expect(totalsOf(entries)[0]?.cents ?? 0n).toBe(all.reduce((sum, cents) => sum + cents, 0n));
      }),
      { numRuns: 50 },
    );
  });

  it('is added up by sort and by currency, and nothing is added across them', () => {
    const entry = (type: 'claim' | 'payment', currency: 'ARS' | 'USD', amount: string) => ({ type, currency, amount });
    const totals = totalsOf([
      entry('payment', 'ARS', '0.10'),
      entry('claim', 'USD', '5'),
      entry('payment', 'ARS', '0.20'),
      entry('claim', 'ARS', '7'),
    ]);
    expect(totals).toEqual([
      { type: 'claim', currency: 'ARS', cents: 700n },
      { type: 'claim', currency: 'USD', cents: 500n },
      { type: 'payment', currency: 'ARS', cents: 30n },
    ]);
  });
});
