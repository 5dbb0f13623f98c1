import { civilDay } from '@foja/computable-law/core/civil-day';
import { NormRegistry } from '@foja/legal-text/norm-registry';
import { expect, test } from 'vitest';
import { starterKnowledge } from '../../understanding/knowledge.ts';
import { understand } from '../../understanding/understand.ts';
import { tellSinceWhen, tellWhatChanged } from './tell-what-changed.ts';

const registry = new NormRegistry([
  { code: 'lct', title: 'Ley 20.744 de Contrato de Trabajo', aliases: ['LCT'], lastArticle: null },
  { code: 'ley-27802', title: 'Ley 27.802 de Modernización Laboral', aliases: ['Ley 27.802'], lastArticle: null },
  { code: 'ley-27742', title: 'Ley 27.742', aliases: ['Ley 27.742'], lastArticle: null },
  { code: 'ccyc', title: 'Código Civil y Comercial', aliases: ['CCyC'], lastArticle: null },
  { code: 'dnu-70-2023', title: 'DNU 70/2023', aliases: ['DNU 70/2023'], lastArticle: null },
]);
const knowledge = starterKnowledge();
const nameNorm = (code: string) => registry.get(code)?.aliases[0] ?? code;
const told = (question: string, found: string[], sure: string | null = null) =>
  tellWhatChanged(
    understand(question, { knowledge, registry, today: civilDay('2026-11-23') }),
    { found, sure },
    knowledge,
    {
      nameArticle: (key) => `art. ${key.split(':')[1]} ${nameNorm(key.split(':')[0] ?? '')}`,
      nameNorm,
    },
  );

test.each([
  ['nobody asks what changed', '¿Cuánto dura el período de prueba?', ['lct:92bis']],
  ['the article is named, which is told elsewhere', '¿Qué cambió en el art. 245 de la LCT?', ['lct:245']],
  ['nothing is known of a change', '¿Qué cambió en la sucesión?', ['ccyc:2433']],
])('nothing is told where %s', (_, question, found) => {
  expect(told(question, found)).toBeNull();
});

test('what changed in a matter is told by the law that wrote its article anew, before what it says today', () => {
  const answer = told('¿Qué cambió en el período de prueba?', ['lct:92bis']);
  expect(answer?.text).toMatch(/^El texto del art\. 92bis LCT cambió por .*desde el \d+\/\d+\/\d{4}/);
  expect(answer?.isWhole).toBe(false);
});

test('what a law changed in a matter is its articles of that matter, together by norm', () => {
  const answer = told('¿Qué cambió en los alquileres con el DNU 70/2023?', ['ccyc:1198']);
  expect(answer?.text).toMatch(/^El DNU 70\/2023 derogó .*; cambió los arts\. 1196, 1198, .* CCyC/);
  expect(answer?.text).not.toContain('LCT');
});

test('of a law that wrote half of another anew only what was found is told', () => {
  expect(told('¿Qué cambió en el despido con la ley 27.802?', ['lct:245', 'lct:232'])?.text).toMatch(
    /^La ley 27\.802 cambió el art\. 245 LCT\. La indemnización sigue siendo/,
  );
});

test('where what is asked surely stands on one article, only that one is told, and what it says today follows', () => {
  const answer = told('¿Qué cambió el DNU 70/2023 en los alquileres?', ['ccyc:1198'], 'ccyc:1198');
  expect(answer?.text).toMatch(/^El texto del art\. 1198 CCyC cambió por el art\. 256 DNU 70\/2023\./);
  expect(answer?.text).not.toContain('1196');
  expect(answer?.isWhole).toBe(false);
});

test('what a law changed in another on one matter is what was found of it', () => {
  const answer = told('¿Qué cambió la ley 27.742 en la LCT sobre el período de prueba?', ['lct:92bis', 'lct:231']);
  expect(answer?.text).toMatch(/^La ley 27\.742 cambió el .*92bis LCT ?\. Hoy el período de prueba/);
});

test('of a law that is named by its matter what was found says which it is', () => {
  const answer = told('¿Qué cambió el DNU 70/2023 en la ley de tarjetas de crédito?', ['ldc:36', 'ley-25065:52']);
  expect(answer?.text).toMatch(/^El DNU 70\/2023 .*ley-25065/);
});

const since = (question: string, found: string[]) =>
  tellSinceWhen(
    understand(question, { knowledge, registry, today: civilDay('2026-11-23') }),
    found,
    knowledge.changes,
    (key) => `art. ${key.split(':')[1]} ${nameNorm(key.split(':')[0] ?? '')}`,
  );

test.each([
  ['a term is asked', '¿Desde cuándo se cuenta el período de prueba?', ['lct:92bis']],
  ['the asker speaks of what is theirs', '¿Desde cuándo tengo período de prueba?', ['lct:92bis']],
  ['what changed of what was found is something else', '¿Desde cuándo se puede vender un riñón?', ['lct:92bis']],
])('since when is not told where %s', (_, question, found) => {
  expect(since(question, found)).toBeNull();
});

test.each([
  [
    '¿Desde cuándo el período de prueba es de seis meses?',
    ['lct:156', 'lct:92bis'],
    /art\. 92bis LCT .*desde el 9\/7\/2024/,
  ],
  [
    '¿Desde cuándo el alquiler no tiene plazo mínimo?',
    ['ccyc:1198'],
    /art\. 256 DNU 70\/2023\. El plazo mínimo .* ya no/,
  ],
])('since when something is the law is told by the last change that made it so: %s', (question, found, text) => {
  expect(since(question, found)?.text).toMatch(text);
});

test('articles that went together are told as from one to another', () => {
  const answer = told('¿Qué cambió la ley 27.742 de la ley 24.013?', ['ley-24013:8']);
  expect(answer?.text).toContain('derogó los arts. 8 a 17');
  expect(answer?.text).not.toContain('art. art.');
});

test('a norm by whose article another came into force changed nothing by that', () => {
  const question = understand('Eran 5 años, me dijeron que en 2026 cambió, ¿por qué ley se rige ahora?', {
    knowledge,
    registry,
    today: civilDay('2026-11-23'),
  });
  const named = { kind: 'norm-in-force', norm: 'ccyc', words: 'el código civil', hedged: false } as const;
  const answer = tellWhatChanged({ ...question, claims: [named] }, { found: ['ley-19549:1'], sure: null }, knowledge, {
    nameArticle: (key) => key,
    nameNorm,
  });
  expect(answer).toBeNull();
});
