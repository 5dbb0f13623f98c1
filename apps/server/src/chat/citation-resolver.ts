import type { LawUnderReview } from '../corpus/rules/law-under-review.ts';

/** A reference to an article or ruling that a text makes in words, at UTF-16 offsets. */
export interface LawReference {
  start: number;
  end: number;
  text: string;
  /** Article keys (`ldc:11`) or ruling ids, in order; empty where the norm is not one that Foja knows. */
  keys: string[];
  /** Numbers of articles named without their norm ("el artículo 11"), else empty. */
  bareArticles: string[];
}

/** What the corpus knows of an article or ruling. `not-loaded`: it exists, and its text is not here. */
export type LawState = 'in-force' | 'repealed' | 'suspect' | 'not-loaded' | 'nonexistent';

/** How references are found in a text. */
export interface HowToFind {
  /** A bare article of a document takes the norm that the text around it leaves as the only one. */
  inContext?: boolean;
  /** Subject of the call whose text it is: one as long as a document is read in a thread, and subjects take turns. */
  owner?: string;
}

/** What verification and the local engine ask the corpus. */
export interface CitationResolver {
  findReferences(text: string, how?: HowToFind): Promise<LawReference[]>;
  readStates(keys: readonly string[]): Promise<Map<string, LawState>>;
  /** Those of these articles that changed since the project's rules and computations were compared with them. */
  readUnderReview(keys: readonly string[]): Promise<LawUnderReview>;
  /** How a lawyer names an article: `ccyc:2561` → `art. 2561 CCyC`. */
  articleNamer(): Promise<(key: string) => string>;
  /** How a norm is called: `ley-27802` → `Ley 27.802`; what is no code stays as it is. */
  normNamer(): Promise<(code: string) => string>;
}
