import { NormRegistry } from '@foja/legal-text/norm-registry';
import { expect, it } from 'vitest';
import { understandQuestion } from './understand-question.ts';

const registry = new NormRegistry([
  { code: 'ley-27349', title: 'Ley 27.349', aliases: ['ley 27.349'], lastArticle: 69 },
]);
const normOfArticle = (question: string) => understandQuestion(question, registry).references.map(({ norm }) => norm);

it.each([
  ['SAS, ley 27.349: capital, cantidad de socios y si puede serlo una SA del art. 299', [null]],
  ['Ley 27.349: ¿qué dice de la sociedad por acciones el art. 299?', ['ley-27349']],
  ['Ley 27.349: capital de la sociedad del art. 34', ['ley-27349']],
])(
  'an article that only says which thing is meant is of the law that is named where that has it: %s',
  (question, norms) => {
    expect(normOfArticle(question)).toEqual(norms);
  },
);
