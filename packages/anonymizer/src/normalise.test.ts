import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, normalise } from './normalise.ts';

describe('normalise', () => {
  it('composes accents and unifies dashes, quotes, degree signs and blanks', () => {
    expect(normalise('Pe\u0301rez\u00a0 \u2013 \u201cN\u00ba 5\u201d').text).toBe('Pérez - "N° 5"');
  });

  it('drops invisible characters and keeps paragraphs', () => {
    expect(normalise('Gó\u00admez\u200b\r\n\r\n\r\nsigue').text).toBe('Gómez\n\nsigue');
    expect(normalise('la Procura\u00ad \r\ndora y la Cá\u00ad mara').text).toBe('la Procuradora y la Cámara');
  });

  it('maps a composed letter back to all the units it came from', () => {
    const source = 'x e\u0301 y';
    const { text, sourceStart, sourceEnd } = normalise(source);
    const at = text.indexOf('é');
    expect(source.slice(sourceStart[at], sourceEnd[at])).toBe('e\u0301');
  });

  it('joins no divided word to what is opaque', () => {
    expect(normalise('Procura\u00AD\ndora').text).toBe('Procuradora');
    expect(normalise('dijo\u00AD\nlore: hola', [{ start: 6, end: 10 }]).text).toBe('dijo\n\u0090: hola');
  });

  it('makes placeholders opaque', () => {
    expect(normalise('Sr. [PERSONA_1], DNI [DNI_2]').text).toBe('Sr. \u0090, DNI \u0090');
  });

  it('keeps the folded text in step, and offsets ordered and inside the source, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (source) => {
        const { text, folded, sourceStart, sourceEnd } = normalise(source);
        expect(folded).toHaveLength(text.length);
        for (let index = 0; index < text.length; index += 1) {
          const [start, end] = [sourceStart[index] as number, sourceEnd[index] as number];
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(source.length);
          if (index > 0) expect(start).toBeGreaterThanOrEqual(sourceStart[index - 1] as number);
        }
      }),
    );
  });

  it('folds case and accents, and ñ to n', () => {
    expect(fold('ÑANDÚ Güemes')).toBe('nandu guemes');
  });
});
