/** Whose words a stretch of a ruling is. */
export type OpinionKind = 'prosecutor' | 'court' | 'vote' | 'dissent' | 'partial-dissent';

/** A stretch of a ruling's text that one author wrote; it goes on until the next one starts. */
export interface Opinion {
  kind: OpinionKind;
  /** The judges who sign it, as the heading names them; null for the court and the Procuración. */
  by: string | null;
  /** UTF-16 offset into the text. */
  start: number;
}

/** A ruling's text as it is kept. */
export interface RulingText {
  text: string;
  /** In order; empty where the text does not tell whose words it holds. */
  opinions: Opinion[];
  /** The text ends before the ruling does, or lacks an opinion that its signatures announce. */
  isExtract: boolean;
}

/** The opinion that a place of the text belongs to; null where that is not known. */
export function opinionAt(opinions: readonly Opinion[], offset: number): Opinion | null {
  return opinions.findLast(({ start }) => start <= offset) ?? null;
}
