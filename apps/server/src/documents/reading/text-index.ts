import { splitSentences } from '@foja/legal-text/split-sentences';
import { documentTerms } from '../document-terms.ts';
import { clauseStarts } from './split-clauses.ts';

/** Stands between pages in the kept text; `tidyText` leaves none within one. */
export const pageBreak = '\f';

/** A stretch of the kept text that is found and cited as one: UTF-16 offsets, page from 1, words of meaning in it. */
export type Passage = readonly [start: number, end: number, page: number, words: number];

/** What a document is searched by. `terms`: passage and count, in turn, of every word. */
export interface TextIndex {
  passages: Passage[];
  terms: Record<string, number[]>;
}

/** Long enough to be understood alone, short enough to be read at a glance. */
const passageMaxCharacters = 900;

/** The passages of a document's pages as they stand in `pages.join(pageBreak)`, and their words. */
export function buildTextIndex(pages: readonly string[]): TextIndex {
  const passages: Passage[] = [];
  const terms = new Map<string, number[]>();
  let pageStart = 0;
  for (const [index, page] of pages.entries()) {
    for (const { start, end } of splitPassages(page)) {
      const counts = new Map<string, number>();
      let words = 0;
      for (const { term } of documentTerms(page.slice(start, end))) {
        counts.set(term, (counts.get(term) ?? 0) + 1);
        words += 1;
      }
      for (const [term, count] of counts) {
        const places = terms.get(term);
        if (places) places.push(passages.length, count);
        else terms.set(term, [passages.length, count]);
      }
      passages.push([pageStart + start, pageStart + end, index + 1, words]);
    }
    pageStart += page.length + pageBreak.length;
  }
  return { passages, terms: Object.fromEntries(terms) };
}

/** A clause that says little, such as a heading alone, stands with what follows it. */
const clauseMinCharacters = 120;

/** Sentences of one clause, up to the bound; a longer sentence is cut between words. */
function splitPassages(page: string): { start: number; end: number }[] {
  const passages: { start: number; end: number }[] = [];
  const clauses = clauseStarts(page);
  let open: { start: number; end: number } | null = null;
  for (const sentence of splitSentences(page)) {
    const beginsClause =
      clauses.has(sentence.start) &&
      open !== null &&
      (open.end - open.start >= clauseMinCharacters ||
        (isHeading(sentence.text) && !isHeading(page.slice(open.start, open.end))));
    for (const [place, piece] of cutLong(page, sentence.start, sentence.end).entries()) {
      const isApart = beginsClause && place === 0;
      if (open && !isApart && piece.end - open.start <= passageMaxCharacters) {
        open.end = piece.end;
        continue;
      }
      open = { ...piece };
      passages.push(open);
    }
  }
  return passages;
}

/** A heading goes with what it names, not with what stands before it. */
function isHeading(text: string): boolean {
  return !/\p{Ll}{2}/u.test(text);
}

function cutLong(text: string, start: number, end: number): { start: number; end: number }[] {
  const pieces: { start: number; end: number }[] = [];
  let from = start;
  while (end - from > passageMaxCharacters) {
    const space = text.lastIndexOf(' ', from + passageMaxCharacters);
    const to = space > from ? space : from + passageMaxCharacters;
    pieces.push({ start: from, end: to });
    from = space > from ? to + 1 : to;
  }
  if (end > from) pieces.push({ start: from, end });
  return pieces;
}
