import { parentPort } from 'node:worker_threads';
import { answerTextJob, type TextJob } from './platform/threads/text-threads.ts';
import { textTasks } from './text-tasks.ts';

/** A thread that works on texts: one job at a time, one reply a job. */
parentPort?.on('message', (job: TextJob) => {
  void answerTextJob(textTasks, job).then((reply) => parentPort?.postMessage(reply));
});
