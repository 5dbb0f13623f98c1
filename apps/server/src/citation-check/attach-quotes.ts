import type { LegalReference } from '@foja/legal-text/legal-reference';
import type { FoundQuote } from './find-quotes.ts';

export interface AttachedQuote extends FoundQuote {
  /** Index of the reference that answers for the words. */
  reference: number;
  /** The text says that these are its words: "dice:", or the reference in brackets right behind them. */
  isCertain: boolean;
}

/** How far a reference may stand from the words that it answers for, in characters. */
const reachBefore = 220;
const reachAfter = 60;
/** "Así lo dispone el art. 42 CN: «...»". */
const introduces =
  /:\s*$|(?:dice|dispone|establece|prev[eé]|prescribe|reza|expresa|sostuvo|dijo|se[ñn]al[oó]|afirm[oó]|seg[uú]n el cual|textualmente)[^.;]{0,50}$/i;
const opensBracket = /^["”»]?[\s.,;]*[([]\s*(?:cfr?\.?|conf\.?|v[eé]ase|ver|conforme)?\s*$/i;
const endsSentence = /[.;!?]["”»)]?\s+\p{Lu}|\n\s*\n/u;

/** Gives each quotation to the reference that it stands by: the one right behind it in brackets, or the one that introduces it. */
export function attachQuotes(
  text: string,
  quotes: readonly FoundQuote[],
  references: readonly LegalReference[],
): AttachedQuote[] {
  const attached: AttachedQuote[] = [];
  let next = 0;
  for (const quote of quotes) {
    while (next < references.length && (references[next]?.start ?? 0) < quote.end) next++;
    const after = references[next];
    const before = lastBefore(references, next, quote.start);
    const behind =
      after === undefined ? null : text.slice(quote.end, Math.min(after.start, quote.end + reachAfter + 1));
    if (behind !== null && opensBracket.test(behind)) {
      attached.push({ ...quote, reference: next, isCertain: true });
      continue;
    }
    if (before !== null) {
      const ahead = text.slice(references[before]?.end ?? 0, quote.start - 1);
      if (ahead.length <= reachBefore && !endsSentence.test(ahead)) {
        attached.push({ ...quote, reference: before, isCertain: introduces.test(ahead) });
        continue;
      }
    }
    if (behind !== null && behind.length <= reachAfter && !/[.;]\s|\n\s*\n/.test(behind.slice(1))) {
      attached.push({ ...quote, reference: next, isCertain: false });
    }
  }
  return attached;
}

/** The last reference that ends before `at`; those inside the quotation are passed over. */
function lastBefore(references: readonly LegalReference[], from: number, at: number): number | null {
  for (let i = from - 1; i >= 0 && i > from - 60; i--) if ((references[i]?.end ?? 0) <= at) return i;
  return null;
}
