import { documentJobKeptDays, documentJobLongestMs } from '@foja/contracts/document-job-limits';
import { and, lt, notInArray } from 'drizzle-orm';
import { removeFiles, type VaultDeps } from '../documents/vault-folder.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { documentJobs } from './document-jobs.table.ts';
import { endJob, isUnderWay } from './end-job.ts';

const dayMs = 86_400_000;

/** Ends what takes too long, gives its use back, and forgets jobs and results that are older than they are kept. */
export async function purgeJobs(deps: VaultDeps & { db: Database; clock: Clock; jobs: JobQueue }): Promise<void> {
  const nowMs = deps.clock.now().getTime();
  const late = await deps.db
    .select({ id: documentJobs.id, workId: documentJobs.workId, accountId: documentJobs.accountId })
    .from(documentJobs)
    .where(and(isUnderWay, lt(documentJobs.queuedAt, new Date(nowMs - documentJobLongestMs))));
  for (const { accountId, id, workId } of late) {
    if (!(await endJob(deps, workId, { state: 'failed', failure: 'late' }))) continue;
    await deps.jobs.cancel(workId);
    await removeFiles(deps, { accountId, fileId: id });
  }
  await deps.db
    .delete(documentJobs)
    .where(
      and(
        notInArray(documentJobs.state, ['queued', 'running']),
        lt(documentJobs.createdAt, new Date(nowMs - documentJobKeptDays * dayMs)),
      ),
    );
}
