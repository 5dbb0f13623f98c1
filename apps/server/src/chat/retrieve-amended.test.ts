import { expect, test } from 'vitest';
import { buildRetrieval, buildSource } from '../testing/build-retrieval.ts';
import { understood } from '../testing/understood.ts';
import { retrieveAmended } from './retrieve-amended.ts';

const article = (id: string) => buildRetrieval({ sources: [buildSource({ id })] });
const unavailable = buildRetrieval({ decision: 'source-unavailable', sources: [], unknownNorms: ['ley 27.587'] });
/** Where the law is named nothing is found; without its name what was passed is. */
const retrieving = (question: string, found: ReturnType<typeof article>) =>
  retrieveAmended(
    {
      retrieve: async (query) => (query.question.includes('27.587') ? unavailable : found),
      citationResolver: { normNamer: async () => (code) => code },
    },
    understood(question),
    question,
    'todos_premium',
  );

test('who names the law that wrote an article anew is answered from that article', async () => {
  const found = await retrieving('Con la ley 27.587, ¿en cuánto adquiere el donatario?', article('ccyc:2459'));
  expect(found.sources.map(({ id }) => id)).toEqual(['ccyc:2459']);
});

test('what is found on another article is no answer to what that law says', async () => {
  const found = await retrieving('Con la ley 27.587, ¿cuánto dura el alquiler?', article('ccyc:1198'));
  expect(found.decision).toBe('source-unavailable');
});

test('who asks what the law changed is answered with its changes', async () => {
  const found = await retrieving('¿Qué cambió la ley 27.587?', article('ccyc:2459'));
  expect(found.decision).toBe('source-unavailable');
});

test('an article that is cited with that law is of the code', async () => {
  const found = await retrieving('¿Qué dice el art. 2459 de la ley 27.587?', article('ccyc:2459'));
  expect(found.sources.map(({ id }) => id)).toEqual(['ccyc:2459']);
});
