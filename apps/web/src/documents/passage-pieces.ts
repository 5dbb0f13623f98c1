import type { DocumentCitation } from '@foja/contracts/documents';

export interface PassagePiece {
  /** Where it begins in the passage. */
  start: number;
  text: string;
  /** One of the question's words. */
  isWord: boolean;
}

export interface PassagePart {
  start: number;
  /** The words that the answer stands on. */
  isQuote: boolean;
  pieces: PassagePiece[];
}

/** A citation's passage in order: what stands before the quote, the quote and what follows, each cut at the question's words. */
export function passageParts({ passage, quoteRange, marks }: DocumentCitation): PassagePart[] {
  const parts = [
    { isQuote: false, start: 0, end: quoteRange.start },
    { isQuote: true, start: quoteRange.start, end: quoteRange.end },
    { isQuote: false, start: quoteRange.end, end: passage.length },
  ];
  return parts
    .filter(({ start, end }) => end > start)
    .map(({ isQuote, start, end }) => {
      const pieces: PassagePiece[] = [];
      let at = start;
      for (const mark of marks) {
        const from = Math.max(mark.start, at);
        const to = Math.min(mark.end, end);
        if (to <= from) continue;
        if (from > at) pieces.push({ start: at, text: passage.slice(at, from), isWord: false });
        pieces.push({ start: from, text: passage.slice(from, to), isWord: true });
        at = to;
      }
      if (at < end) pieces.push({ start: at, text: passage.slice(at, end), isWord: false });
      return { start, isQuote, pieces };
    });
}
