import { expect, test } from 'vitest';
import { termSchema } from '../../../corpus/events/stated-term.ts';
import { IndexedDoubt } from '../../../understanding/doubt-index.ts';
import type { KnownFact } from '../../../understanding/understood-question.ts';
import { termsStated } from './answer-of.ts';

const months = termSchema.parse({ length: 6, unit: 'meses', from: 'fin-de-la-convivencia' });
const years = (name: string): KnownFact[] => [
  { name, value: { value: 7, unit: 'anio' }, words: 'hace siete años', start: 0, end: 15 },
];

test.each(['tiempo-transcurrido', 'tiempo-separados', 'tiempo-divorciados', 'tiempo-desde-condena'])(
  'a case that turns only on how long ago it was has the terms of its doubt: %s',
  (fact) => {
    const one = new IndexedDoubt({
      on: ['ccyc:1'],
      asked: ['una', 'otra'],
      answer: 'Son seis meses.',
      terms: [months],
      cases: [{ when: `${fact} > 6 meses`, answer: 'Ya pasaron los seis meses.' }],
    });
    expect(termsStated(one, years(fact))).toEqual([months]);
  },
);

test('a case of something else has its own alone', () => {
  const one = new IndexedDoubt({
    on: ['ccyc:1'],
    asked: ['una', 'otra'],
    answer: 'Son seis meses.',
    terms: [months],
    cases: [{ when: 'tiempo-convivencia > 2 años', answer: 'Son dos años.' }],
  });
  expect(termsStated(one, years('tiempo-convivencia'))).toEqual([]);
});
