import { parentPort } from 'node:worker_threads';
import { memoryPassed } from '../../platform/threads/pooled-worker.ts';
import { answerJob, type DocumentJob } from './document-job.ts';

const memoryPollMs = 50;

/** The thread that reads and searches documents: one job at a time, one reply a job. A failure tells nothing of the content. */
parentPort?.on('message', async (job: DocumentJob) => {
  const maxBytes = job.task === 'read' ? job.limits.threadMaxBytes : Number.POSITIVE_INFINITY;
  // In a thread, these are the thread's own; between two pages of a PDF there is time to look.
  const isTooLarge = () => {
    const { arrayBuffers, heapUsed } = process.memoryUsage();
    return arrayBuffers + heapUsed > maxBytes;
  };
  const watch = setInterval(() => {
    if (isTooLarge()) parentPort?.postMessage(memoryPassed);
  }, memoryPollMs);
  const reply = await answerJob(job);
  clearInterval(watch);
  parentPort?.postMessage(isTooLarge() ? memoryPassed : reply);
});
