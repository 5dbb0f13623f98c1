import { type FoldedText, foldText } from '../fold-text.ts';
import type { PdfTextItem } from './pdf-document.ts';

/** A page's text as one string, and where in its items each character stands. */
export interface PageText {
  folded: FoldedText;
  /** Of each character of the original string: its item and its place in the item. */
  origins: { item: number; place: number }[];
}

/** A stretch of an item's text. */
export interface HitPart {
  item: number;
  start: number;
  end: number;
}

const endsInHyphen = /\p{Ll}-$/u;
const startsLow = /^\p{Ll}/u;

function nextWords(items: readonly PdfTextItem[], item: number): string {
  return items.find(({ text }, at) => at > item && text.trim() !== '')?.text ?? '';
}

/** Joins the items of a page; a line's end is a space, or nothing after a word that is divided by a hyphen. */
export function joinPageText(items: readonly PdfTextItem[]): PageText {
  let joined = '';
  const origins: PageText['origins'] = [];
  items.forEach(({ text, endsLine }, item) => {
    const dividesWord = endsLine && endsInHyphen.test(text) && startsLow.test(nextWords(items, item));
    const kept = dividesWord ? text.slice(0, -1) : text;
    for (let place = 0; place < kept.length; place += 1) origins.push({ item, place });
    joined += kept;
    if (endsLine && !dividesWord) {
      joined += ' ';
      origins.push({ item, place: text.length });
    }
  });
  return { folded: foldText(joined), origins };
}

/**
 * Every place of a page that reads like `query`, whatever the case and the accents.
 * @param query as `foldQuery` makes it.
 * @returns for each hit its parts, one for each item that it runs through.
 */
export function findInPage({ folded, origins }: PageText, query: string): HitPart[][] {
  const hits: HitPart[][] = [];
  if (query === '') return hits;
  for (let at = folded.text.indexOf(query); at >= 0; at = folded.text.indexOf(query, at + query.length)) {
    const parts: HitPart[] = [];
    for (const place of folded.places.slice(at, at + query.length)) {
      const origin = origins[place];
      if (!origin) continue;
      const last = parts.at(-1);
      if (last?.item === origin.item) last.end = origin.place + 1;
      else parts.push({ item: origin.item, start: origin.place, end: origin.place + 1 });
    }
    hits.push(parts);
  }
  return hits;
}
