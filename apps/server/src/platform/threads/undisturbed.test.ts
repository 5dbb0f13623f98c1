import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { PooledWorker } from './pooled-worker.ts';

const program = new URL('../../testing/unpacking.worker.ts', import.meta.url).pathname;

/** Without the lock one of the first dozen takes the process with it. */
const threadsEnded = 60;

test('a thread that unpacks is ended at any moment of its work, and this process goes on', async () => {
  for (let ended = 0; ended < threadsEnded; ended++) {
    const thread = new PooledWorker<'begin', never>(program, { timeoutMs: 100_000, heapMaxMegabytes: 512 });
    const leaving = new AbortController();
    const onProgress = async () => {
      // At another moment of its work each time.
      for (let turn = 0; turn < ended; turn++) await nextTurn();
      leaving.abort(new Error('left'));
    };
    await expect(thread.run('begin', { signal: leaving.signal, onProgress })).rejects.toThrow('left');
    await thread.close();
  }
});
