import { analyzeTerms } from '@foja/legal-text/analyze';
import { expect, test } from 'vitest';
import { buildSource } from '../../../testing/build-retrieval.ts';
import type { Ranked } from '../rank-pieces.ts';
import { sentenceOfOwnWords } from './of-own-words.ts';

const sentence = (text: string, worth: number): Ranked => ({
  piece: { text, keys: [], statement: null, source: buildSource({ id: 'ldc:1' }) },
  heading: 'Qué dice',
  place: 0,
  rank: 0,
  worth,
  features: {},
  within: null,
});
/** Each word tells as much as another. */
const doubts = { massOf: (terms: Iterable<string>) => [...terms].length };
const ranked = [
  sentence('Quien no tiene recursos puede pedir el beneficio.', 3),
  sentence('Quien gana el juicio paga hasta la tercera parte.', 1),
];
const ownOf = (asked: string, told: string) =>
  sentenceOfOwnWords(ranked, analyzeTerms(asked), told, doubts)?.piece.text;

test('of a follow-up the sentence is told that speaks of what it asks by itself', () => {
  expect(ownOf('¿y si gano el juicio?', 'El beneficio exime de las costas.')).toMatch(/^Quien gana/);
});

test('none is where that was told, or no sentence speaks of it', () => {
  expect(ownOf('¿y si gano el juicio?', 'Quien gana el juicio paga.')).toBeUndefined();
  expect(ownOf('¿y si pierdo el faro?', 'El beneficio exime de las costas.')).toBeUndefined();
});
