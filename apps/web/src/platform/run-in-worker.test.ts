import { expect, it, vi } from 'vitest';
import { runInWorker } from './run-in-worker.ts';

it('what a library in the worker says for itself is no answer', async () => {
  const worker = { onmessage: (_event: MessageEvent) => {}, postMessage: vi.fn(), terminate: vi.fn() };
  const isAnswer = (data: unknown) => typeof data === 'object' && data !== null && 'text' in data;
  const answer = runInWorker(
    () => worker as unknown as Worker,
    'task',
    new AbortController().signal,
    undefined,
    isAnswer,
  );
  worker.onmessage({ data: { action: 'ready' } } as MessageEvent);
  expect(worker.terminate).not.toHaveBeenCalled();
  worker.onmessage({ data: { text: 'Hola' } } as MessageEvent);
  expect(await answer).toEqual({ text: 'Hola' });
  expect(worker.terminate).toHaveBeenCalledOnce();
});
