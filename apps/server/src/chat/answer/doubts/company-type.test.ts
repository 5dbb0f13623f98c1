import { expect, test } from 'vitest';
import { DoubtIndex } from '../../../understanding/doubt-index.ts';
import { companyTypesIn, isOfOtherCompany } from './company-type.ts';

test.each([
  ['quórum en una SAS', ['sas']],
  ['asamblea de S.A.S. y de S.R.L.', ['sas', 'srl']],
  ['gerente de la sociedad de responsabilidad limitada', ['srl']],
  ['directorio de S.A. cerrada', ['sa']],
  ['el libro de la cooperativa y de la asociación civil', ['cooperativa', 'asociacion']],
  ['la casa de mi socio', []],
])('reads the types of company of «%s»', (text, types) => {
  expect([...companyTypesIn(text)]).toEqual(types);
});

test('a doubt is of another company where it names types, and none of those asked', () => {
  const [ofSa, ofBoth, ofAny] = new DoubtIndex([
    { on: ['lgs:244'], asked: ['mayoría de la asamblea de una SA', 'cuántos votos'], answer: 'La mayoría.', cases: [] },
    {
      on: ['lgs:77'],
      asked: ['pasar la SA a SRL', 'transformar la sociedad'],
      answer: 'Hay que inscribirla.',
      cases: [],
    },
    { on: ['lgs:1'], asked: ['qué es una sociedad', 'cuándo hay sociedad'], answer: 'Un aporte en común.', cases: [] },
  ]).all;
  const asked = new Set(['srl']);
  expect([ofSa, ofBoth, ofAny].map((one) => one && isOfOtherCompany(one, asked))).toEqual([true, false, false]);
  expect(ofSa && isOfOtherCompany(ofSa, new Set())).toBe(false);
});
