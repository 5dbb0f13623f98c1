import type { CivilDay } from '@foja/computable-law/core/civil-day';
import type { Mark } from '@foja/contracts/generators/marks';
import type { Source } from '@foja/contracts/sources';
import type { Stretch } from '@foja/legal-text/split-sentences';
import type { StoryDate } from '@foja/legal-text/story-dates';
import type { GuideSource } from '../../corpus/corpus-source.ts';
import type { LawUnderReview } from '../../corpus/rules/law-under-review.ts';
import type { LimitationFound } from '../../evaluation/limitation/read-limitation.ts';
import type { Story } from '../../evaluation/story/read-story.ts';
import type { RankedSource } from '../../retrieval/retrieval.ts';

/** What the text says of something that its guide asks for. */
export interface Reading {
  /** As the guide says it. */
  name: string;
  /** `found`: the text says it; `inferred`: it touches it without settling it; `absent`: it does not say it. */
  mark: Extract<Mark, 'found' | 'inferred' | 'absent'>;
  /** Verbatim words of the text, those that deny it included; null where there are none. */
  quote: string | null;
  /** Whether the text says that it is not so, or not there ("no tengo la factura"). */
  isDenied: boolean;
  /** Keys of the articles on which the guide says it. */
  articles: string[];
}

/** What a text gives a side cause to say. */
export interface Cause {
  /** Of the rule in `opponent-strategy`. */
  ruleId: string;
  /** `inferred`: words of the text, or that they are missing, give cause; `to-judge`: only the kind of case does. */
  mark: Extract<Mark, 'inferred' | 'to-judge'>;
  quote: string | null;
}
export type Causes = Record<'plaintiff' | 'defendant', Cause[]>;

/** A fact of the text that is usually disputed in such a case. */
export interface Dispute {
  /** Of the rule in `corpus/rules/disputed-facts`. */
  id: string;
  quote: string;
  /** Words by which the other side denies it, where the text tells them. */
  denial: string | null;
  /** Who may know it; the words of the text that name such a person, or null. */
  witnesses: { role: string; quote: string | null }[];
}

/** A text read against the guide of its problem. */
export interface Matter {
  guide: GuideSource;
  /** Other guides that fit nearly as well. */
  others: GuideSource[];
  /** The guide as results list it. */
  source: Source;
  /** The text's sentences, verbatim. */
  sentences: Stretch[];
  elements: Reading[];
  evidence: Reading[];
  causes: Causes;
  disputes: Dispute[];
  /** By the rules of the corpus for such a case, the one that governs first; none where there is no rule for it. */
  periods: LimitationFound[];
  /** Law that changed since the rules were checked. */
  underReview: LawUnderReview;
  /** The text as case evaluation reads it, with the times that it tells. */
  story: Story;
  dates: StoryDate[];
  /** ISO day in Argentina. */
  today: CivilDay;
  /** Notes and articles that retrieval found, best first. */
  law: RankedSource[];
}
