import { findReferences } from '@foja/legal-text/find-references';
import { NormRegistry } from '@foja/legal-text/norm-registry';
import { expect, test } from 'vitest';
import { readReferenceTimes } from './reference-time.ts';

const registry = new NormRegistry([
  { code: 'ldc', title: 'Ley 24.240', aliases: ['LDC', 'Ley 24.240'], lastArticle: 66 },
  { code: 'lct', title: 'Ley 20.744', aliases: ['LCT', 'Ley 20.744'], lastArticle: 277 },
  { code: 'ley-27802', title: 'Ley 27.802', aliases: ['Ley 27.802'], lastArticle: 217 },
]);

/** The times of the articles of a text, in their order. */
function times(text: string) {
  const references = findReferences(text, registry);
  return readReferenceTimes(text, references).filter((_, place) => references[place]?.kind === 'article');
}
const only = (text: string) => times(text)[0];

test.each([
  'El art. 8 LDC obliga.',
  'El art. 8 LDC rige desde el 15/10/1993.',
  'El art. 8 LDC, vigente al 31/2/2023, obliga.',
  'El art. 8 LDC obliga. El texto al 20/11/2023 es otro.',
  'Firmaron el 20/11/2023 y el art. 8 LDC obliga.',
  'Antes de la ley 27.802 nadie pagaba. El art. 8 LDC obliga.',
])('no time is read in «%s»', (text) => {
  expect(only(text)).toBeNull();
});

test.each([
  ['El art. 8 LDC, texto al 20/11/2023, dice otra cosa.', '2023-11-20'],
  ['El art. 8 de la ley 24.240 (vigente al 20 de noviembre de 2023) obliga.', '2023-11-20'],
  ['El texto vigente al 20/11/2023 del art. 8 LDC obliga.', '2023-11-20'],
  ['El art. 8 LDC, en su redacción anterior a la ley 27.802, obliga.', 'ley 27.802'],
  ['El art. 8 LDC, antes de la reforma introducida por el DNU 70/2023, obliga.', 'dnu 70/2023'],
  ['Antes de la ley 27.802, el art. 245 LCT fijaba la base.', 'ley 27.802'],
  ['El art. 245 LCT (texto según ley 27.802) fija la base.', 'según ley 27.802'],
  ['El art. 8 LDC en su texto original obliga.', 'origen'],
  ['El art. 8 LDC, texto anterior, obliga.', 'antes'],
])('«%s»', (text, asOf) => {
  expect(only(text)).toEqual({ asOf, isOfFact: false });
});

test('the time of one article is not that of the next', () => {
  expect(times('El art. 8 LDC y el art. 245 LCT, texto al 20/11/2023, obligan.')).toEqual([
    null,
    { asOf: '2023-11-20', isOfFact: false },
  ]);
});

test('the day of the fact is read where the writing tells one', () => {
  const cited = 'Rige el art. 245 LCT, vigente al momento del hecho.';
  expect(only(cited)).toEqual({ asOf: null, isOfFact: true });
  expect(only(`El despido ocurrió el 3/2/2024 y el accidente el 5/6/2023. ${cited}`)).toEqual({
    asOf: null,
    isOfFact: true,
  });
  expect(only(`El despido se produjo el 3 de febrero de 2024. ${cited}`)).toEqual({
    asOf: '2024-02-03',
    isOfFact: true,
  });
});
