import { describe, expect, test } from 'vitest';
import { splitSentences } from './split-sentences.ts';

const textsOf = (text: string) => splitSentences(text).map((sentence) => sentence.text);

test('an abbreviation after an opening mark ends none', () => {
  expect(textsOf('¿Art. 1016 CCyC rige?')).toEqual(['¿Art. 1016 CCyC rige?']);
});

test('abbreviations do not end a sentence, and items of a list are sentences of their own', () => {
  expect(textsOf('Según el art. 11 del Dr. Pérez, no. Hay plazo: a) treinta días; b) un mes.\nOtra línea')).toEqual([
    'Según el art. 11 del Dr. Pérez, no.',
    'Hay plazo:',
    'a) treinta días;',
    'b) un mes.',
    'Otra línea',
  ]);
});

test.each([
  'Consta a fs. 47 y en la U.F. Nº 16, según el Dr. Olaso y la Esc. Lamarque.',
  'El I.V.A. Responsable y el A.B.L. 2026 se pagan aparte.',
  'La Pcia. 14 y los arts. 2037 y sgtes. 2040 rigen.',
  'Pesa aprox. 380 kg y mide máx. 2 m.',
  'El C.U.I.T. 30-1 del Arq. Ruiz y de la Prof. Sosa.',
  'La S.R.L. Tomada y el S.A.C. Proporcional.',
])('«%s» is one sentence', (text) => {
  expect(textsOf(text)).toEqual([text]);
});

test('each sentence tells where it stands, with its closing marks', () => {
  const text = '¿Qué? «Nada...» Fin .\n\n  Otra';
  for (const { start, end, text: sentence } of splitSentences(text)) expect(text.slice(start, end)).toBe(sentence);
  expect(textsOf(text)).toEqual(['¿Qué?', '«Nada...»', 'Fin .', 'Otra']);
});

/** Quadratic work on any of these takes minutes and runs into the test's time limit. */
describe('200,000 characters are split in linear time where they are', () => {
  const characters = 200_000;
  test.each([
    ['full stops', '.'],
    ['marks of every kind', '.!?…'],
    ['closing marks after a stop', '.)»”'],
    ['blanks', ' '],
    ['line breaks', '\n'],
    ['blanks after stops', '. '],
    ['blank lines', ' \n'],
    ['semicolons', '; '],
    ['items', 'a) '],
    ['abbreviations', 'art. '],
    ['opening marks', '. «“('],
    ['tabs between stops', '.\t\t\t\t\t\t\t\t'],
  ])('%s', (_, shape) => {
    const text = shape.repeat(characters / shape.length);
    expect(splitSentences(text).every(({ start, end }) => end > start)).toBe(true);
    expect(splitSentences(`Hola.${text}Adiós.`).at(-1)?.text).toMatch(/Adiós\.$/);
  });
});
