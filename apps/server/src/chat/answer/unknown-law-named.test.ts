import { describe, expect, test } from 'vitest';
import { buildSource } from '../../testing/build-retrieval.ts';
import { understood } from '../../testing/understood.ts';
import { unknownLawNamed } from './unknown-law-named.ts';

const sources = [
  buildSource({ id: 'lct:158', heading: 'Licencias especiales', text: 'Licencia por fallecimiento de familiares.' }),
  buildSource({ id: 'ley-26743:1', heading: 'Derecho a la identidad de género', text: 'Toda persona tiene derecho.' }),
];
const unknown = (question: string) => unknownLawNamed(understood(question), sources);

describe('a law that is named by its matter', () => {
  test.each([
    ['¿Qué licencia da la Ley de Duelo Animal por la muerte de mi perro?', 'la ley de duelo animal'],
    [
      '¿Qué plazo fija la ley argentina de herencia digital para entregar la cuenta?',
      'la ley argentina de herencia digital',
    ],
  ])('is unknown where nothing that was found speaks of it: %s', (question, name) => {
    expect(unknown(question)).toBe(name);
  });

  test.each([
    '¿Qué dice la ley de identidad de género sobre los menores?',
    '¿Qué dice la ley de alquileres sobre la seña?',
    '¿Qué licencia tengo por fallecimiento?',
  ])('is none in %s', (question) => {
    expect(unknown(question)).toBeNull();
  });
});
