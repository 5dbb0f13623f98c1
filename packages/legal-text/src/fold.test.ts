import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { foldInPlace } from './fold-in-place.ts';

/** What folding is, said in one line; the module says it so that it is quick. */
const asDefined = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

const letters = 'aeiouáéíóúüñÑÁ ŐœßİΣς“—\u0301\u0307\u0345😀\ud83d12.';
const text = fc.oneof(
  fc.array(fc.constantFrom(...letters), { maxLength: 60 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

describe('folding', () => {
  it('takes capitals and accents away', () => {
    expect(fold('Acción de AMPARO: pingüino, niñez')).toBe('accion de amparo: pinguino, ninez');
    expect(foldInPlace('Acción de AMPARO: pingüino, niñez')).toBe('accion de amparo: pinguino, ninez');
  });

  it('is the same for a word and for a text, in whatever script', () => {
    for (let code = 0; code < 0x400; code += 1) {
      const letter = String.fromCharCode(code);
      expect(fold(letter), code.toString(16)).toBe(asDefined(letter));
      expect(fold(`se ${letter}n`), code.toString(16)).toBe(asDefined(`se ${letter}n`));
    }
    fc.assert(
      fc.property(text, (written) => {
        expect(fold(written)).toBe(asDefined(written));
      }),
    );
  });

  it('in place keeps every offset, and folds each character as alone', () => {
    fc.assert(
      fc.property(text, (written) => {
        const folded = foldInPlace(written);
        expect(folded.length).toBe(written.length);
        for (let at = 0; at < written.length; at += 1) {
          const alone = asDefined(written[at] as string);
          expect(folded[at]).toBe(alone.length === 1 ? alone : alone === '' ? ' ' : written[at]);
        }
      }),
    );
  });
});
