import { expect, test, vi } from 'vitest';
import { buildCitationResolver } from '../testing/build-citation-resolver.ts';
import { buildRetrieval, buildSource } from '../testing/build-retrieval.ts';
import { understood } from '../testing/understood.ts';
import { answerAhead } from './answer-ahead.ts';

const ahead = (signal: AbortSignal) => {
  const db = new Proxy({}, { get: (_, name) => expect.unreachable(`the database was asked: ${String(name)}`) });
  const retrieve = vi.fn(async () => buildRetrieval({ sources: [buildSource({ id: 'lct:245' })] }));
  const deps = {
    db: db as never,
    clock: { now: () => new Date('2026-11-28T12:00:00Z') },
    citationResolver: buildCitationResolver({ 'lct:245': 'in-force' }),
    retrieve,
    understand: async (question: string) => understood(question),
  };
  return { retrieve, done: answerAhead(deps, signal) };
};

test('a question that nobody put is answered to the end, and nothing is recorded', async () => {
  const { retrieve, done } = ahead(new AbortController().signal);
  await expect(done).resolves.toBeUndefined();
  expect(retrieve).toHaveBeenCalled();
});

test('a server that stops meanwhile is not held up', async () => {
  await expect(ahead(AbortSignal.abort()).done).resolves.toBeUndefined();
});
