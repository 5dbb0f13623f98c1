import { Decimal } from 'decimal.js';
import { refuse } from './refusal.ts';

/** An amount in pesos. Kept exact through a formula and rounded only where the formula says so. */
export type Money = Decimal;

const exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

export const zeroPesos: Money = new exact(0);

/**
 * Reads an amount from a number or a plain decimal text ('2000000', '0.67').
 * @throws RefusedComputation `fact-invalid` where it is not a finite number; `field` names the input
 */
export function money(value: number | string | Decimal, field = 'monto'): Money {
  const readable = typeof value !== 'string' || /^-?\d+(\.\d+)?$/.test(value);
  const amount = readable ? new exact(value) : null;
  if (amount?.isFinite()) return amount;
  return refuse('fact-invalid', field, String(value), `«${String(value)}» no es un monto.`);
}

/** Decimals up to which a division that never ends is trusted; the rest is the tail that its last digit left. */
const trustedDecimals = 20;

/** Rounds to cents, half away from zero. Thirds that add up to half a cent are half a cent, not a hair less. */
export function roundToCents(amount: Money): Money {
  return amount.toDecimalPlaces(trustedDecimals, Decimal.ROUND_HALF_UP).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
}

/** The amount as a result shows it: pesos with two decimals, as a number that JSON carries without loss below 9 × 10^13. */
export function toPesos(amount: Money): number {
  return roundToCents(amount).toNumber();
}

export function largest(first: Money, ...others: Money[]): Money {
  return others.reduce((best, amount) => (amount.greaterThan(best) ? amount : best), first);
}

export function smallest(first: Money, ...others: Money[]): Money {
  return others.reduce((best, amount) => (amount.lessThan(best) ? amount : best), first);
}

export function sumOf(amounts: readonly Money[]): Money {
  return amounts.reduce((total, amount) => total.plus(amount), zeroPesos);
}

/** An amount in Argentine notation: '1.187.506,85'. */
export function formatPesos(amount: Money): string {
  const [whole = '0', cents = '00'] = roundToCents(amount).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+(?!\d))/g, '.')},${cents}`;
}
