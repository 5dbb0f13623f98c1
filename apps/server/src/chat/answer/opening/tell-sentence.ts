import type { RankedSource } from '../../../retrieval/retrieval.ts';
import type { SourceNumbers } from '../../source-numbers.ts';
import { goesOnFromBefore } from '../goes-on-from-before.ts';
import type { Ranked } from '../rank-pieces.ts';
import { lowerFirst } from './lower-first.ts';
import { tellMeasure } from './tell-measure.ts';

/**
 * A sentence with the numbers of its sources, and before it the measure that was told and that it is said for.
 * @param denies what the question claims: it begins with "No" or "Sí"
 */
export function tellSentence({ piece, within }: Ranked, numbers: SourceNumbers, denies: boolean | null): string {
  const rendered = numbers.render(piece);
  if (denies !== null) return `${denies ? 'No' : 'Sí'}: ${lowerFirst(rendered)}`;
  return within === null || goesOnFromBefore(piece.text)
    ? rendered
    : `En tu caso (${tellMeasure(within)}): ${lowerFirst(rendered)}`;
}

/** A guide's advice names no article in every sentence; the paragraph still says where it comes from. */
export function grounded(text: string, source: RankedSource | undefined, numbers: SourceNumbers): string {
  return text === '' || source === undefined || /\[\d+\]/.test(text)
    ? text
    : text.replace(/([.!?…]*)$/, ` ${numbers.mark(source)}$1`);
}
