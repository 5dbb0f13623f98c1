import { describe, expect, test } from 'vitest';
import type { Statement } from '../../corpus/statements/statement.ts';
import { buildSource } from '../../testing/build-retrieval.ts';
import { understood } from '../../testing/understood.ts';
import { starterKnowledge } from '../../understanding/knowledge.ts';
import type { KnownFact } from '../../understanding/understood-question.ts';
import { guideFits, isForSide, stepsLeft, wantsSteps } from './steps-left.ts';

const source = buildSource({ id: 'guia:x' });
const steps = (...texts: string[]) => texts.map((text) => ({ text, keys: [], source, statement: null }));
const left = (question: string, ...texts: string[]) =>
  stepsLeft(steps(...texts), { text: question, facts: [] }).map(({ text }) => text);

describe('a step', () => {
  test.each([
    [
      'ya mandé el telegrama y no contestaron nada, ¿qué hago?',
      [
        'Intimar por telegrama el incumplimiento.',
        'Esperar la respuesta y guardarla.',
        'Comunicar el despido indirecto.',
      ],
      ['Comunicar el despido indirecto.'],
    ],
    ['hice la denuncia ayer', ['Denunciá en la comisaría.', 'Guardá las fotos.'], ['Guardá las fotos.']],
    [
      'fuimos a mediación y no hubo acuerdo',
      ['Pedir la mediación.', 'Presentar la demanda.'],
      ['Presentar la demanda.'],
    ],
    ['me deben dos sueldos, ¿qué hago?', ['Intimar por telegrama.'], ['Intimar por telegrama.']],
    [
      'me despidieron embarazada',
      ['Avisá el embarazo.', 'Si te despiden, guardá el telegrama.', 'Reclamá la indemnización.'],
      ['Si te despiden, guardá el telegrama.', 'Reclamá la indemnización.'],
    ],
    [
      'mi tía falleció y dejó un testamento impreso',
      ['Escribí el testamento a mano por entero.', 'Pedile al juez que lo declare nulo.'],
      ['Pedile al juez que lo declare nulo.'],
    ],
    [
      'murió mi marido y quiero hacer un testamento',
      ['Escribí el testamento a mano por entero.'],
      ['Escribí el testamento a mano por entero.'],
    ],
    ['me echaron con parte médico', ['Avisar el mismo día.', 'Aceptar el control médico.'], []],
  ])('is not advised where it was taken already: %s', (question, all, expected) => {
    expect(left(question, ...all)).toEqual(expected);
  });
});

describe('steps', () => {
  test('are for who tells a case or asks what to do, not for who asks what the law says', () => {
    expect(wantsSteps(understood('me despidieron ayer'))).toBe('asked');
    expect(wantsSteps(understood('¿Dónde se denuncia una amenaza?'))).toBe('asked');
    expect(wantsSteps(understood('quiero vender mi mitad de la casa, ¿necesito que firme?'))).toBe('details');
    expect(wantsSteps(understood('Caducidad de instancia en el proceso sumarísimo: plazo'))).toBe('none');
  });

  test('are for who asks for a guide by its title', () => {
    const title = 'El inquilino no paga el alquiler';
    expect(wantsSteps(understood('El inquilino no paga el alquiler.'), title)).toBe('asked');
    expect(wantsSteps(understood('El inquilino no paga expensas'), title)).toBe('none');
  });

  test('of a guide that does not stand on the deciding article are of another matter', () => {
    expect(guideFits({ articles: ['ccyc:2369'] }, ['ccyc:2286', 'ccyc:2449'])).toBe(false);
    expect(guideFits({ articles: ['ccyc:2369', 'ccyc:2286'] }, ['ccyc:2286'])).toBe(true);
    expect(guideFits({ articles: ['ccyc:2369'] }, [])).toBe(true);
  });

  test('of a guide that speaks to the other side are for nobody else', () => {
    const { roles } = starterKnowledge();
    expect(isForSide('victima', 'imputado', roles)).toBe(false);
    expect(isForSide('trabajador', 'empleador', roles)).toBe(false);
    expect(isForSide('trabajador', 'trabajador', roles)).toBe(true);
    expect(isForSide(null, 'imputado', roles)).toBe(true);
    expect(isForSide('victima', null, roles)).toBe(true);
  });
});

test('a step for another case than the one that was told is left out, and stays where nothing was told of it', () => {
  const [before, after] = steps('Sacá fotos el día de la entrega.', 'Reclamá la devolución por carta documento.');
  const when = [{ fact: 'inmueble-devuelto', holds: false }];
  const statement: Statement = { mark: 'S1', answers: ['what-to-do'], when, value: [], role: null, except: null };
  const all = [{ ...before!, statement }, after!];
  const gone = { name: 'inmueble-devuelto', value: true, words: 'me fui', start: 0, end: 6 };
  const told = (facts: KnownFact[]) =>
    stepsLeft(all, { text: 'no me devuelven el depósito', facts }).map(({ text }) => text);
  expect(told([gone])).toEqual(['Reclamá la devolución por carta documento.']);
  expect(told([])).toHaveLength(2);
});
