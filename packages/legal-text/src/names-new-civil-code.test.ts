import { expect, test } from 'vitest';
import { namesNewCivilCode } from './names-new-civil-code.ts';

test.each([
  'CCyC',
  'CCyCN',
  'CCCN',
  'C.C.y C.',
  'Código Civil y Comercial',
  'Cód. Civ. y Com.',
  'código civil y comercial de la Nación',
])('is the code in force: %s', (name) => expect(namesNewCivilCode(name)).toBe(true));

test.each(['Código Civil', 'Cód. Civil', 'C.C.', 'código civil argentino', 'Código Civil de Vélez'])(
  'may be the code that it replaced: %s',
  (name) => expect(namesNewCivilCode(name)).toBe(false),
);
