import { expect, test } from 'vitest';
import { citesBesides } from './cites-besides.ts';

test.each([
  ['ART: plazo para rechazar y posibilidad de prórroga. dec 717/96', ['dec 717/96'], true],
  ['plazo para rechazar el siniestro (decreto 717/96) y efecto del silencio', ['decreto 717/96'], true],
  ['acordada 4/2007: requisitos del recurso extraordinario', ['acordada 4/2007'], true],
  ['¿qué plazo fija el decreto 717/96?', ['decreto 717/96'], false],
  ['¿qué dice la resolución 99/2030, sobre los plazos?', ['resolución 99/2030'], false],
  ['plazo para apelar, ley 99.999', ['ley 99.999'], false],
  ['plazo de la ley, decreto-ley 99/63', ['decreto-ley 99/63'], false],
])('a regulation is cited besides where nothing is asked of it: %s', (text, norms, is) => {
  expect(citesBesides(text, norms)).toBe(is);
});
