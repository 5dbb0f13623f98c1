import { expect, test } from 'vitest';
import { understood } from '../../../testing/understood.ts';
import { asksOutright, isToldOtherwise } from './is-left-open.ts';

const partOf = (question: string) => understood(question).parts[0] ?? { text: question, start: 0, asks: [] };

test.each([
  ['¿quién paga el envío?', 'Los gastos los paga el vendedor.', true],
  ['¿quién paga el envío?', 'La compra a distancia da derecho a arrepentirse.', false],
  ['¿desde cuándo se cuenta?', 'Son dos años desde que es exigible.', true],
  ['¿desde cuándo se cuenta?', 'Son dos años.', false],
  ['¿qué efecto tiene el silencio?', 'La demanda se contesta en quince días.', false],
])('«%s» is told in other words by «%s»: %s', (question, told, expected) => {
  expect(isToldOtherwise(partOf(question), told)).toBe(expected);
});

test('what tells the case is not said to be without an answer', () => {
  expect(asksOutright({ text: 'Estamos casados hace 20 años.', start: 0, asks: ['yes-no'] })).toBe(false);
  expect(asksOutright(partOf('cuánto tarda'))).toBe(true);
});
