import { civilDay } from '@foja/computable-law/core/civil-day';
import { describe, expect, test } from 'vitest';
import { restateCorrected } from './restate-corrected.ts';

const today = civilDay('2026-11-23');
const restate = (text: string, ...earlier: string[]) => restateCorrected(text, earlier, today);

describe('a message that corrects nothing', () => {
  test.each([
    ['asks something of its own', 'perdón, ¿y si son 8 años?', 'trabajé 3 años, ¿cuánto me toca?'],
    ['tells no other figure', 'perdón, me equivoqué', 'trabajé 3 años, ¿cuánto me toca?'],
    ['tells a figure of another kind', 'perdón, eran 5.000 pesos', 'trabajé 3 años, ¿cuánto me toca?'],
    ['might mean one of two', 'perdón, son 8 años', 'trabajé 3 años y estuve 2 años de licencia, ¿cuánto me toca?'],
    ['only goes on', 'son 8 años', 'trabajé 3 años, ¿cuánto me toca?'],
  ])('is taken as it is where it %s', (_, text, before) => {
    expect(restate(text, before)).toBeNull();
  });
});

describe('a correction', () => {
  test.each([
    [
      'perdón, son 8 años y 2 meses, no 3',
      'trabajé 3 años y 5 meses, ¿cuánto me toca?',
      'trabajé 8 años y 2 meses, ¿cuánto me toca?',
    ],
    [
      'no, me equivoqué, entré en marzo de 2005',
      'quiero vacaciones, entré en 2012',
      'quiero vacaciones, entré en marzo de 2005',
    ],
  ])('asks the question before anew: «%s»', (text, before, question) => {
    expect(restate(text, before)).toEqual({ question, earlier: [] });
  });

  test('of what was told two turns ago asks the last question again', () => {
    expect(restate('perdón, son 8 años', 'trabajé 3 años', '¿cuánto me toca?')).toEqual({
      question: '¿cuánto me toca?',
      earlier: ['trabajé 8 años'],
    });
  });
});
