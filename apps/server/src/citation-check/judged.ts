import type { CheckedQuote, CheckedReference } from '@foja/contracts/citation-check';
import { type ReferenceStatus, referenceStatuses } from '@foja/contracts/citation-check-limits';
import type { AttachedQuote } from './attach-quotes.ts';
import type { Comparison } from './compare-quote.ts';

/** What was found out about one reference. */
export type Judgement = Pick<
  CheckedReference,
  'status' | 'keys' | 'label' | 'detail' | 'since' | 'suspect' | 'sources' | 'articles'
>;

export const nothingKnown: Omit<Judgement, 'status' | 'label' | 'detail'> = {
  keys: [],
  since: null,
  suspect: false,
  sources: [],
  articles: [],
};

/** The status that a reader must see first. */
export function worstOf(statuses: readonly ReferenceStatus[]): ReferenceStatus {
  return referenceStatuses.find((status) => statuses.includes(status)) ?? 'exists';
}

/** Where the words of a quotation were looked for. */
export interface Compared {
  comparison: Comparison | null;
  sourceId: string | null;
  sourceLabel: string | null;
  inHeadnotes?: boolean;
  from?: string | null;
  /** The words are those of another version than the one that is cited. */
  matchedVersion?: 'earlier' | 'later';
}

/** How a quotation is told. */
export function presentQuote(
  { text, start, end }: AttachedQuote,
  { comparison, sourceId, sourceLabel, from = null, inHeadnotes = false, matchedVersion }: Compared,
): CheckedQuote {
  const { result, likeness, elided, quoted, official } = comparison ?? {
    result: 'not-compared' as const,
    likeness: null,
    elided: false,
    quoted: [],
    official: [],
  };
  return {
    text,
    start,
    end,
    result: result === 'matches' && matchedVersion ? (`matches-${matchedVersion}` as const) : result,
    likeness,
    elided,
    inHeadnotes,
    ...(from !== null && { from }),
    sourceId,
    sourceLabel,
    quoted,
    official,
  };
}

/** What the quotations of a reference say of it; null where they say nothing. */
export function statusOfQuotes(
  quotes: readonly CheckedQuote[],
  attached: readonly AttachedQuote[],
): ReferenceStatus | null {
  const isCertain = (place: number) => attached[place]?.isCertain === true;
  if (quotes.some(({ result }, place) => result === 'differs' || (result === 'not-found' && isCertain(place)))) {
    return 'text-differs';
  }
  if (quotes.some(({ result }) => result === 'matches-earlier' || result === 'matches-later')) return 'amended';
  return quotes.some(({ result }) => result === 'matches') ? 'quote-matches' : null;
}

/** A date as the reader writes it. */
export function dayOf(iso: string): string {
  return iso.slice(0, 10).split('-').reverse().join('/');
}
