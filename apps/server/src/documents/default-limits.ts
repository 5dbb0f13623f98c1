import { threadLimits } from './document-threads.ts';
import type { DocumentLimits } from './documents-deps.ts';
import { readingLimits } from './reading/reading-limits.ts';

export const defaultDocumentLimits: DocumentLimits = {
  reading: readingLimits,
  threads: threadLimits,
  model: { summaryTimeoutMs: 30_000, answerTimeoutMs: 90_000 },
  uploadsPerHour: 120,
  questionsPerHour: 120,
  // Above what somebody does who takes the whole vault out.
  changesPerHour: 1_200,
};
