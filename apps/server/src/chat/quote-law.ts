import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import { type Stretch, splitSentences } from '@foja/legal-text/split-sentences';
import type { RankedSource } from '../retrieval/retrieval.ts';
import type { QuestionFocus } from './question-focus.ts';
import { termsOf } from './terms-of.ts';

/** Longest quote, in characters; a longer sentence is cut at its commas. */
const quoteMaxCharacters = 340;
/** Shorter sentences of a ruling are its headings. */
const minRulingSentence = 80;
/** Longest beginning of a ruling that is quoted from: it tells what the court decides on, and is what answers have the time to read. */
const rulingCharacters = 12_000;
/** Of two sentences that speak as much of the question, the one closer to what the answer says is quoted. */
const tieBreak = 0.01;
const elision = ' […] ';

/** Sentences of a source that may be quoted: not its heading, not the notes of the official site. */
export function quotableSentences(source: RankedSource): Stretch[] {
  const isRuling = source.kind === 'ruling';
  const sentences = splitSentences(isRuling ? source.text.slice(0, rulingCharacters) : source.text);
  if (isRuling) {
    const reasons = sentences.filter(
      ({ text }) => text.length >= minRulingSentence && !/^(FALLO|SENTENCIA|DICTAMEN|Vistos|Buenos Aires)/.test(text),
    );
    return reasons.length > 0 ? reasons : sentences;
  }
  const heading = fold(source.heading)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const quotable = sentences.filter((sentence, index) => {
    if (/^\((?:Art[íi]culo|Nota|Inciso|P[áa]rrafo)/.test(sentence.text)) return false;
    const plain = fold(sentence.text)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
    return !(
      index < 3 &&
      (plain === heading ||
        (heading !== '' &&
          sentence.text.length < 60 &&
          !sentence.text.endsWith(':') &&
          !/\b(es|son|se|debe|puede)\b/.test(plain)))
    );
  });
  return quotable.length > 0 ? quotable : sentences;
}

/**
 * A short verbatim quote of a source, in « », of what it says about the question; null where it has no text. What is left
 * out shows as `[…]`.
 * @param beside what the answer says in its own words.
 */
export function quoteLaw(source: RankedSource, focus: QuestionFocus, beside = ''): string | null {
  const sentences = quotableSentences(source);
  if (sentences.length === 0) return null;
  const said = new Set(analyzeTerms(beside));
  const worth = (sentence: Stretch) => {
    const echoed = [...termsOf(sentence.text)].filter((term) => said.has(term)).length;
    return focus.overlap(sentence.text) + tieBreak * echoed;
  };
  const best = sentences.reduce((chosen, sentence) => (worth(sentence) > worth(chosen) ? sentence : chosen));
  const isItem = /^(?:\p{Ll}|\p{N}{1,2})\)\s/u.test(best.text);
  if (isItem) {
    const leadIn = sentences.slice(0, sentences.indexOf(best)).findLast((sentence) => sentence.text.endsWith(':'));
    const item = shorten(best.text, focus);
    return leadIn ? `«${lastClause(leadIn.text)}${elision}${item}»` : `«${item}»`;
  }
  if (best.text.endsWith(':')) return `«${withItems(source.text, best, sentences)}»`;
  return `«${shorten(best.text, focus)}»`;
}

/** A lead-in with as many of its items as fit. */
function withItems(text: string, leadIn: Stretch, sentences: readonly Stretch[]): string {
  const isItem = (sentence: Stretch) => /^(?:\p{Ll}|\p{N}{1,2})[.)]\s/u.test(sentence.text);
  const following = sentences.slice(sentences.indexOf(leadIn) + 1);
  const kept = following.findIndex((item) => !isItem(item) || item.end - leadIn.start > quoteMaxCharacters);
  const items = kept === -1 ? following : following.slice(0, kept);
  const end = items.at(-1)?.end ?? leadIn.end;
  const isCut = following.slice(items.length).some(isItem);
  const quote = text.slice(leadIn.start, end).replace(/\s*\n\s*/g, ' ');
  return isCut ? `${quote.replace(/[,;]$/, '')} […]` : quote.replace(/[,;]$/, '');
}

/** "…, el consumidor puede:" of a lead-in too long to quote whole. */
function lastClause(leadIn: string): string {
  if (leadIn.length <= 120) return leadIn;
  const comma = leadIn.lastIndexOf(', ');
  return comma > 0 && leadIn.length - comma <= 120 ? leadIn.slice(comma + 2) : leadIn;
}

/** The clauses around the one that speaks most of the question, as many as fit. */
function shorten(sentence: string, focus: QuestionFocus): string {
  if (sentence.length <= quoteMaxCharacters) return sentence.replace(/[,;]$/, '');
  const clauses = sentence.match(/[\s\S]+?(?:[,;]\s+|$)/g) ?? [sentence];
  let first = 0;
  for (const [index, clause] of clauses.entries())
    if (focus.overlap(clause) > focus.overlap(clauses[first]!)) first = index;
  let last = first;
  const length = () => clauses.slice(first, last + 1).join('').length;
  for (;;) {
    if (last + 1 < clauses.length && length() + clauses[last + 1]!.length <= quoteMaxCharacters) last += 1;
    else if (first > 0 && length() + clauses[first - 1]!.length <= quoteMaxCharacters) first -= 1;
    else break;
  }
  const kept = clauses
    .slice(first, last + 1)
    .join('')
    .trim();
  const body = last + 1 < clauses.length ? kept.replace(/[,;]$/, '') : kept;
  return `${first > 0 ? '[…] ' : ''}${body}${last + 1 < clauses.length ? ' […]' : ''}`;
}
