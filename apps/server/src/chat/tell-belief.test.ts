import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildRetrieval, buildSource } from '../testing/build-retrieval.ts';
import { answerOf, type ChatTestApp, startChatTestApp } from '../testing/start-chat-test-app.ts';

let site: ChatTestApp;
beforeAll(async () => {
  site = await startChatTestApp();
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const found = [buildSource({ id: 'nota:ley-22362:13', articles: ['ley-22362:13'], score: 0.4 })];
const ask = async (message: string, refused: Parameters<typeof buildRetrieval>[0]) => {
  const { token } = await site.somebody('Premium');
  site.retrieval = buildRetrieval({ sources: found, topScore: 0.4, ...refused });
  return answerOf(await site.ask({ message, domain: 'todos_premium' }, token));
};

test.each([
  [
    'Plazo para la oposición al registro de una marca (ley 27.444)',
    { decision: 'source-unavailable' as const, unknownNorms: ['ley 27.444'] },
  ],
  [
    'Plazo para la oposición al registro de una marca según la ley 27.444',
    { decision: 'norm-silent' as const, silentNorms: ['ley 27.444'] },
  ],
])('what a law whose text is not here wrote anew is told of the law that has it: %s', async (message, refused) => {
  const { outcome, content } = await ask(message, refused);
  expect(outcome).toBe('grounded');
  expect(content).toMatch(/30 días corridos .*\(art\. 13 /);
});

test('what is asked of a law that changed none of what was found is not answered with it', async () => {
  const refused = { decision: 'source-unavailable' as const, unknownNorms: ['ley 26.939'] };
  const { outcome, content } = await ask('Plazo para la oposición al registro de una marca (ley 26.939)', refused);
  expect(outcome).toBe('source-unavailable');
  expect(content).not.toContain('art. 13');
});

test('of a regulation that is only cited besides what the law says is told, and that its text is not here', async () => {
  const refused = { decision: 'source-unavailable' as const, unknownNorms: ['Resolución 583/2031'] };
  const { outcome, content } = await ask(
    'Plazo para la oposición al registro de una marca. Resolución 583/2031',
    refused,
  );
  expect(outcome).toBe('grounded');
  expect(content).toMatch(/^No tengo el texto de «Resolución 583\/2031».*30 días corridos/s);
});

test('what a regulation says that is not here is not answered with what the law says', async () => {
  const refused = { decision: 'source-unavailable' as const, unknownNorms: ['resolución 583/2031'] };
  const message = '¿Qué plazo fija la resolución 583/2031 para la oposición al registro de una marca?';
  expect((await ask(message, refused)).outcome).toBe('source-unavailable');
});
