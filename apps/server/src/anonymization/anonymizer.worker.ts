import { parentPort } from 'node:worker_threads';
import { type AnonymizeJob, runAnonymizeJob } from './run-anonymize-job.ts';
import type { AnonymizerReply } from './text-anonymizer.ts';

/** The thread that anonymizes long texts: one job at a time, one reply a job. A failure tells nothing of the text. */
parentPort?.on('message', (job: AnonymizeJob) => {
  let reply: AnonymizerReply;
  try {
    reply = { results: runAnonymizeJob(job) };
  } catch {
    reply = { results: null };
  }
  parentPort?.postMessage(reply);
});
