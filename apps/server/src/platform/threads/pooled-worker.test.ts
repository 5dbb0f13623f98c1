import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { PooledWorker, type WorkerLimits } from './pooled-worker.ts';

const workerFile = fileURLToPath(new URL('../../testing/grows.worker.mjs', import.meta.url));
const megabyte = 1024 * 1024;

let worker: PooledWorker<{ kind: 'heap' | 'buffers' | 'nothing'; megabytes: number }, string>;
afterEach(() => worker.close());

it.each<[string, 'heap' | 'buffers', WorkerLimits]>([
  ['its heap passes its bound', 'heap', { timeoutMs: 100_000, heapMaxMegabytes: 48 }],
  [
    'the process grows by buffers, which no heap counts',
    'buffers',
    { timeoutMs: 100_000, heapMaxMegabytes: 512, growthMaxBytes: 100 * megabyte },
  ],
])('a thread is ended with its job where %s, and the next job is done', async (_, kind, limits) => {
  worker = new PooledWorker(workerFile, limits);
  await expect(worker.run({ kind, megabytes: 300 })).rejects.toMatchObject({ name: 'WorkerLost', reason: 'memory' });
  expect(await worker.run({ kind: 'nothing', megabytes: 0 })).toBe('answered');
});
