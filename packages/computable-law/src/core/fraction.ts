import { type Money, money } from './money.ts';
import { refuse } from './refusal.ts';

/** An exact part of a whole in lowest terms, with a positive denominator. Shares of an estate are never rounded. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const none: Fraction = { numerator: 0n, denominator: 1n };
export const whole: Fraction = { numerator: 1n, denominator: 1n };

/** Builds a part. @param denominator not zero */
export function fraction(numerator: number | bigint, denominator: number | bigint = 1): Fraction {
  const [top, bottom] = [BigInt(numerator), BigInt(denominator)];
  const sign = bottom < 0n ? -1n : 1n;
  const divisor = greatestCommonDivisor(top < 0n ? -top : top, bottom * sign);
  return { numerator: (top * sign) / divisor, denominator: (bottom * sign) / divisor };
}

/** Reads '1/2', '0' or '0.25'. @throws RefusedComputation `fact-invalid` for another text; `field` names the input */
export function parseFraction(text: string, field: string): Fraction {
  const parts = /^(\d{1,15})(?:\/(\d{1,15})|\.(\d{1,15}))?$/.exec(text.trim());
  const [, top = '0', bottom, decimals] = parts ?? [];
  if (!parts || (bottom !== undefined && BigInt(bottom) === 0n)) {
    return refuse('fact-invalid', field, text, `«${text}» no es una fracción (se espera, por ejemplo, 1/2).`);
  }
  if (decimals !== undefined) return fraction(BigInt(top + decimals), 10n ** BigInt(decimals.length));
  return fraction(BigInt(top), BigInt(bottom ?? '1'));
}

export function add(first: Fraction, second: Fraction): Fraction {
  return fraction(
    first.numerator * second.denominator + second.numerator * first.denominator,
    first.denominator * second.denominator,
  );
}

export function subtract(first: Fraction, second: Fraction): Fraction {
  return add(first, { numerator: -second.numerator, denominator: second.denominator });
}

export function multiply(first: Fraction, second: Fraction): Fraction {
  return fraction(first.numerator * second.numerator, first.denominator * second.denominator);
}

/** Divides a part among a count of heads. @param count at least 1 */
export function divide(part: Fraction, count: number): Fraction {
  return multiply(part, fraction(1, count));
}

/** -1, 0 or 1. */
export function compareFractions(first: Fraction, second: Fraction): number {
  const difference = first.numerator * second.denominator - second.numerator * first.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** '1/4', '0' or '1'. */
export function formatFraction({ numerator, denominator }: Fraction): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

/** The part of an amount, exact up to 40 digits. */
export function partOf(amount: Money, { numerator, denominator }: Fraction): Money {
  return amount.times(money(String(numerator))).dividedBy(money(String(denominator)));
}

function greatestCommonDivisor(first: bigint, second: bigint): bigint {
  return second === 0n ? first || 1n : greatestCommonDivisor(second, first % second);
}
