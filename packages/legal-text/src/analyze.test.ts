import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyze, analyzeTerms, findCompounds, isStopWord } from './analyze.ts';
import { expandQuery, findDenied } from './expand-query.ts';
import { fold } from './fold.ts';
import { dataLines } from './lexicon/data-lines.ts';
import { wordFamilies } from './lexicon/word-families.ts';
import { stemSpanish } from './stem-spanish.ts';
import { tokenize } from './tokenize.ts';

const same = (one: string, other: string) => expect(analyzeTerms(one)).toEqual(analyzeTerms(other));

describe('analysis', () => {
  it('drops question words, courtesy and chat filler', () => {
    expect(analyzeTerms('Hola, buenas, ¿me podrías decir qué es esto, por favor?')).toEqual([]);
    expect(isStopWord('Cuál')).toBe(true);
    expect(isStopWord('herencia')).toBe(false);
  });

  it('does not care for accents, capitals or plurals', () => {
    same('OBLIGACIONES de los FIADORES', 'obligacion del fiador');
    same('prescripción', 'prescripcion');
  });

  it.each([
    ['me echaron', 'despido'],
    ['se murió', 'muerte'],
    ['vendí', 'la venta'],
    ['me mordió', 'mordedura'],
    ['resarcir', 'indemnización'],
    ['el depto', 'un departamento'],
  ])('brings "%s" and "%s" to one word', (said, legal) => same(said, legal));

  it.each([
    ['mora', 'morir'],
    ['publicidad', 'pública'],
    ['seguro', 'seguridad'],
    ['parte', 'partición'],
    ['casa', 'casarse'],
  ])('keeps "%s" and "%s" apart', (one, other) => expect(analyzeTerms(one)).not.toEqual(analyzeTerms(other)));

  it('reads numbers alike in digits and in words, and drops large ones', () => {
    same('trece', '13');
    expect(analyzeTerms('24.240 1757 2023')).toEqual([]);
  });

  it('cuts any text where letters, and numbers with their thousands, begin and end', () => {
    const pattern = /\p{N}+(?:\.\p{N}{3})*(?!\p{N})|\p{N}+|[\p{L}\p{M}]+/gu;
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('1', '24', '240', '.', ',', ' ', 'ñ', '½', '٣', 'ley', '—', '“', '\u0301', '𝟘'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        expect(tokenize(text).map((token) => token.text)).toEqual(text.match(pattern) ?? []);
        for (const token of tokenize(text)) expect(text.slice(token.start, token.end)).toBe(token.text);
      }),
      { numRuns: 50 },
    );
  });

  it('tells where each word stands', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        let last = 0;
        for (const { start, end } of analyze(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it('finds compound expressions whatever their inflection', () => {
    expect(findCompounds(analyzeTerms('los daños punitivos'))).toEqual(findCompounds(analyzeTerms('daño punitivo')));
    expect(findCompounds(analyzeTerms('daño punitivo'))).toHaveLength(1);
    expect(findCompounds(analyzeTerms('daño del vecino'))).toEqual([]);
  });
});

describe('what people say', () => {
  it('implies what the law calls it, pointing at the words that imply it', () => {
    const terms = analyzeTerms('mi inquilino no paga');
    const implied = expandQuery(terms);
    const [tenant] = analyzeTerms('locatario');
    expect(implied.find(({ term }) => term === tenant)?.from).toEqual([0]);
  });

  it.each([
    ['vivíamos juntos sin casarnos', true],
    ['murió y no estábamos casados', true],
    ['nunca nos casamos', true],
    ['nos casamos por civil', false],
    ['no tuvimos hijos. Nos casamos en 2010', false],
  ])('implies what is said only by denying it: %s', (question, isImplied) => {
    const terms = analyze(question);
    const implied = expandQuery(
      terms.map(({ term }) => term),
      findDenied(question, terms),
    );
    const [unmarried] = analyzeTerms('conviviente');
    expect(implied.some(({ term }) => term === unmarried)).toBe(isImplied);
  });

  it('implies nothing that was said already', () => {
    const terms = analyzeTerms('inquilino locatario locación');
    for (const { term } of expandQuery(terms)) expect(terms).not.toContain(term);
  });
});

describe('the lexicon', () => {
  it('puts no word in two families', () => {
    const familyOf = new Map<string, string>();
    const twice: string[] = [];
    for (const line of dataLines(wordFamilies)) {
      for (const stem of new Set(line.split(' ').map((word) => stemSpanish(fold(word))))) {
        const other = familyOf.get(stem);
        if (other !== undefined) twice.push(`${stem}: "${other}" and "${line}"`);
        familyOf.set(stem, line);
      }
    }
    expect(twice).toEqual([]);
  });
});
