import { randomUUID } from 'node:crypto';
import { documentJobFailureMessages, documentJobMessages, isJobUnderWay } from '@foja/contracts/document-job-limits';
import type { DocumentJob, DocumentReading } from '@foja/contracts/document-jobs';
import { and, eq } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { HttpError } from '../platform/http-errors.ts';
import { consumeRateLimit } from '../platform/rate-limit/rate-limit.ts';
import { reserveUse } from '../usage/reserve-use.ts';
import { documentJobs } from './document-jobs.table.ts';
import type { DocumentJobsDeps } from './document-jobs-deps.ts';
import { endJob, unbegunUse } from './end-job.ts';
import { findJob } from './find-jobs.ts';
import { presentJob } from './present-job.ts';
import { requireFewUnderWay, useOf } from './start-job.ts';

const hourMs = 3_600_000;

/**
 * Has the text of a job read as what its owner says that it is: anew, which takes no use, or for the first time where the job asked, which
 * takes one: its own was given back when it did. The job is at the same address as before, and so is the result that it comes to.
 * @throws {HttpError} 404 `not_found`; 409 `conflict` while it is under way, with too many under way, and where there is nothing to
 * be read anew; 422 `unreadable_file` where its text is not kept any more; 429 `rate_limited` or `usage_exhausted`.
 */
export async function readAnew(
  deps: DocumentJobsDeps,
  actor: SignedInActor,
  id: string,
  readAs: DocumentReading,
): Promise<DocumentJob> {
  const { accountId, role } = actor;
  const job = await findJob(deps, accountId, id);
  if (isJobUnderWay(job.state)) throw new HttpError(409, 'conflict', documentJobMessages.underWay);
  const isFirst = job.state === 'asking';
  if (!isFirst && job.sealedResult === null) throw new HttpError(409, 'conflict', documentJobMessages.nothingToRead);
  if (!job.isTextKept) {
    const reason = 'text-gone';
    throw new HttpError(422, 'unreadable_file', documentJobFailureMessages[reason], { reason });
  }
  const bound = { kind: 'document-job-reading', limit: deps.jobLimits.readingsPerHour, windowMs: hourMs };
  if (!(await consumeRateLimit(deps, bound, accountId)))
    throw new HttpError(429, 'rate_limited', documentJobMessages.readTooOften);
  const reservation = isFirst ? await reserveUse(deps, actor, readAs.task) : null;
  const workId = randomUUID();
  try {
    const isPut = await deps.db.transaction(async (transaction) => {
      await requireFewUnderWay(transaction, accountId);
      const use = reservation ? useOf(reservation) : unbegunUse;
      const queued = { state: 'queued' as const, stage: null, failure: null, queuedAt: deps.clock.now() };
      // Of those who ask for it at the same time one has it read.
      const isAsSeen = and(eq(documentJobs.workId, job.workId), eq(documentJobs.state, job.state));
      const put = await transaction
        .update(documentJobs)
        .set({ ...queued, workId, role, readAs, use })
        .where(isAsSeen)
        .returning({ id: documentJobs.id });
      return put.length > 0;
    });
    if (!isPut) throw new HttpError(409, 'conflict', documentJobMessages.underWay);
    await deps.jobs.put('long-documents', workId).catch(async (error: unknown) => {
      await endJob(deps, workId, { state: 'failed', failure: 'internal' });
      throw error;
    });
  } catch (error) {
    if (reservation) await deps.settleUse(reservation, 'given-back');
    throw error;
  }
  return presentJob(deps, await findJob(deps, accountId, id));
}
