import { civilDay } from '@foja/computable-law/core/civil-day';
import { NormRegistry } from '@foja/legal-text/norm-registry';
import { expect, it } from 'vitest';
import { starterKnowledge } from '../../understanding/knowledge.ts';
import { understand } from '../../understanding/understand.ts';
import { deniesAskedFigure } from './deny-premise.ts';

const claimsOf = (question: string) =>
  understand(question, {
    knowledge: starterKnowledge(),
    registry: new NormRegistry([]),
    today: civilDay('2026-11-27'),
  }).claims;
const law = 'En las compras a distancia tenés diez días corridos para arrepentirte.';

it.each([
  ['another number of days', '¿Es cierto que tengo 30 días hábiles para arrepentirme de una compra?', true],
  ['the same days of another kind', '¿Es cierto que tengo 10 días hábiles para arrepentirme de una compra?', true],
  ['the figure of the law', '¿Es cierto que tengo 10 días corridos para arrepentirme de una compra?', false],
  ['a figure that is told, not asked about', 'Compré hace 30 días y me quiero arrepentir', false],
])('what is asked about is denied only where the law fixes another figure: %s', (_, question, expected) => {
  expect(deniesAskedFigure(claimsOf(question), law)).toBe(expected);
});
