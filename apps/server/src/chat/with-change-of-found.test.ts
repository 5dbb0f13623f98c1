import { expect, test } from 'vitest';
import { buildCitationResolver } from '../testing/build-citation-resolver.ts';
import { buildRetrieval, buildSource } from '../testing/build-retrieval.ts';
import { understood } from '../testing/understood.ts';
import { withChangeOfFound } from './with-change-of-found.ts';

const citationResolver = buildCitationResolver({
  'ley-19549:10': 'in-force',
  'ley-27742:31': 'in-force',
  'dec-1759-1972:65': 'in-force',
});
const found = buildRetrieval({ sources: [buildSource({ id: 'ley-19549:10' })] });
const force = { text: 'La ley 27.742 rige desde el 9/7/2024.', keys: ['ley-27742:237'], isWhole: true };
const isWhole = async (question: string) =>
  (await withChangeOfFound({ citationResolver }, understood(question), found, force))?.isWhole;

test('the force of a law that is only named is not all that is told, where something else is surely asked', async () => {
  expect(await isWhole('silencio de la administración, negativa o positiva, ley 19.549 reforma ley 27.742')).toBe(
    false,
  );
});

test('who asks for its force is told that alone', async () => {
  expect(await isWhole('¿Desde cuándo rige la ley 27.742?')).toBe(true);
  expect(await isWhole('vigencia ley 27.742')).toBe(true);
});

test('what people ask of a law that is named is told instead of its force', async () => {
  const citations = buildCitationResolver(
    Object.fromEntries(
      ['ley-27742:99', 'ley-27742:100', 'lct:245', 'lct:55', 'ley-24013:7ter'].map((key) => [key, 'in-force']),
    ),
  );
  const sources = [buildSource({ id: 'ley-27742:99' })];
  const question = '¿Siguen vigentes las multas de la ley 24.013 o las derogó la ley 27.742?';
  const told = await withChangeOfFound(
    { citationResolver: citations },
    understood(question),
    buildRetrieval({ sources }),
    force,
  );
  expect(told).toBeNull();
});

test('who asks how a term is after a law is told the term, and not which articles changed', async () => {
  const keys = ['10', '22', '23', '26', '31'].map((article) => `ley-19549:${article}`);
  const citations = buildCitationResolver(
    Object.fromEntries(['ley-27742:43', ...keys].map((key) => [key, 'in-force'])),
  );
  const sources = keys.map((id) => buildSource({ id }));
  const told = (question: string) =>
    withChangeOfFound({ citationResolver: citations }, understood(question), buildRetrieval({ sources }), null);
  const term = 'el plazo para demandar al Estado por un acto administrativo de alcance particular';
  expect(await told(`Con la ley 27.742, ¿cómo quedó ${term}?`)).toBeNull();
  expect((await told(`¿Qué cambió la ley 27.742 en ${term}?`))?.text).toMatch(/ley 27\.742 cambió los arts\. 10, 22/);
});
