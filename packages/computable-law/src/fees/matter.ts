import type { CitationKey } from '../core/result.ts';

/** A least fee in UMA, where nothing is computed from an amount. */
export interface FixedMatter {
  kind: 'fixed';
  id: string;
  label: string;
  minUma: string;
  /** Where the law also fixes a greatest fee. */
  maxUma?: string;
  article: CitationKey;
  /** Another article that fixes another figure for the same matter. */
  other?: { minUma: string; article: CitationKey; because: string };
}

/** A part of the value of a deed, with a least fee in UMA. */
export interface DeedMatter {
  kind: 'deed';
  id: string;
  label: string;
  minRate: string;
  maxRate: string;
  minUma: string | null;
  article: CitationKey;
}

/** A proceeding whose fee follows the scale of article 21. */
export interface ScaleMatter {
  kind: 'scale';
  id: string;
  label: string;
  /** What the amount is, for the form. */
  base: string;
  article: CitationKey;
  /** Part of the scale that the law takes, and why in words. */
  factor?: { times: string; because: string };
  /** Least fee of the whole proceeding (article 58, or the matter's own). */
  minUma?: { value: string; article: CitationKey };
  /** Stages that article 29 divides it into; absent where it does not say which part each one is. */
  stages?: { count: 2 | 3; article: CitationKey };
  /** Facts that change its fee. */
  asks: readonly FeeFact[];
}

/** Facts of one kind of matter, by the names of the API. */
export type FeeFact =
  | 'dismissed'
  | 'endedBeforeEvidence'
  | 'exceptions'
  | 'opposition'
  | 'housing'
  | 'singleLawyer'
  | 'exclusiveBenefit';

export type FeeMatter = FixedMatter | DeedMatter | ScaleMatter;
