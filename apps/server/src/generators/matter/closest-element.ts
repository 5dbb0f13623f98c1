import { analyzeTerms } from '@foja/legal-text/analyze';
import type { Matter, Reading } from './matter.ts';

/** The element that a proof serves, by the words that both have; null where they share none. */
export function closestElement({ elements }: Pick<Matter, 'elements'>, proof: string): Reading | null {
  const words = new Set(analyzeTerms(proof));
  const shared = ({ name }: Reading) => new Set(analyzeTerms(name).filter((term) => words.has(term))).size;
  const [nearest] = [...elements].sort((a, b) => shared(b) - shared(a));
  return nearest !== undefined && shared(nearest) > 0 ? nearest : null;
}
