import type { TextTask } from '../platform/threads/text-threads.ts';
import type { PagedText } from './join-pages.ts';

export interface LocateQuotes extends PagedText {
  quotes: readonly string[];
}

/** On which page each quotation begins, from 1; null for words that are not in the text. Blanks count as one. */
export const locateQuotes: TextTask<LocateQuotes, (number | null)[]> = {
  name: 'locate-quotes',
  run({ quotes, starts, text }) {
    let collapsed = '';
    const pageStarts = starts.map((start, page) => {
      const piece = text.slice(start, starts[page + 1] ?? text.length).replace(/\s+/g, ' ');
      const at = collapsed.length;
      collapsed += collapsed.endsWith(' ') ? piece.replace(/^ /, '') : piece;
      return at;
    });
    return quotes.map((quote) => {
      const words = quote.replace(/\s+/g, ' ').trim();
      const at = words === '' ? -1 : collapsed.indexOf(words);
      return at === -1 ? null : pageAt(pageStarts, at);
    });
  },
};

/** The last page that begins at or before a place. */
function pageAt(pageStarts: readonly number[], at: number): number {
  let low = 0;
  for (let high = pageStarts.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((pageStarts[middle] as number) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}
