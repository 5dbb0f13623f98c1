import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitText } from './split-text.ts';

test('the pieces are the text, none is longer than asked, and a paragraph’s end is where one is cut', () => {
  expect(splitText('Uno dos.\n\nTres cuatro cinco.', 16)).toEqual(['Uno dos.\n\n', 'Tres cuatro ', 'cinco.']);
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '.', 'é'), maxLength: 300 }), (text) => {
      const pieces = splitText(text, 20);
      expect(pieces.join('')).toBe(text);
      expect(pieces.every((piece) => piece.length <= 20)).toBe(true);
    }),
  );
});
