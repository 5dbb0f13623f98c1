import type { TransformationSuggestion } from '@foja/contracts/transformations';

/** The text that was sent, with these suggestions applied; their order does not matter, since no two of an answer overlap. */
export function withSuggestions(text: string, chosen: readonly TransformationSuggestion[]): string {
  return [...chosen]
    .sort((left, right) => right.start - left.start)
    .reduce((done, { start, end, transformedText }) => done.slice(0, start) + transformedText + done.slice(end), text);
}
