import type { DocumentsDeps } from '../documents/documents-deps.ts';
import type { JobQueue } from '../jobs/job-queue.ts';

/** How many files one account may send as jobs in an hour, and how often it may have them read anew. */
export interface DocumentJobLimits {
  startsPerHour: number;
  readingsPerHour: number;
}

export const defaultDocumentJobLimits: DocumentJobLimits = { startsPerHour: 60, readingsPerHour: 20 };

/** What the calls of this domain stand on. */
export type DocumentJobsDeps = Omit<DocumentsDeps, 'threads' | 'limits'> & {
  jobs: JobQueue;
  jobLimits: DocumentJobLimits;
};
