import type { FoundRuling } from '@foja/contracts/jurisprudence';

export type ResultOrder = 'relevance' | 'date';

/** Best first, which is how the search gives them, or newest first; rulings of which no date is known come last. */
export function sortRulings(rulings: readonly FoundRuling[], order: ResultOrder): readonly FoundRuling[] {
  if (order === 'relevance') return rulings;
  return [...rulings].sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
}
