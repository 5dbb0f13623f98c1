/** A proof that the other side would bring with a move. */
export interface RuleEvidence {
  name: string;
  why: string;
  articles: string[];
}

/** Something that the law lets the other side say, and when a text gives cause for it. Every sentence was read against its articles. */
export interface OpponentRule {
  id: string;
  list: 'arguments' | 'exceptions' | 'defences';
  /** Areas of guides in which it is said; null for all. */
  areas: readonly string[] | null;
  /** Only in guides whose situation this matches. */
  situation?: RegExp;
  /** Words by which a text gives cause for it. */
  signs: RegExp | null;
  /**
   * What a text without its signs means. `skip`: nobody would say it; `to-judge`: it is worth a look all the same; `cause`: just
   * that they are missing gives cause for it.
   */
  withoutSigns: 'skip' | 'to-judge' | 'cause';
  /** Only in texts that this matches. */
  onlyIf?: RegExp;
  title: string;
  explanation: string;
  articles: string[];
  howToAnswer: string;
  /** What one asks a witness of this side about it: open, one fact. */
  askWitness?: string;
  evidence?: RuleEvidence[];
}
