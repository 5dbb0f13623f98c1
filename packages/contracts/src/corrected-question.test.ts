import { describe, expect, test } from 'vitest';
import { correctedQuestion } from './corrected-question.ts';

const question = 'Trabajé siete años, me echaron ayer, ¿cuánto me toca?';
const correct = (words: string, instead: string) =>
  correctedQuestion(question, { start: question.indexOf(words), words, instead });

describe('a corrected question', () => {
  test('keeps every word but those of the fact', () => {
    expect(correct('siete años', '5 años')).toBe('Trabajé 5 años, me echaron ayer, ¿cuánto me toca?');
  });

  test('closes up where a fact was taken out', () => {
    expect(correct('me echaron ayer', '')).toBe('Trabajé siete años, ¿cuánto me toca?');
    expect(correct('Trabajé siete años', '')).toBe('me echaron ayer, ¿cuánto me toca?');
  });
});
