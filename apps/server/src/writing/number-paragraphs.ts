import type { Stretch } from '@foja/legal-text/split-sentences';

/** A paragraph that has its number already, in figures, letters or Roman. */
const numbered = /^\s*(?:\(?\d{1,3}|[a-z]|[IVXL]{1,6})\s*[.)°º]/u;

/**
 * The number of the paragraph that each sentence opens, "1. "; no number for the others, nor where a paragraph has one already.
 */
export function numberParagraphs(text: string, sentences: readonly Stretch[]): Map<Stretch, string> {
  const numbers = new Map<Stretch, string>();
  let next = 1;
  let from = 0;
  for (const paragraph of text.split(/(?<=\n)/)) {
    const to = from + paragraph.length;
    const first = sentences.find(({ start }) => start >= from && start < to);
    if (first) {
      if (!numbered.test(paragraph)) numbers.set(first, `${next}. `);
      next += 1;
    }
    from = to;
  }
  return numbers;
}
