import type { CitationCheck } from '@foja/contracts/citation-check';
import type { PleadingReview } from '@foja/contracts/pleading-review';
import { titleFrom } from '../answer-view/title-from.ts';
import { type ToolHistory, toolHistoryOf } from '../tool-history/tool-history.ts';

/** A check as this browser keeps it. Nothing of it stays on the server. */
export interface KeptCheck {
  text: string;
  /** The file that it came from. */
  fileName: string | null;
  /** The day whose law it was held against (ISO date); null for today's. */
  asOf: string | null;
  check: CitationCheck;
  /** The review of the same text as a pleading, where one was asked for. */
  review?: PleadingReview | null;
}

function isKept(value: unknown): value is KeptCheck {
  if (typeof value !== 'object' || value === null) return false;
  const { text, check } = value as Partial<KeptCheck>;
  return typeof text === 'string' && Array.isArray(check?.references) && typeof check.summary?.total === 'number';
}

/** The review that is kept with a check; null where there is none, or one of before what a paper is was told with its words. */
export function keptReview({ review }: KeptCheck): PleadingReview | null {
  return review?.told === undefined ? null : review;
}

/** The checks that one account has in this browser. */
export function checkHistory(owner: string): ToolHistory<KeptCheck> {
  return toolHistoryOf(owner, 'verificador', isKept);
}

/** What a check is called: by its file, or by how the text begins. */
export function checkTitle({ text, fileName }: Pick<KeptCheck, 'text' | 'fileName'>): string {
  return fileName ?? titleFrom(text.trim());
}
