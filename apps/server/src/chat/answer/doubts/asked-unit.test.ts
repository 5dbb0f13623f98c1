import { expect, test } from 'vitest';
import { askedUnits, lacksAskedUnit } from './asked-unit.ts';

test.each([
  ['¿En cuántos días me pagan?', 'Se debe un mes de sueldo por año de antigüedad.', true],
  ['¿En cuántos días me pagan?', 'Se paga dentro de los cuatro días hábiles.', false],
  ['¿En cuántos días me la dan?', 'La copia se entrega dentro de las cuarenta y ocho horas.', false],
  ['¿Cuánto me pagan?', 'Se debe un mes de sueldo por año de antigüedad.', false],
])('«%s»: «%s» tells no time in the units asked for: %s', (asked, answer, expected) => {
  expect(lacksAskedUnit(askedUnits(asked), answer)).toBe(expected);
});
