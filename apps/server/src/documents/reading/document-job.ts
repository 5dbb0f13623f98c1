import { isDiskFull } from '../../platform/disk-full.ts';
import { FilesUnavailable } from '../../platform/files/file-store.ts';
import { type ReadJob, type ReadOutcome, readDocument } from './read-document.ts';
import type { PagesRead } from './read-pdf.ts';
import {
  DamagedDocument,
  type HoldsJob,
  holdWords,
  KeysOutdated,
  type SearchJob,
  type SearchOutcome,
  searchPassages,
} from './search-passages.ts';
import { type RefusalReason, Unreadable } from './unreadable.ts';

export type DocumentJob = ReadJob | SearchJob | HoldsJob;

/** What each kind of job gives. */
export interface JobResults {
  read: ReadOutcome;
  search: SearchOutcome;
  holds: Record<string, string[]>;
}

export type JobReply<Result = unknown> =
  | { result: Result }
  | { refusal: RefusalReason }
  | { damaged: string }
  | { keysOutdated: true }
  | { failed: 'unknown' | 'disk-full' }
  | { filesUnavailable: string };

/** Runs one job in this thread; never throws. */
export async function answerJob(job: DocumentJob, onPage?: PagesRead): Promise<JobReply> {
  try {
    if (job.task === 'read') return { result: await readDocument(job, onPage) };
    return { result: job.task === 'search' ? await searchPassages(job) : await holdWords(job) };
  } catch (error) {
    if (error instanceof Unreadable) return { refusal: error.reason };
    if (error instanceof KeysOutdated) return { keysOutdated: true };
    if (error instanceof DamagedDocument) return { damaged: error.fileId };
    if (error instanceof FilesUnavailable) return { filesUnavailable: error.reason };
    return { failed: isDiskFull(error) ? 'disk-full' : 'unknown' };
  }
}
