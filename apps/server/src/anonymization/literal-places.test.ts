import { expect, it } from 'vitest';
import { blankOut, foldedPlaces } from './literal-places.ts';

it('what literals take up of a text is told once, however many of them stand there', () => {
  const text = `José y jose. ${'a'.repeat(200_000)}`;
  const literals = Array.from({ length: 2_000 }, () => 'a');
  expect(foldedPlaces(text, ['JOSE', 'é y', ...literals])).toEqual([
    { start: 0, end: 6 },
    { start: 7, end: 11 },
    { start: 13, end: 200_013 },
  ]);
  expect(blankOut('Ana y Eva', foldedPlaces('Ana y Eva', ['eva', '', ' ']))).toBe('Ana y \uFFFC\uFFFC\uFFFC');
});
