import type { LegalReference } from '@foja/legal-text/legal-reference';
import { wordsOf } from '../chat/trace-passage.ts';

/** Words in quotation marks, or in a block of their own. Offsets are those of the words, without the marks. */
export interface FoundQuote {
  text: string;
  start: number;
  end: number;
}

const marked = /«((?:(?!\n\s*\n)[^«»]){1,4000})»|“((?:(?!\n\s*\n)[^“”]){1,4000})”|"((?:(?!\n\s*\n)[^"]){1,4000})"/g;
/** Lines that are set in or begin with ">". */
const block = /(?:^|\n)((?:(?:[ \t]{4,}|\t|>[ \t]?)\S[^\n]*\n?)+)/g;
/** Fewer words are a term in inverted commas, not a quotation of the law. */
const minQuoteWords = 4;
const minStraightQuoteWords = 5;
const minBlockWords = 10;

/** Every quotation of a text, in order; a caption ("Pérez c/ Gómez") is none. */
export function findQuotes(text: string, references: readonly LegalReference[]): FoundQuote[] {
  const captions = references.filter(({ caption }) => caption !== null);
  const quotes: FoundQuote[] = [];
  const isCaption = firstOverlap(captions);
  for (const match of text.matchAll(marked)) {
    const words = match[1] ?? match[2] ?? match[3] ?? '';
    const minWords = match[3] === undefined ? minQuoteWords : minStraightQuoteWords;
    const start = match.index + 1;
    if (isCaption(start, start + words.length) || wordsOf(words).length < minWords) continue;
    quotes.push({ text: words, start, end: start + words.length });
  }
  const isMarked = firstOverlap([...quotes]);
  for (const match of text.matchAll(block)) {
    const lines = match[1] ?? '';
    const start = match.index + match[0].indexOf(lines);
    const words = lines.replace(/^[ \t>]+/gm, '').trim();
    if (wordsOf(words).length < minBlockWords || isMarked(start, start + lines.length)) continue;
    quotes.push({ text: words, start, end: start + lines.trimEnd().length });
  }
  return quotes.sort((left, right) => left.start - right.start);
}

/** Tells whether a span meets one of these; spans are asked for in order. */
function firstOverlap(spans: readonly { start: number; end: number }[]) {
  let next = 0;
  return (start: number, end: number): boolean => {
    while (next < spans.length && (spans[next]?.end ?? 0) <= start) next++;
    return (spans[next]?.start ?? Number.POSITIVE_INFINITY) < end;
  };
}
