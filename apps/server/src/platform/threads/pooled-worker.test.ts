import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { PooledWorker, type WorkerLimits, type WorkerLost } from './pooled-worker.ts';

const workerFile = fileURLToPath(new URL('../../testing/grows.worker.mjs', import.meta.url));
const megabyte = 1024 * 1024;

type Job = { kind: 'heap' | 'buffers' | 'nothing' | 'silence'; megabytes: number };
const workers: PooledWorker<Job, string>[] = [];
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.close();
});

function open(limits: WorkerLimits): PooledWorker<Job, string> {
  const worker = new PooledWorker<Job, string>(workerFile, limits);
  workers.push(worker);
  return worker;
}

const ofText: WorkerLimits = { timeoutMs: 100_000, heapMaxMegabytes: 512 };
const ofDocuments: WorkerLimits = { ...ofText, growthMaxBytes: 100 * megabyte };
/** What a job answers, or what its thread was lost to. */
const outcomeOf = (job: Promise<string>): Promise<string> => job.catch(({ reason }: WorkerLost) => reason);

it.each<[string, 'heap' | 'buffers', WorkerLimits]>([
  ['its heap passes its bound', 'heap', { ...ofText, heapMaxMegabytes: 48 }],
  ['the process grows by buffers, which no heap counts', 'buffers', ofDocuments],
])('a thread is ended with its job where %s, and the next job is done', async (_, kind, limits) => {
  const worker = open(limits);
  await expect(worker.run({ kind, megabytes: 300 })).rejects.toMatchObject({ name: 'WorkerLost', reason: 'memory' });
  expect(await worker.run({ kind: 'nothing', megabytes: 0 })).toBe('answered');
});

it('of two jobs at once that are watched, neither is blamed for what the process grows', async () => {
  const silent = open(ofDocuments);
  const silence = outcomeOf(silent.run({ kind: 'silence', megabytes: 0 }));
  expect(await outcomeOf(open(ofDocuments).run({ kind: 'buffers', megabytes: 300 }))).toBe('failed');
  // It may have been ended by then, for the same growth.
  await silent.close();
  expect(await silence).toBe('failed');
});

it('nor is one blamed for what grows in a thread that is not watched itself', async () => {
  const silence = outcomeOf(open(ofDocuments).run({ kind: 'silence', megabytes: 0 }));
  const growing = outcomeOf(open(ofText).run({ kind: 'buffers', megabytes: 300 }));
  expect(await silence).toBe('failed');
  expect(await growing).toBe('answered');
});
