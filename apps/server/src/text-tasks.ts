import { acceptProposalsOf } from './anonymization/accept-proposals.ts';
import { computeDebt } from './calculators/compute-debt.ts';
import { findCitations } from './chat/find-citations.ts';
import { findQuotedReferences } from './citation-check/find-quoted-references.ts';
import { compareOneQuote } from './citation-check/quote-comparer.ts';
import { doubtPaper } from './document-jobs/doubt-paper.ts';
import { locateQuotes } from './document-jobs/locate-quotes.ts';
import { readCaseFacts } from './evaluation/story/read-case-facts.ts';
import { readWholeStory } from './evaluation/story/read-whole-story.ts';
import { tellMatter } from './evaluation/story/tell-matter.ts';
import { readContract } from './generators/contract-analysis/read-contract.ts';
import { tellingPassages } from './generators/jurisprudence/telling-passages.ts';
import { readAgainstGuide } from './generators/matter/read-against-guide.ts';
import { readSentence } from './generators/sentence-analysis/read-sentence.ts';
import { markPassagesOfEach } from './jurisprudence/mark-passages.ts';
import { tellingSentences } from './jurisprudence/telling-sentences.ts';
import type { LongTask } from './platform/threads/text-threads.ts';
import { reviewPleadingText } from './pleading-review/review-task.ts';
import { drawRecord } from './verification-records/draw-record.ts';
import { wordTechnically } from './wording/word-technically.ts';
import { transformWithRules } from './writing/transform-with-rules.ts';

const tasks: readonly LongTask<never, unknown>[] = [
  acceptProposalsOf,
  compareOneQuote,
  computeDebt,
  doubtPaper,
  drawRecord,
  findCitations,
  findQuotedReferences,
  locateQuotes,
  markPassagesOfEach,
  readAgainstGuide,
  readCaseFacts,
  readContract,
  readSentence,
  readWholeStory,
  reviewPleadingText,
  tellMatter,
  tellingPassages,
  tellingSentences,
  transformWithRules,
  wordTechnically,
];

/** Every task that a text thread knows, by its name. */
export const textTasks: ReadonlyMap<string, LongTask<never, unknown>> = new Map(tasks.map((task) => [task.name, task]));
