import { describe, expect, test } from 'vitest';
import { buildSource } from '../../testing/build-retrieval.ts';
import { understood } from '../../testing/understood.ts';
import { asksForSteps, guideFits, stepsLeft } from './steps-left.ts';

const source = buildSource({ id: 'guia:x' });
const steps = (...texts: string[]) => texts.map((text) => ({ text, keys: [], source, statement: null }));
const left = (question: string, ...texts: string[]) => stepsLeft(steps(...texts), question).map(({ text }) => text);

describe('a step', () => {
  test.each([
    [
      'ya mandé el telegrama y no contestaron nada, ¿qué hago?',
      ['Intimar por telegrama el incumplimiento.', 'Esperar la respuesta y guardarla.', 'Comunicar el despido indirecto.'],
      ['Comunicar el despido indirecto.'],
    ],
    ['hice la denuncia ayer', ['Denunciá en la comisaría.', 'Guardá las fotos.'], ['Guardá las fotos.']],
    ['fuimos a mediación y no hubo acuerdo', ['Pedir la mediación.', 'Presentar la demanda.'], ['Presentar la demanda.']],
    ['me echaron, ¿qué hago?', ['Intimar por telegrama.'], ['Intimar por telegrama.']],
  ])('is not advised where it was taken already: %s', (question, all, expected) => {
    expect(left(question, ...all)).toEqual(expected);
  });
});

describe('steps', () => {
  test('are for who tells a case or asks what to do, not for who asks what the law says', () => {
    expect(asksForSteps(understood('me despidieron ayer'))).toBe(true);
    expect(asksForSteps(understood('¿Dónde se denuncia una amenaza?'))).toBe(true);
    expect(asksForSteps(understood('Caducidad de instancia en el proceso sumarísimo: plazo'))).toBe(false);
  });

  test('of a guide that does not stand on the deciding article are of another matter', () => {
    expect(guideFits({ articles: ['ccyc:2369'] }, ['ccyc:2286', 'ccyc:2449'])).toBe(false);
    expect(guideFits({ articles: ['ccyc:2369', 'ccyc:2286'] }, ['ccyc:2286'])).toBe(true);
    expect(guideFits({ articles: ['ccyc:2369'] }, [])).toBe(true);
  });
});
