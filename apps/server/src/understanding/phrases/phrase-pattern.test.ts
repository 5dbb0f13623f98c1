import { civilDay } from '@foja/computable-law/core/civil-day';
import { expect, test } from 'vitest';
import { compilePhrase, MalformedPhrase } from '../../corpus/facts/phrase-syntax.ts';
import { PhraseBook } from './phrase-pattern.ts';
import { readQuestionTokens } from './question-tokens.ts';

test.each(['', '... casa', '(la) casa', '<años>', 'art. 5', 'a//b'])('«%s» is refused as a phrase', (phrase) => {
  expect(() => compilePhrase(phrase)).toThrow(MalformedPhrase);
});

const finds = (phrase: string, text: string) =>
  new PhraseBook([{ owner: 'x', phrase }]).find(readQuestionTokens(text, civilDay('2026-11-23'))).length > 0;

test.each([
  ['me echaron/echan', 'ayer me ECHARON', true],
  ['trabaj*', 'trabajé ahí', true],
  ['contrato (de) alquiler', 'mi contrato alquiler', true],
  ['despid* ... embarazada', 'despidieron a mi hermana embarazada', true],
  ['despid* ... embarazada', 'despidieron. Yo, que estoy embarazada', false],
  ['<duracion> de prision', 'cinco años y medio de prisión', true],
  ['<duracion> de prision', 'cinco de prisión', false],
  ['horas extra', 'trabajé 4 horas extra', true],
  ['llego <fecha>', 'me llegó el 3 de marzo', false],
  ['tengo <cantidad:12-99> |', 'tengo 19 y estudio', true],
  ['tengo <cantidad:12-99> |', 'tengo 19 empleados', false],
  ['tengo <cantidad:12-99> |', 'tengo 3', false],
  ['<anios> de prision', 'dos meses de prisión', false],
  ['llego el <fecha>', 'me llegó el 3 de marzo', true],
])('«%s» in «%s»: %s', (phrase, text, expected) => {
  expect(finds(phrase, text)).toBe(expected);
});

test.each([
  ['más de catorce semanas', { value: 14, unit: 'semana', bound: '>' }],
  ['menos del 5 %', { value: 5, unit: 'por-ciento', bound: '<' }],
  ['menores de 13', { value: 13, unit: 'unidad', bound: '<' }],
  ['según la ley 23.984', undefined],
  ['los arts. 14, 15 y 16', undefined],
  ['con la 27.802, desde noviembre de 2027', undefined],
])('«%s» is %j', (text, expected) => {
  const found = readQuestionTokens(text, civilDay('2026-11-23')).flatMap(({ quantity, isName }) =>
    quantity === undefined || isName ? [] : [quantity],
  );
  expect(found[0]).toEqual(expected);
});

test.each([
  ['30 días hábiles', 30, 'dia-habil'],
  ['dos años y tres meses', 2.25, 'anio'],
  ['un mes y medio', 1.5, 'mes'],
  ['medio año', 0.5, 'anio'],
  ['un par de semanas', 2, 'semana'],
  ['treinta y dos días', 32, 'dia'],
  ['$ 1.500.000', 1_500_000, 'peso'],
  ['50 mil pesos', 50_000, 'peso'],
  ['3 millones de pesos', 3_000_000, 'peso'],
  ['un millón de pesos', 1_000_000, 'peso'],
  ['dos mil pesos', 2000, 'peso'],
  ['el diez por ciento', 10, 'por-ciento'],
  ['tres palos', 3_000_000, 'peso'],
])('«%s» is %d %s', (text, value, unit) => {
  const found = readQuestionTokens(text, civilDay('2026-11-23')).flatMap(({ quantity }) => quantity ?? []);
  expect(found).toEqual([{ value, unit }]);
});
