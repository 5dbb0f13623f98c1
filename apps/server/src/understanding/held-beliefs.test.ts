import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { civilDay } from '@foja/computable-law/core/civil-day';
import { describe, expect, test } from 'vitest';
import { readBeliefs } from '../corpus/beliefs/read-beliefs.ts';
import { understood } from '../testing/understood.ts';
import { HeldBeliefs } from './held-beliefs.ts';
import { readQuestionTokens } from './phrases/question-tokens.ts';

const invented = new HeldBeliefs([
  {
    belief: 'perros-de-noche',
    said: [['perro*', 'can/canes'], ['de noche'], ['<duracion:3>', 'multa']],
    unless: ['gato*'],
    law: 'Los perros pueden salir de noche.',
    on: ['ldc:11'],
  },
]);
const held = (question: string) =>
  invented.read(readQuestionTokens(question, civilDay('2026-11-23'))).map(({ belief }) => belief);

describe('a belief', () => {
  test.each([
    ['one group only', '¿Mi perro puede salir?'],
    ['all groups but one', '¿Mi perro puede salir de noche?'],
    ['another figure than the one believed', '¿Mi perro puede salir de noche 5 meses?'],
    ['what makes it something else', '¿Mi perro puede salir de noche con el gato sin multa?'],
  ])('is not held where a question has %s', (_, question) => {
    expect(held(question)).toEqual([]);
  });

  test.each([
    '¿De noche hay multa para los canes?',
    'Como mi perro no puede salir de noche durante tres meses, ¿qué hago?',
  ])('is held where a question says something of every group, in any order: %s', (question) => {
    expect(held(question)).toEqual(['perros-de-noche']);
  });
});

test('one that cannot be read is told with its line, and takes no other with it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foja-beliefs-'));
  mkdirSync(join(folder, 'beliefs'));
  const written = (belief: string, phrase: string) =>
    `- {belief: ${belief}, said: [["${phrase}"]], law: "Pueden salir.", on: ["ldc:11"]}\n`;
  writeFileSync(
    join(folder, 'beliefs', 'a.yaml'),
    written('uno', 'perro*') + written('dos', 'perro (que era) negro') + written('uno', 'gato'),
  );
  const skipped: string[] = [];
  expect(readBeliefs(folder, (problem) => skipped.push(problem)).map(({ belief }) => belief)).toEqual(['uno']);
  expect(skipped).toEqual([
    expect.stringMatching(/a\.yaml:2: .*«\(que» no son palabras/),
    expect.stringContaining('«uno» está dos veces'),
  ]);
  rmSync(folder, { recursive: true });
});

describe('the starter corpus', () => {
  const told = (question: string) => understood(question).beliefs.map(({ belief }) => belief);

  test('holds nothing of one matter against a question that is surely about another', () => {
    expect(told('Renuncio a mi trabajo, ¿cuántos días de preaviso debo dar?')).toContain(
      'preaviso-que-da-el-trabajador',
    );
    expect(told('Renuncio al contrato de agencia, ¿cuántos días de preaviso debo dar?')).toEqual([]);
    // Who works in a house is not under the general law of work.
    expect(told('Soy empleada doméstica y renuncio, ¿cuántos días de preaviso debo dar?')).toEqual([]);
  });

  test.each([
    [
      'la ley exige 3 años de casados para pedir el divorcio, ¿desde cuándo se cuentan?',
      'anios-de-casados-para-divorciarse',
    ],
    ['como mi marido no quiere firmar el divorcio, ¿no puedo divorciarme?', 'el-otro-tiene-que-firmar-el-divorcio'],
    ['si renuncio pierdo las vacaciones y el aguinaldo, ¿no?', 'renunciar-hace-perder-todo'],
    ['¿el contrato de alquiler tiene que ser por tres años como mínimo?', 'plazo-minimo-del-alquiler'],
    ['puedo desheredar a mi hijo en el testamento', 'desheredar-a-un-hijo'],
    ['¿me corresponde doble indemnización por estar en negro?', 'multas-por-trabajo-no-registrado'],
    ['no uso la pileta, ¿igual pago las expensas?', 'no-uso-no-pago-expensas'],
    ['¿puedo escribir mi testamento en la compu y firmarlo?', 'testamento-en-computadora'],
    ['dejé una seña por una moto y el vendedor se arrepintió', 'la-senia-permite-arrepentirse'],
    ['¿Qué juez autoriza el cambio de género registral?', 'cambio-de-genero-sin-juez'],
  ])('knows that this believes something that is not so: %s', (question, belief) => {
    expect(told(question)).toContain(belief);
  });

  test.each([
    '¿Cómo se pide el divorcio?',
    'quiero alquilar un departamento, qué tengo que mirar en el contrato',
    '¿Cuánto me tienen que pagar si me despiden?',
    'mi hijo quiere vivir conmigo',
    'la prepaga me quiere dar de baja porque se murió mi marido, que era el titular',
    'fallecio mi esposo y tiene un hijo de antes, ¿ese chico me puede sacar algo?',
    '¿Cómo se hace un testamento?',
    'demanda ante juez incompetente: ¿interrumpe la prescripción?',
  ])('and that this believes nothing of the kind: %s', (question) => {
    expect(told(question)).toEqual([]);
  });
});
