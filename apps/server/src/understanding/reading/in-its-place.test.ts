import { expect, test } from 'vitest';
import { inItsPlace } from './in-its-place.ts';
import { readParts } from './read-parts.ts';

test('a short question after a story is read after the sentence before it, and after no more', () => {
  const story = 'Nos casamos en 2012. Compramos una casa. Ahora quiero divorciarme y él no quiere. ¿Puedo igual?';
  const [part] = readParts(story);
  expect(part && inItsPlace(story, part)).toBe('Ahora quiero divorciarme y él no quiere. ¿Puedo igual?');
});

test('what stands at the beginning is read alone', () => {
  const [part] = readParts('¿Puedo divorciarme?');
  expect(part && inItsPlace('¿Puedo divorciarme?', part)).toBe('¿Puedo divorciarme?');
});
