import type { RankedSource } from '../retrieval/retrieval.ts';
import { type Passage, tracePassage, wordsOf } from './trace-passage.ts';

/** A quotation found in an answer, at UTF-16 offsets of the content that was given back (marks included). */
export interface CheckedQuote {
  start: number;
  end: number;
  /**
   * `verbatim`: the source's words. `restored`: drifted words, replaced by the source's. `unquoted`: its marks were taken
   * off because it is nobody's verbatim text. `misquoted`: the same, and it claimed to be a source's.
   */
  status: 'verbatim' | 'restored' | 'unquoted' | 'misquoted';
  /** Index of the source that holds the words, or null. */
  sourceIndex: number | null;
  /** The longest stretch that the source holds, as the source writes it. */
  passage: string | null;
}

export interface QuoteCheck {
  content: string;
  quotes: CheckedQuote[];
}

const quotePattern =
  /«((?:(?!\n\s*\n)[^«»]){1,4000})»|“((?:(?!\n\s*\n)[^“”]){1,4000})”|"((?:(?!\n\s*\n)[^"]){1,4000})"/g;
const elisionPattern = /\s*(?:\[\s*(?:…|\.{3})\s*\]|\(\s*(?:…|\.{3})\s*\)|…|\.{3})\s*/;
/** Fewer words than these are a term in inverted commas, not a quotation of the law. */
const minQuoteWords = 3;
const minStraightQuoteWords = 5;

/**
 * Compares every quotation with the sources, word by word without regard to white space, case and punctuation. A drifted
 * one is replaced by the source's own words; one that no source holds loses its marks.
 * @param ownWords texts that may be quoted as well: the question, headings.
 */
export function verifyQuotes(draft: string, sources: readonly RankedSource[], ownWords: readonly string[]): QuoteCheck {
  const quotes: CheckedQuote[] = [];
  let content = '';
  let copied = 0;
  for (const match of draft.matchAll(quotePattern)) {
    const inner = match[1] ?? match[2] ?? match[3] ?? '';
    const minWords = match[3] === undefined ? minQuoteWords : minStraightQuoteWords;
    if (wordsOf(inner).length < minWords) continue;
    const checked = checkQuote(
      inner,
      attributedSources(draft, match.index, match[0].length, sources),
      sources,
      ownWords,
    );
    if (checked === null) continue;
    content += draft.slice(copied, match.index);
    copied = match.index + match[0].length;
    const kept = checked.status === 'verbatim' || checked.status === 'restored';
    const start = content.length;
    content += kept ? match[0][0] + checked.text + match[0].at(-1) : checked.text;
    const { status, sourceIndex, passage } = checked;
    quotes.push({ start, end: content.length, status, sourceIndex, passage });
  }
  return { content: content + draft.slice(copied), quotes };
}

type Checked = Pick<CheckedQuote, 'status' | 'sourceIndex' | 'passage'> & { text: string };

/** Null where the words are the person's own or a heading: nothing to check. */
function checkQuote(
  inner: string,
  attributed: readonly number[],
  sources: readonly RankedSource[],
  ownWords: readonly string[],
): Checked | null {
  const isTraced = (text: string) => trace(inner, text, 'verbatim') !== null;
  const inAttributed = traceIn(inner, attributed, sources, 'verbatim');
  if (inAttributed) return { status: 'verbatim', ...inAttributed, text: inner };
  const everywhere = sources.map((_, index) => index);
  if (attributed.length === 0) {
    const found = traceIn(inner, everywhere, sources, 'verbatim');
    if (found) return { status: 'verbatim', ...found, text: inner };
  }
  if ([...ownWords, ...sources.map((source) => source.heading)].some(isTraced)) return null;
  if (sources.some((source) => source.editorial?.sections.some((section) => isTraced(section.body)))) {
    return { status: 'unquoted', sourceIndex: null, passage: null, text: inner };
  }
  const nearest = traceIn(inner, attributed.length > 0 ? attributed : everywhere, sources, 'drifted');
  if (nearest) return { status: 'restored', ...nearest };
  return { status: 'misquoted', sourceIndex: null, passage: null, text: inner };
}

function traceIn(
  inner: string,
  indexes: readonly number[],
  sources: readonly RankedSource[],
  how: 'verbatim' | 'drifted',
) {
  let best: { text: string; passage: string; sourceIndex: number; likeness: number } | null = null;
  for (const sourceIndex of indexes) {
    const found = trace(inner, sources[sourceIndex]?.text ?? '', how);
    if (found && (best === null || found.likeness > best.likeness)) best = { ...found, sourceIndex };
  }
  return best;
}

/** Every stretch between elisions must be in the text; null where one is not. */
function trace(inner: string, text: string, how: 'verbatim' | 'drifted') {
  const parts = inner.split(elisionPattern).filter((part) => wordsOf(part).length > 0);
  const passages: Passage[] = [];
  for (const part of parts) {
    const passage = tracePassage(part, text, how);
    if (!passage) return null;
    passages.push(passage);
  }
  if (passages.length === 0) return null;
  const passage = passages.reduce((longest, next) => (next.text.length > longest.text.length ? next : longest));
  return {
    text: passages.map((found) => found.text.replace(/\s*\n\s*/g, ' ')).join(' […] '),
    passage: passage.text,
    likeness: Math.min(...passages.map((found) => found.likeness)),
  };
}

/** Sources whose `[n]` follows the quotation in its line, before another one opens; else those that come just before it. */
function attributedSources(draft: string, start: number, length: number, sources: readonly RankedSource[]): number[] {
  const after = /^[^\n«“"]*/.exec(draft.slice(start + length))?.[0] ?? '';
  // A pattern that ends in `$` would try every place of a long answer.
  const opened = Math.max(
    ...['\n', '»', '”', '"'].map((mark) => (start === 0 ? -1 : draft.lastIndexOf(mark, start - 1))),
  );
  const before = draft.slice(opened + 1, start);
  const following = /(?:\[\d{1,3}\])+/.exec(after)?.[0];
  const preceding = before.match(/(?:\[\d{1,3}\])+/g)?.at(-1);
  const numbers = [...(following ?? preceding ?? '').matchAll(/\d+/g)].map(([number]) => Number(number) - 1);
  return numbers.filter((index) => sources[index] !== undefined && sources[index].text !== '');
}
