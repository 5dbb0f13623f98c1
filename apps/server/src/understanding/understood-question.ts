import type { CivilDay } from '@foja/computable-law/core/civil-day';
import type { Quantity } from '@foja/legal-text/quantity';
import type { Belief } from '../corpus/beliefs/read-beliefs.ts';
import type { Role } from '../corpus/statements/statement.ts';
import type { FactDay } from './reading/read-fact-day.ts';

/** What a part of a question asks. */
export type Ask =
  | 'yes-no'
  | 'how-long'
  | 'since-when'
  | 'how-much'
  | 'who'
  | 'what-to-do'
  | 'where'
  | 'requirements'
  | 'how'
  | 'consequence'
  | 'what-is'
  | 'article-text'
  | 'in-force'
  | 'proof';

/** A fact that the question tells, with the words that told it. Duration, amount and count are quantities; a day is `YYYY-MM-DD`. */
export interface KnownFact {
  /** Of the vocabulary in `corpus/facts`. */
  name: string;
  value: Quantity | boolean | string;
  /** It is more or less than its value: "más de diez años". */
  bound?: '>' | '<';
  /** It is the time since the only day that is told, which may be that of something else. */
  isOfDates?: boolean;
  words: string;
  /** Place in the question, in UTF-16 units; `end` excluded. Both are -1 for a fact of an earlier question. */
  start: number;
  end: number;
}

/** One of the things that are asked; a question has at least one. */
export interface QuestionPart {
  text: string;
  start: number;
  asks: Ask[];
}

/** Something that the question holds about the law. */
export interface Claim {
  kind: 'quantity' | 'requirement' | 'article' | 'norm-in-force' | 'possibility' | 'rule';
  words: string;
  quantity?: Quantity;
  /** Number of the article, in canonical form ("8", "10bis"). */
  article?: string;
  /** Code of the norm where Foja knows it; otherwise as it is called: "ley 24.013". */
  norm?: string;
  /** The question asks whether it is so; otherwise it takes it for granted. */
  hedged: boolean;
}

/** What is understood of a question, computed once. */
export interface UnderstoodQuestion {
  text: string;
  parts: QuestionPart[];
  /**
   * Branches of law and institutions that the question may be about (`corpus/regimes.yaml`), the likeliest first. Weights add up to
   * less than 1, the rest is open: under a half it is a hint, and no reason to leave anything out.
   */
  regimes: { regime: string; weight: number }[];
  /** Who asks; null where the question does not tell. */
  role: Role | null;
  facts: KnownFact[];
  claims: Claim[];
  /** Common beliefs that are not so and of which it speaks. */
  beliefs: Belief[];
  /** The law of another time is asked for: a civil day, a norm's name ("ley 27.802"), "según" one, "antes" or "origen". */
  asOf: string | null;
  /** When what is told happened, where it tells one such day. */
  happened: FactDay | null;
  /** Goes on with the question before. */
  continues: boolean;
  /** It says so itself; otherwise it is only too short to stand alone. */
  saysItGoesOn: boolean;
  /** What was asked before, where it goes on with it: the thread's topic, and the last question where this one says little by itself. */
  before: string | null;
  /** The question with which the thread that it goes on with began. */
  topic: string | null;
  /** The question before, where this one goes on with it and asks something else: what answered it is not the answer again. */
  answered: UnderstoodQuestion | null;
  /** The civil day on which it is asked. */
  today: CivilDay;
}
