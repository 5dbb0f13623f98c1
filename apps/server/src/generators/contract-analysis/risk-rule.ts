import type { ContractKind, RiskLevel } from '@foja/contracts/generators/contract-terms';

/** A kind of clause that the law does not stand by, or that somebody should look at. Its law was read in the text in force. */
export interface RiskRule {
  title: string;
  /** Kinds of contract that it is looked for in; all where left out. */
  kinds?: readonly ContractKind[];
  /**
   * `abuse`: the law strikes it out of consumer contracts and contracts of adhesion; in any other it is marked as to be judged.
   * `consumer`: it is only looked for in consumer contracts. `any`: the law says so for every contract of these kinds.
   */
  reach: 'abuse' | 'consumer' | 'any';
  /** Tried on each sentence of a clause, in lower case and without accents. */
  pattern: RegExp;
  /** A sentence that also says this is left alone. */
  unless?: RegExp;
  level: RiskLevel;
  /** `to-judge` where whether it holds depends on more than the sentence. */
  mark: 'inferred' | 'to-judge';
  why: string;
  articles: readonly string[];
  proposedWording: string | null;
}
