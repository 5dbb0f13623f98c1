import { describe, expect, it } from 'vitest';
import { foldQuery } from '../fold-text.ts';
import { findInPage, joinPageText } from './find-in-page.ts';
import { markHits } from './mark-hits.ts';
import type { PdfTextItem } from './pdf-document.ts';

const line = (text: string): PdfTextItem => ({ text, endsLine: true });
const run = (text: string): PdfTextItem => ({ text, endsLine: false });

/** The words that each hit covers, read back from the items. */
function findWords(items: PdfTextItem[], query: string): string[] {
  return findInPage(joinPageText(items), foldQuery(query)).map((parts) =>
    parts.map(({ item, start, end }) => items[item]?.text.slice(start, end)).join('|'),
  );
}

describe('the search in a page', () => {
  it('finds words whatever their case and accents', () => {
    expect(findWords([line('RESOLUCIÓN 5: la resolución')], 'Resolucion')).toEqual(['RESOLUCIÓN', 'resolución']);
  });

  it('finds a phrase that runs over pieces and lines', () => {
    const items = [run('Ministerio'), run(' '), line('de'), line('Economía')];
    expect(findWords(items, 'ministerio de economia')).toEqual(['Ministerio| |de|Economía']);
  });

  it('finds a word that a hyphen divides at the end of a line', () => {
    expect(findWords([line('la reso-'), line('lución')], 'resolución')).toEqual(['reso|lución']);
  });

  it('keeps the hyphen of a compound number at the end of a line', () => {
    expect(findWords([line('RESOL-'), line('2026')], 'resol- 2026')).toEqual(['RESOL-|2026']);
  });

  it('finds nothing for an empty query', () => {
    expect(findWords([line('texto')], '  ')).toEqual([]);
  });
});

describe('the marks on a page', () => {
  function words(...texts: string[]): HTMLElement[] {
    return texts.map((text) => Object.assign(document.createElement('span'), { textContent: text }));
  }

  it('stand on the words, tell the current hit, and go when the search ends', () => {
    const [first, second] = words('la ley y la ley', 'nada') as [HTMLElement, HTMLElement];
    const current = markHits(
      [first, second],
      [
        { parts: [{ item: 0, start: 3, end: 6 }], current: false },
        { parts: [{ item: 0, start: 12, end: 15 }], current: true },
      ],
    );
    expect(first.innerHTML).toBe('la <mark>ley</mark> y la <mark data-current="">ley</mark>');
    expect(current).toBe(first.querySelectorAll('mark')[1]);
    expect(markHits([first, second], [])).toBeNull();
    expect(first.innerHTML).toBe('la ley y la ley');
  });
});
