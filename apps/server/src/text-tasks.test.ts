import { fileURLToPath } from 'node:url';
import { NormRegistry } from '@foja/legal-text/norm-registry';
import { afterEach, describe, expect, test } from 'vitest';
import { findCitations } from './chat/find-citations.ts';
import { type TextTask, TextThreadPool, textThreadLimits } from './platform/threads/text-threads.ts';
import { sendNorms } from './retrieval/norms-in-threads.ts';
import { textTasks } from './text-tasks.ts';

const workerFile = fileURLToPath(new URL('./text.worker.ts', import.meta.url));
let pool: TextThreadPool;
afterEach(() => pool.close());
const open = (changes: Partial<typeof textThreadLimits> = {}) => {
  pool = new TextThreadPool(workerFile, { ...textThreadLimits, ...changes });
  return pool;
};
const norms = new NormRegistry([{ code: 'cn', title: 'Constitución Nacional', aliases: ['CN'], lastArticle: 129 }]);
const long = { owner: 'user:1', characters: 1_000_000 };

describe('a task on a text', () => {
  test('gives the same in a thread as where it is called', async () => {
    const input = { text: 'Ver el art. 14 CN y el art. 18 CN.', inContext: false, norms: sendNorms(norms) };
    const there = await open().run(findCitations, input, long);
    expect(there).toEqual(await pool.run(findCitations, input, { owner: 'user:1', characters: 34 }));
    expect(there.flatMap(({ articles }) => articles)).toEqual(['14', '18']);
  });

  test('that breaks tells its kind of error and nothing of the text', async () => {
    const input = { text: null as unknown as string, inContext: false, norms: sendNorms(norms) };
    const failure = await open()
      .run(findCitations, input, long)
      .catch((error: unknown) => error as Error);
    expect(failure).toMatchObject({ message: 'find-citations failed in its thread: TypeError' });
    expect((failure as Error).cause).toBeUndefined();
  });

  test('is refused with 503 beyond what may wait, and where it takes too long', async () => {
    const input = { text: 'art. 14 CN', inContext: false, norms: sendNorms(norms) };
    const busy = { status: 503, code: 'text_busy' };
    const threads = open({ threads: 1, waitingPerOwner: 1 });
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => threads.run(findCitations, input, long)));
    expect(outcomes).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }, { reason: busy }]);
    await threads.close();
    await expect(open({ timeoutMs: 1 }).run(findCitations, input, long)).rejects.toMatchObject(busy);
  });

  test('that no thread knows is a mistake of ours, and said to be', async () => {
    const unknown: TextTask<string, string> = { name: 'not-listed', run: (text) => text };
    await expect(open().run(unknown, 'x', long)).rejects.toThrow('not-listed failed in its thread: unknown task');
  });
});

test('every task has a name of its own', () => {
  expect([...textTasks].every(([name, task]) => task.name === name)).toBe(true);
});
