import { describe, expect, test } from 'vitest';
import { understood } from '../../testing/understood.ts';
import { computeForAsker } from './compute-for-asker.ts';

const compute = (question: string) => computeForAsker(understood(question));

describe('days and parts of families', () => {
  test.each([
    [
      'mi hijo nació el 14/8/2006 y trabaja un poco, hasta qué día le tengo que pasar alimentos?',
      /^Hasta el sábado 14\/8\/2027.*25/,
    ],
    [
      'juicio por alimentos: mi hijo de 3 años nacido el 3/4/2023, hasta cuándo pago la cuota?',
      /^Hasta el domingo 3\/4\/2044/,
    ],
    [
      'vivimos juntos desde el 10 de febrero de 2025 sin casarnos, ya somos unión convivencial?',
      /^Todavía no: .*10\/2\/2027/,
    ],
    [
      'nos estamos divorciando, la casa ganancial vale 100.000 dólares y el auto de él es de antes de casarse y vale 10.000 dólares. cuanto me toca?',
      /a cada uno le tocan USD 50\.000.*Lo propio \(USD 10\.000\) no se divide/,
    ],
  ])('%s', (question, told) => {
    expect(compute(question)?.text).toMatch(told);
  });

  test.each([
    ['of several children', 'mis hijos nacieron el 14/8/2006 y el 3/4/2009, ¿hasta cuándo les paso alimentos?'],
    ['of maintenance whose end is not asked', 'mi hijo nació el 14/8/2006, ¿cuánto me corresponde pasar de alimentos?'],
    ['of a birthday without its year', 'mi hijo tiene 20 y cumple años el 3/4, ¿hasta cuándo le paso alimentos?'],
    ['of a pension', 'somos unión convivencial desde el 3/4/2022, ¿tengo derecho a la pensión?'],
    ['of who parted', 'convivimos desde el 10/2/2022 y nos separamos, ¿era unión convivencial, tengo derechos?'],
    [
      'of a house of who did not marry',
      'nos separamos, nunca nos casamos, convivimos diez años, la casa vale 100.000 dólares, ¿cuánto me toca?',
    ],
    [
      'of who may not have married',
      'nos separamos, la casa comprada entre los dos vale 100.000 dólares, ¿cuánto me toca?',
    ],
    [
      'of a house with a mortgage',
      'nos divorciamos, la casa ganancial vale 100.000 dólares con hipoteca de 40.000 dólares, ¿cuánto me toca?',
    ],
  ])('are not computed %s', (_, question) => {
    expect(compute(question)).toBeNull();
  });
});

describe('from when a sentence allows parole', () => {
  test.each([
    [
      'condenado a 6 años de prisión, estoy preso desde el 10/5/2023, cuando me dan la condicional?',
      /^A los dos tercios: de 6 años son 4 años\..*lunes 10\/5\/2027/,
    ],
    [
      'mi hermano tiene una condena de 2 años y 6 meses, cuánto tiene que cumplir para pedir la libertad condicional?',
      /^A los ocho meses de prisión/,
    ],
  ])('%s', (question, told) => {
    expect(compute(question)?.text).toMatch(told);
  });

  test.each([
    ['of a sentence that is suspended', 'me dieron 2 años de prisión condicional, ¿cuándo se borra?'],
    [
      'of a crime to which none is given',
      'le dieron 9 años por abuso sexual, ¿a los cuántos años sale con la condicional?',
    ],
    ['of a death in a robbery', 'le dieron 12 años por homicidio en ocasión de robo, ¿cuándo pide la condicional?'],
    ['of who relapsed', 'condenado a 6 años y reincidente, ¿cuándo pido la condicional?'],
  ])('is not computed %s', (_, question) => {
    expect(compute(question)).toBeNull();
  });
});
