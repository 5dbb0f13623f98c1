import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { stemSpanish } from './stem-spanish.ts';

const stem = (word: string) => stemSpanish(fold(word));

describe('Spanish stems', () => {
  it.each([
    ['obligación', 'obligacion', 'obligaciones'],
    ['alquiler', 'alquileres'],
    ['garantía', 'garantia', 'garantías'],
    ['servicio', 'servicios'],
    ['juez', 'jueces'],
    ['luz', 'luces'],
    ['interés', 'intereses'],
    ['dañó', 'daño', 'daños'],
    ['compré', 'compre', 'comprar', 'compraron'],
    ['divorcio', 'divorciarse', 'divorciada'],
    ['indemnizar', 'indemnización', 'indemnizaciones'],
    ['prescribe', 'prescriben', 'prescribió'],
    ['responsable', 'responsabilidad', 'responsables'],
    ['mujer', 'mujeres'],
  ])('meet in one for %s', (...words) => {
    expect(new Set(words.map(stem)).size).toBe(1);
  });

  it.each([
    ['robo', 'rueda'],
    ['pago', 'pacto'],
    ['hipoteca', 'hipótesis'],
    ['tutela', 'tutor'],
  ])('keep %s and %s apart', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it('leave short words as they are', () => {
    expect(stem('ley')).toBe('ley');
    expect(stem('hijo')).toBe('hij');
  });

  it('are a beginning of the word, but for what the plural or a known ending rewrites, and never empty', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijlmnopqrstuvz'), minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(letters, (word) => {
        const found = stemSpanish(word);
        expect(found.length).toBeGreaterThan(0);
        expect(found.length).toBeLessThanOrEqual(word.length + 1);
        expect(found.slice(0, 2)).toBe(word.slice(0, Math.min(2, found.length)));
      }),
    );
  });
});
