import { anonymize, ENTITY_TYPES, type EntityType } from '@foja/anonymizer';
import { personalDataTypes } from '@foja/contracts/anonymization-calls';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptProposals } from './accept-proposals.ts';

const text =
  'El Juzgado Civil N° 5 citó a la colorada y a Juan Carlos Pérez (DNI 28.456.789) por la ley 24.240, art. 42, y $ 500.000 del 12 de marzo de 2024. La colorada vive frente a la plaza Mitre.';
const { replacements } = anonymize(text);
const accept = (type: EntityType, literal: string, keep: string[] = []) =>
  acceptProposals(text, replacements, [{ type, text: literal }], keep).length === 1;

describe('a literal that a model proposes', () => {
  test('is taken when it stands in the text, as it is', () => {
    expect(accept('persona', 'la colorada')).toBe(true);
    expect(accept('domicilio', 'frente a la plaza Mitre')).toBe(true);
  });

  test.each<[string, EntityType, string]>([
    ['does not occur', 'persona', 'Marta Gómez'],
    ['is written otherwise', 'persona', 'LA COLORADA'],
    ['is the middle of a word', 'persona', 'color'],
    ['stands only inside what is replaced', 'persona', 'Carlos'],
    ['reaches into what is replaced', 'persona', 'a Juan Carlos'],
    ['is a law', 'expediente', 'ley 24.240'],
    ['is an article', 'expediente', 'art. 42'],
    ['is a court', 'empresa', 'Juzgado Civil N° 5'],
    ['is an amount', 'cuenta', '$ 500.000'],
    ['is a date of no birth', 'expediente', '12 de marzo de 2024'],
    ['does not look like its type', 'cuit', 'la colorada'],
    ['is too short', 'persona', 'a'],
    ['is longer than any datum', 'domicilio', 'a'.repeat(201)],
  ])('is left when it %s', (_why, type, literal) => {
    expect(accept(type, literal)).toBe(false);
  });

  test('is left when the person keeps it, or what it stands in, without regard to case and accents', () => {
    expect(accept('persona', 'la colorada', ['LA COLÓ'])).toBe(false);
    expect(accept('domicilio', 'plaza Mitre', ['frente a la plaza mitre'])).toBe(false);
  });

  test('stands in the text, outside what is replaced, whatever is proposed', () => {
    const free = replacements.reduce((rest, { original }) => rest.replaceAll(original, '\u0000'), text);
    const anyPiece = fc
      .tuple(fc.nat(text.length), fc.nat(30))
      .map(([start, length]) => text.slice(start, start + length));
    fc.assert(
      fc.property(fc.constantFrom(...ENTITY_TYPES), fc.oneof(anyPiece, fc.string()), (type, literal) => {
        for (const accepted of acceptProposals(text, replacements, [{ type, text: literal }])) {
          expect(free).toContain(accepted.text);
        }
      }),
    );
  });
});

test('the contract names the engine’s kinds of data, in its order', () => {
  expect(personalDataTypes).toEqual(ENTITY_TYPES);
});
