import { expect, test } from 'vitest';
import { understood } from '../../testing/understood.ts';
import { readAskedPolarity, readPolarity } from './polarity.ts';

const read = (question: string, sentence: string) =>
  readPolarity(readAskedPolarity(understood(question), question), sentence);

test('a sentence that denies what the question denies goes with it', () => {
  const question = '¿y si no tuviera título?';
  expect(read(question, 'Si no existe justo título, el plazo es de veinte años.')).toMatchObject({
    polarityMatch: 1,
    polarityClash: 0,
  });
  expect(read(question, 'Con justo título y buena fe bastan diez años.')).toMatchObject({
    polarityMatch: 0,
    polarityClash: 1,
  });
});

test('a sentence that leaves out what was told is seen to', () => {
  const question = 'alquilo para vivienda y no pusimos plazo';
  expect(read(question, 'El alquiler que no es de vivienda dura tres años.').excludes).toBe(1);
  expect(read(question, 'El alquiler de vivienda dura dos años.').excludes).toBe(0);
});

test('nothing is denied where neither denies', () => {
  expect(read('¿Cuánto dura la garantía?', 'La garantía dura seis meses.')).toEqual({
    polarityMatch: 0,
    polarityClash: 0,
    excludes: 0,
  });
});
