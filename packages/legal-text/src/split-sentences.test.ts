import { describe, expect, test } from 'vitest';
import { splitSentences } from './split-sentences.ts';

const textsOf = (text: string) => splitSentences(text).map((sentence) => sentence.text);

test('abbreviations do not end a sentence, and items of a list are sentences of their own', () => {
  expect(textsOf('Según el art. 11 del Dr. Pérez, no. Hay plazo: a) treinta días; b) un mes.\nOtra línea')).toEqual([
    'Según el art. 11 del Dr. Pérez, no.',
    'Hay plazo:',
    'a) treinta días;',
    'b) un mes.',
    'Otra línea',
  ]);
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
