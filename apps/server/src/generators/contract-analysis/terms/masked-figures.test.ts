import { expect, test } from 'vitest';
import { maskFigures } from './masked-figures.ts';

test.each([
  ['la suma de treinta y seis millones de pesos', 'amount'],
  ['$ ....148.000.... por mes', 'amount'],
  ['usd 61.000', 'amount'],
  ['el tres por ciento mensual', 'percent'],
  ['el veintidos de octubre de dos mil veintisiete', 'date'],
  ['a los dieciocho meses', 'months'],
  ['dentro de diez dias', 'days'],
  ['en doce (12) cuotas', 'instalments'],
])('what a figure is of stands in its place (%s)', (folded, figure) => {
  const { has, words } = maskFigures(folded);
  expect([...has]).toEqual([figure]);
  expect(words).toContain(`_${figure}_`);
  expect(words).not.toMatch(/\d|millones|cuotas/);
});
