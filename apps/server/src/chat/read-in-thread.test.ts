import { civilDay } from '@foja/computable-law/core/civil-day';
import { NormRegistry } from '@foja/legal-text/norm-registry';
import { expect, test } from 'vitest';
import { buildRetrieval } from '../testing/build-retrieval.ts';
import { starterKnowledge } from '../understanding/knowledge.ts';
import { understand } from '../understanding/understand.ts';
import { readInThread } from './read-in-thread.ts';

const registry = new NormRegistry([]);
const asked: string[] = [];
const deps = {
  understand: async (question: string, history: readonly string[], inThread = false) =>
    understand(question, {
      knowledge: starterKnowledge(),
      registry,
      today: civilDay('2026-11-27'),
      history,
      inThread,
    }),
  retrieve: async ({ question }: { question: string }) => {
    asked.push(question);
    return buildRetrieval({ sources: [] });
  },
};
const read = (question: string, earlier: string[]) =>
  readInThread(deps, { question, domain: 'todos_premium' }, earlier);

test('a message that says nothing of what it goes on with is read with its thread where alone it hardly asks anything', async () => {
  const { continues, before } = await read('¿voy preso?', ['me condenaron a 2 años']);
  expect(continues).toBe(true);
  expect(before).toContain('me condenaron a 2 años');
});

test('one that stands alone is read alone, though it is short', async () => {
  const { continues } = await read('distancia mínima para una ventana con vista frontal al lote del vecino', [
    '¿Cuánto dura una marca registrada?',
  ]);
  expect(continues).toBe(false);
});

test('one that says that it asks something else is never read with the thread', async () => {
  const { continues } = await read('otra cosa: ¿voy preso?', ['me condenaron a 2 años']);
  expect(continues).toBe(false);
});

test('one that says that it goes on is read once, and nothing is searched for it', async () => {
  asked.splice(0);
  const { continues } = await read('¿y si apelo?', ['me condenaron a 2 años']);
  expect(continues).toBe(true);
  expect(asked).toEqual([]);
});
