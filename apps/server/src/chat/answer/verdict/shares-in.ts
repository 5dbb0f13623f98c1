import { fractionsIn } from '../fractions-in.ts';
import { readSentenceFacts } from '../sentence-facts.ts';

/** Shares of a hundred, in figures or in words. */
export function sharesIn(text: string): number[] {
  const { quantities, ranges } = readSentenceFacts(text);
  const caps = ranges.flatMap(({ unit, below }) => (below === null ? [] : [{ unit, value: below.value }]));
  return [...quantities, ...caps, ...fractionsIn(text)].flatMap(({ unit, value }) =>
    unit === 'por-ciento' ? [value] : unit === 'por-uno' ? [value * 100] : [],
  );
}
