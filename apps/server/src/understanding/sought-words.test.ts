import { expect, test } from 'vitest';
import { understood } from '../testing/understood.ts';
import { starterKnowledge } from './knowledge.ts';

const sought = (question: string) => starterKnowledge().sought.of(understood(question));

test('a dismissal within the first months is searched as what the law calls it, counted to the day of the dismissal', () => {
  expect(sought('entré a trabajar el 1/3/2026 y me echaron el 20/7/2026')).toEqual([
    'período de prueba del contrato de trabajo',
  ]);
  expect(sought('entré a trabajar el 1/3/2019 y me echaron el 20/7/2026')).toEqual([]);
});

test('a term of work that did not end in a dismissal, and a minor who rents nothing, are searched by their own words', () => {
  expect(sought('trabajo hace 3 meses, cuántas vacaciones me tocan')).toEqual([]);
  expect(sought('tengo 17 años y quiero el apellido de mi mamá')).toEqual([]);
});

test('what is told in everyday words is searched as the law calls it, where the matter is that', () => {
  expect(sought('me robaron con un cuchillo, cuántos años les dan')).toEqual(['con armas']);
  expect(sought('me vendieron un cuchillo fallado')).toEqual([]);
});
