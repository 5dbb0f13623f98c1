import type { HitPart } from './find-in-page.ts';

/** A hit of a page, and whether it is the one that the reader stands on. */
export interface PageHit {
  parts: readonly HitPart[];
  current: boolean;
}

/**
 * Marks hits in the words of a page, in place of the former marks.
 * @param words the element of each item of the page's text.
 * @returns the first mark of the current hit, if it is on this page.
 */
export function markHits(words: readonly HTMLElement[], hits: readonly PageHit[]): HTMLElement | null {
  for (const word of words) if (word.querySelector('mark')) word.textContent = word.textContent ?? '';
  const byItem = new Map<number, { start: number; end: number; current: boolean }[]>();
  for (const { parts, current } of hits) {
    for (const { item, start, end } of parts) {
      byItem.set(item, [...(byItem.get(item) ?? []), { start, end, current }]);
    }
  }
  let currentMark: HTMLElement | null = null;
  for (const [item, stretches] of byItem) {
    const word = words[item];
    if (!word) continue;
    const text = word.textContent ?? '';
    const pieces: (string | HTMLElement)[] = [];
    let written = 0;
    for (const { start, end, current } of stretches) {
      const mark = document.createElement('mark');
      mark.textContent = text.slice(start, end);
      if (current) mark.dataset.current = '';
      if (current && !currentMark) currentMark = mark;
      pieces.push(text.slice(written, start), mark);
      written = end;
    }
    word.replaceChildren(...pieces, text.slice(written));
  }
  return currentMark;
}
