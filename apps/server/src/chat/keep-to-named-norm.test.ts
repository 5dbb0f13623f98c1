import { expect, test } from 'vitest';
import { buildRetrieval, buildSource } from '../testing/build-retrieval.ts';
import { understood } from '../testing/understood.ts';
import { keepToNamedNorm } from './keep-to-named-norm.ts';
import { refuseAnswer } from './refuse-answer.ts';

const citationResolver = { normNamer: async () => (code: string) => code };
const refused = async (question: string, unknownNorms: string[]) =>
  refuseAnswer(
    await keepToNamedNorm(
      { citationResolver },
      understood(question),
      buildRetrieval({ decision: 'source-unavailable', sources: [], unknownNorms }),
    ),
  ).content;

test('a law that changed another is known to exist though its text is not here', async () => {
  const content = await refused('¿Qué dice la ley 26.939?', ['ley 26.939']);
  expect(content).toContain('existe');
  expect(content).not.toContain('no puedo confirmar que exista');
});

test('of two laws only the one that nothing names may not exist', async () => {
  const content = await refused('¿Qué dicen la ley 26.939 y la ley 31.999?', ['ley 26.939', 'ley 31.999']);
  expect(content).toContain('«ley 31.999» no está');
  expect(content).not.toContain('26.939');
});

test('what an article says is answered though the law that wrote it, whose text is not here, is named beside it', async () => {
  const kept = await keepToNamedNorm(
    { citationResolver },
    understood('acción de reducción, art. 2459 CCyC según ley 27.587'),
    buildRetrieval({ decision: 'grounded', sources: [buildSource({ id: 'ccyc:2459', articles: ['ccyc:2459'] })] }),
  );
  expect(kept.decision).toBe('grounded');
});

test('an article that is cited is answered, whichever law wrote it anew', async () => {
  const read = understood('Según la ley 27.401, ¿qué pena tiene el art. 258 CP?');
  const cited = {
    ...read,
    claims: [
      { kind: 'article' as const, words: 'art. 258 CP', norm: 'cp', article: '258', hedged: false },
      { kind: 'norm-in-force' as const, words: 'ley 27.401', norm: 'ley 27.401', hedged: false },
    ],
  };
  const kept = (id: string) =>
    keepToNamedNorm({ citationResolver }, cited, buildRetrieval({ sources: [buildSource({ id })] }));
  expect((await kept('cp:258')).decision).toBe('grounded');
  expect((await kept('cp:172')).decision).toBe('norm-silent');
});
