import { fold } from '@foja/legal-text/fold';
import { readNumberInWords } from '@foja/legal-text/number-in-words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuantities } from './quantities.ts';

const small =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const tens = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const hundreds =
  ' ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ');

/** A number as Spanish spells it. */
function spell(value: number): string {
  if (value >= 1_000_000)
    return `${value < 2_000_000 ? 'un millón' : `${spell(Math.floor(value / 1e6))} millones`} ${rest(value % 1e6)}`;
  if (value >= 1_000) return `${value < 2_000 ? '' : spell(Math.floor(value / 1000))} mil ${rest(value % 1000)}`;
  if (value === 100) return 'cien';
  if (value > 100) return `${hundreds[Math.floor(value / 100)]} ${rest(value % 100)}`;
  if (value < 30) return small[value] ?? '';
  return value % 10 === 0 ? (tens[value / 10] ?? '') : `${tens[Math.floor(value / 10)]} y ${small[value % 10]}`;
}
const rest = (value: number) => (value === 0 ? '' : spell(value));

describe('numbers in words', () => {
  const read = (words: string[]) => readNumberInWords((place) => words[place] ?? '', 0, true);

  it('are read with a bare "mil" after millions', () => {
    expect(read(['veintisiete', 'millones', 'mil', 'pesos'])).toEqual({ value: 27_001_000, to: 3 });
  });

  it('are read back whatever the number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (value) => {
        const words = fold(spell(value)).split(' ').filter(Boolean);
        expect(read([...words, 'días'])).toEqual({ value, to: words.length });
      }),
    );
  });
});

describe('quantities', () => {
  const read = (text: string) => readQuantities(text).map(({ value, unit }) => [value, unit]);

  it('are the same in figures, in words and in both', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9_999 }), (value) => {
        expect(read(`dentro de ${value} días`)).toEqual([[value, 'day']]);
        expect(read(`dentro de ${spell(value)} días`)).toEqual([[value, 'day']]);
        expect(new Set(read(`dentro de ${spell(value)} (${value}) días`).map(String))).toEqual(
          new Set([String([value, 'day'])]),
        );
      }),
    );
  });

  it.each<[string, unknown[]]>([
    ['el plazo es de un año', [[1, 'year']]],
    [
      'un año no es doce meses',
      [
        [1, 'year'],
        [12, 'month'],
      ],
    ],
    ['un juez y una parte', []],
    ['otro día, un día cualquiera', []],
    ['pierde el jornal de un día', [[1, 'day']]],
    [
      'entre cinco y diez días',
      [
        [5, 'day'],
        [10, 'day'],
      ],
    ],
    [
      'de tres a cinco años',
      [
        [3, 'year'],
        [5, 'year'],
      ],
    ],
    ['los primeros diez días', [[10, 'day']]],
    [
      'el 25 % o el veinticinco por ciento',
      [
        [25, 'percent'],
        [25, 'percent'],
      ],
    ],
    [
      'cien pesos y el cinco por ciento',
      [
        [100, null],
        [5, 'percent'],
      ],
    ],
    ['$ 1.250,50', [[1250.5, null]]],
    [
      'dos tercios y la tercera parte',
      [
        [2, 'third'],
        [1, 'third'],
      ],
    ],
    ['la mitad', [[1, 'half']]],
    ['parientes en cuarto grado', [[4, 'degree']]],
    ['cuarenta y ocho horas', [[48, 'hour']]],
    [
      'seis de cada diez',
      [
        [6, null],
        [10, null],
      ],
    ],
  ])('"%s"', (text, expected) => expect(read(text)).toEqual(expected));
});
