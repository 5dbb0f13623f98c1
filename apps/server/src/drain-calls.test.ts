import { expect, it, vi } from 'vitest';
import type { Answerer } from './chat/answerer.ts';
import { buildRetrieval } from './testing/build-retrieval.ts';
import { buildTestApp, callHeaders } from './testing/build-test-app.ts';
import { signInAs } from './testing/sign-in-as.ts';
import { readUsage } from './usage/read-usage.ts';

/** An application that listens, with somebody's question in mid-answer: its first words are out, `finish` gives the others. */
async function withAnswerInCourse(drainMs: number | undefined) {
  let finish: () => void = () => {};
  const answer: Answerer['answer'] = async (_input, onDelta, signal) => {
    onDelta('La garantía ');
    await new Promise<void>((resolve, reject) => {
      finish = resolve;
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    return { content: 'La garantía dura seis meses [1].', model: 'Motor local' };
  };
  const test = await buildTestApp({ retrieve: async () => buildRetrieval(), answerer: { answer }, drainMs });
  const { token, actor } = await signInAs(test);
  const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  const ask = (accept: string) =>
    fetch(`${address}/Rag/rag-query`, {
      method: 'POST',
      signal: leaving.signal,
      headers: { ...callHeaders(token), 'content-type': 'application/json', accept },
      body: JSON.stringify({ message: 'garantía' }),
    });
  const response = await ask('text/event-stream');
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const readUntil = async (wanted: string) => {
    while (!text.includes(wanted)) {
      const { done, value } = await reader.read();
      if (done) break;
      text += value;
    }
    return text;
  };
  await readUntil('event: delta');
  return {
    test,
    address,
    readUntil,
    finish: () => finish(),
    leave: () => leaving.abort(),
    used: async () => (await readUsage(test.deps, actor)).used,
  };
}

it('an answer in mid-stream is finished when the server is told to stop, and nothing new is taken', async () => {
  const { test, address, finish, readUntil, used } = await withAnswerInCourse(60_000);
  const closed = test.app.close();
  await expect
    .poll(() =>
      fetch(`${address}/health`).then(
        ({ status }) => status,
        () => 'refused',
      ),
    )
    .toBe('refused');
  finish();
  expect(await readUntil('never')).toContain('event: done');
  await closed;
  expect(await used()).toBe(1);
  await test.close();
});

it('one that takes too long is told that the server stops, and costs nothing', async () => {
  const { test, readUntil, used } = await withAnswerInCourse(1);
  const closed = test.app.close();
  const text = await readUntil('never');
  expect(text).toContain('event: error');
  expect(text).toContain('El servicio se está reiniciando.');
  await closed;
  expect(await used()).toBe(0);
  await test.close();
});

it('the product, which says no other time, gives them ten seconds', async () => {
  const { test, finish, readUntil } = await withAnswerInCourse(undefined);
  const waits = vi.spyOn(globalThis, 'setTimeout');
  const closed = test.app.close();
  await expect.poll(() => waits.mock.calls.map(([, ms]) => ms)).toContain(10_000);
  waits.mockRestore();
  finish();
  expect(await readUntil('never')).toContain('event: done');
  await closed;
  await test.close();
});

it('one whose reader has left is not waited for', async () => {
  const { test, leave } = await withAnswerInCourse(3_600_000);
  leave();
  await test.app.close();
  await test.close();
});

it('no answer in course is taken for a part of the server that hangs, which would end it with an error', async () => {
  const test = await buildTestApp({});
  await test.app.ready();
  expect(test.app.initialConfig.pluginTimeout).toBe(0);
  await test.close();
});
