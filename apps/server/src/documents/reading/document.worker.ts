import { parentPort } from 'node:worker_threads';
import { memoryPassed, type ThreadProgress } from '../../platform/threads/pooled-worker.ts';
import { makeStreamsUndisturbed } from '../../platform/threads/undisturbed.ts';
import { answerJob, type DocumentJob } from './document-job.ts';

const memoryPollMs = 50;
/** Nobody reads faster. */
const tellEveryMs = 200;

// The PDF's reader unpacks with them.
makeStreamsUndisturbed();

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
  let toldAtMs = 0;
  const tellPages = (done: number, total: number) => {
    if (performance.now() - toldAtMs < tellEveryMs) return;
    toldAtMs = performance.now();
    parentPort?.postMessage({ progress: { done, total } } satisfies ThreadProgress);
  };
  const reply = await answerJob(job, tellPages);
  clearInterval(watch);
  parentPort?.postMessage(isTooLarge() ? memoryPassed : reply);
});
