import type { Quantity } from '@foja/legal-text/quantity';
import type { KnownFact, QuestionPart } from '../../../understanding/understood-question.ts';
import type { AskedProposition } from './asked-proposition.ts';

export type Reply = 'Sí' | 'No' | 'Sí, con condiciones';

/** What a verdict is drawn from, besides the sentence that was found. */
export interface Told {
  text: string;
  parts: readonly QuestionPart[];
  /** With the only duration and share that were told. */
  facts: readonly KnownFact[];
}

/** What a sentence of the law says, read for the judges. */
export interface Rule {
  whole: string;
  /** What it says without reserve, after a condition that was told to be met; empty where the condition was not. */
  main: string;
  /** It holds only under a condition, or but for an exception. */
  isLimited: boolean;
  quantities: readonly Quantity[];
}

/** Says yes or no to one kind of question, where rule and facts decide it; else null. */
export type Judge = (asked: AskedProposition, rule: Rule, told: Told, isOfFacts: boolean) => Reply | null;
