import { type CalculatorSlug, calculatorTitles } from '@foja/contracts/calculator-names';
import { type CalculatorSearch, calculatorSearch } from './calculator-search.ts';

/** With what a calculation that is kept in a causa is opened again. */
export interface KeptCalculation {
  calculator: CalculatorSlug;
  address: CalculatorSearch;
}

/** What its calculator's address carries is all that was put in; the foja beside it and the causa are none of it. */
export function keptCalculation(calculator: CalculatorSlug, address: Record<string, unknown>): KeptCalculation {
  const { foja: _, ...inputs } = calculatorSearch(address);
  return { calculator, address: inputs };
}

/** Null for one that was kept without what was put in. */
export function readKeptCalculation(data: unknown): KeptCalculation | null {
  if (typeof data !== 'object' || data === null || !('calculator' in data) || !('address' in data)) return null;
  const { calculator, address } = data;
  if (typeof calculator !== 'string' || !Object.hasOwn(calculatorTitles, calculator)) return null;
  if (typeof address !== 'object' || address === null) return null;
  return keptCalculation(calculator as CalculatorSlug, address as Record<string, unknown>);
}
