import type { Quantity } from '@foja/legal-text/quantity';

/** What a sentence of the starter corpus answers; `corpus/README.md` tells each. */
export const statementAnswers = [
  'rule',
  'what-is',
  'how-long',
  'since-when',
  'how-much',
  'who',
  'requirements',
  'how',
  'consequence',
  'what-to-do',
  'where',
  'proof',
] as const;
export type StatementAnswer = (typeof statementAnswers)[number];

export type Comparison = '<' | '<=' | '>' | '>=' | '=';

/** A fact on which a sentence depends: told or denied, or compared with a quantity. */
export type Condition =
  | { fact: string; holds: boolean }
  | { fact: string; comparison: Comparison; quantity: Quantity };

/** The data beside a sentence of a note or guide. */
export interface Statement {
  /** Place in its file: letter of the section and number of the sentence from 1 ("Q1", "P2"). */
  mark: string;
  answers: StatementAnswer[];
  /** All of them must hold; none where the sentence always does. */
  when: Condition[];
  /** What the sentence fixes; several where it fixes several. */
  value: Quantity[];
  /** Whom it concerns, where it speaks only to or of one side. */
  role: string | null;
  /** Mark of the sentence of the same file that this one overrides. */
  except: string | null;
}
