import { createHash } from 'node:crypto';
import type { TransformationSuggestion } from '@foja/contracts/transformations';
import type { Stretch } from '@foja/legal-text/split-sentences';
import type { FactChanges } from './facts/compare-facts.ts';

/** A suggestion for one sentence. Its id is made of its place and words, so that the same call gives the same ids. */
export function suggest(
  { end, start, text }: Stretch,
  transformedText: string,
  reason: string,
  { added, lost }: FactChanges,
): TransformationSuggestion {
  const id = createHash('sha256').update(`${start}\0${text}\0${transformedText}`).digest('base64url').slice(0, 16);
  const flagged = lost.length + added.length > 0;
  return { id, originalText: text, transformedText, start, end, reason, lost, added, flagged };
}

/** Several reasons as one sentence: "Quita muletillas; usa el trato de usted." */
export function reasonOf(reasons: readonly string[]): string {
  const words = reasons.join('; ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;
}
