import type { LegalReference } from './legal-reference.ts';

/** Of references in order, those that no earlier one covers; a ruling by its parties goes before any other. */
export function dropOverlaps(references: LegalReference[]): LegalReference[] {
  const kept: LegalReference[] = [];
  for (const reference of references) {
    const last = kept.at(-1);
    if (last === undefined || reference.start >= last.end) kept.push(reference);
    else if (reference.caption !== null && last.caption === null) kept[kept.length - 1] = reference;
  }
  return kept;
}
