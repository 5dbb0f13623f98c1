import type { TransformationSuggestion } from '@foja/contracts/transformations';

/** What a flagged suggestion would lose or bring in, a sentence each; none where it keeps everything. */
export function lostFacts({ lost, added }: Pick<TransformationSuggestion, 'lost' | 'added'>): string[] {
  const sentence = (start: string, facts: readonly { text: string }[]) =>
    facts.length === 0 ? [] : [`${start}: ${facts.map(({ text }) => `«${text}»`).join(', ')}.`];
  return [...sentence('Se perdería', lost), ...sentence('Se agregaría', added)];
}
