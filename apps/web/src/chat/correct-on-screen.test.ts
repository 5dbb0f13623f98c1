import { expect, it } from 'vitest';
import { correctOnScreen } from './correct-on-screen.ts';

const names = { '[PERSONA_1]': 'María Fernández' };

it('keeps the names on screen, and changes the words where the correction does', () => {
  const message = '[PERSONA_1] debe 2 meses y yo debo 2 meses';
  const correction = { start: message.lastIndexOf('2 meses'), words: '2 meses', instead: '3 meses' };
  const sent = '[PERSONA_1] debe 2 meses y yo debo 3 meses';
  expect(correctOnScreen('María Fernández debe 2 meses y yo debo 2 meses', { message, sent, correction }, names)).toBe(
    'María Fernández debe 2 meses y yo debo 3 meses',
  );
});

it('shows what was sent, with its names, where the words do not stand on screen', () => {
  const correction = { start: 12, words: 'debe 2 meses', instead: 'debe 3 meses' };
  const sent = '[PERSONA_1] debe 3 meses';
  expect(correctOnScreen('otra cosa', { message: '[PERSONA_1] debe 2 meses', sent, correction }, names)).toBe(
    'María Fernández debe 3 meses',
  );
});
