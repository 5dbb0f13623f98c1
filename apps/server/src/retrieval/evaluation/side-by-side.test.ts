import { expect, test } from 'vitest';
import { Associations, type Meaning } from '../associations.ts';
import { sideBySide } from './side-by-side.ts';

const meaning = (name: string, weight: number, ...vector: number[]): Meaning => ({
  name,
  weight,
  vector: Float32Array.from(vector),
});
const left = {
  words: [meaning('farero', 1, 2, 0), meaning('bote', 1, 0, 2)],
  topics: [meaning('lámpara', 1, 4, 0), meaning('muelle', 1, 0, 4)],
};
const right = {
  words: [meaning('farero', 2, 3, 0), meaning('red', 1, 1, 0)],
  topics: [meaning('muelle', 1, 2, 0), meaning('lámpara', 1, -1, 0)],
};
const scoresOf = (learned: Parameters<typeof sideBySide>[0], term: string) => {
  const reading = new Associations(learned).read([term]);
  return ['lámpara', 'muelle'].map((topic) => reading.of(topic).strength * 16);
};

test('the score of a topic is the mean of its two, the word weighed alike in both', () => {
  // Left: 2 · 4 and 0. Right, twice as heavy there: 2 · 3 · −1 and 2 · 3 · 2.
  expect(scoresOf(sideBySide(left, right), 'farero')).toEqual([
    expect.closeTo((8 - 6) / 2, 1),
    expect.closeTo((0 + 12) / 2, 1),
  ]);
});

test('a word that only one of them knows says nothing in the other', () => {
  expect(scoresOf(sideBySide(left, right), 'bote')).toEqual([0, 4]);
  expect(scoresOf(sideBySide(left, right), 'red')).toEqual([0, 1]);
});
