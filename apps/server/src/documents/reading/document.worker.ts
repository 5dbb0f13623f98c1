import { parentPort } from 'node:worker_threads';
import { answerJob, type DocumentJob } from './document-job.ts';

/** The thread that reads and searches documents: one job at a time, one reply a job. A failure tells nothing of the content. */
parentPort?.on('message', async (job: DocumentJob) => {
  parentPort?.postMessage(await answerJob(job));
});
