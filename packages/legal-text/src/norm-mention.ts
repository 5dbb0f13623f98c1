/** A norm named in a text: lexemes `from` (included) to `to` (excluded). */
export interface NormMention {
  from: number;
  to: number;
  /** Null for a norm that the registry does not hold, or of another country or a province. */
  code: string | null;
  /** A single acronym ("LCT"): an article's number may follow it bare. */
  isAcronym: boolean;
  /** Counts only beside an article. */
  needsArticle: boolean;
}
