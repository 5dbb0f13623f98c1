import { createContext, use } from 'react';

/** What the result on the screen was asked with. */
export interface AskedCalculation {
  path: string;
  input: Record<string, unknown>;
}

export const AskedCalculationContext = createContext<AskedCalculation | null>(null);

/** Null outside of a result. */
export function useAskedCalculation(): AskedCalculation | null {
  return use(AskedCalculationContext);
}
