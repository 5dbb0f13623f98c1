import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCitations } from './citations.ts';
import { NormRegistry } from './norm-registry.ts';

const norm = (code: string, title: string, lastArticle: number, ...aliases: string[]) => ({
  code,
  title,
  aliases,
  lastArticle,
});
const registry = new NormRegistry([
  norm('ccyc', 'Código Civil y Comercial de la Nación (Ley 26.994)', 2671, 'CCyC', 'CCyCN', 'Ley 26.994'),
  norm('ldc', 'Ley 24.240 de Defensa del Consumidor', 66, 'LDC', 'Ley de Defensa del Consumidor', 'Ley 24.240'),
  norm('lct', 'Ley 20.744 de Contrato de Trabajo (t.o. 1976)', 277, 'LCT', 'Ley de Contrato de Trabajo', 'Ley 20.744'),
  norm('cn', 'Constitución de la Nación Argentina (Ley 24.430)', 129, 'CN', 'Constitución Nacional'),
  norm('cp', 'Código Penal de la Nación Argentina (Ley 11.179, t.o. 1984)', 316, 'CP', 'Código Penal'),
  norm('cpccn', 'Código Procesal Civil y Comercial de la Nación (Ley 17.454)', 784, 'CPCCN'),
  norm('ley-17418', 'Ley 17.418 de Seguros', 163, '17418'),
  norm('ley-26682', 'Ley 26.682 de Medicina Prepaga', 30, '26682'),
  norm('dec-1798-1994', 'Decreto 1798/1994, reglamentario de la Ley 24.240', 66, '1798-1994'),
  norm('dnu-70-2023', 'DNU 70/2023 Bases para la Reconstrucción', 366, '70-2023'),
]);

const parse = (text: string) => parseCitations(text, registry);
/** "ldc:10bis" for every article found; "?" where no norm is known. */
const keys = (text: string) =>
  parse(text).flatMap((found) => found.articles.map((article) => `${found.norm ?? '?'}:${article}`));

describe('references that are not ours', () => {
  it.each([
    ['art. 5', ['?:5']],
    ['artículo 1902 del Código Civil español', ['?:1902']],
    ['art. 1113 del viejo Código Civil', ['?:1113']],
    ['art. 5 de la Constitución de la Provincia de Córdoba', ['?:5']],
    ['art. 3 de la ley 99.999', ['?:3']],
    ['ley 99.999, artículo 3', ['?:3']],
    ['art. 20 del decreto 1/1900', ['?:20']],
  ])('%s names no norm that we hold', (text, expected) => expect(keys(text)).toEqual(expected));

  it.each([
    'la constitución física de un atleta',
    'la reforma de 2015 del Código Civil y Comercial',
    'pagué $ 1757 y nadie responde',
    'tengo 3 hijos y 2 perros',
    'hace 10 años que alquilo',
  ])('"%s" holds no article', (text) => expect(keys(text)).toEqual([]));

  it('a term of days is no article', () => expect(keys('el plazo del art. 11 LDC, 30 días')).toEqual(['ldc:11']));
});

describe('every way in which lawyers write a reference', () => {
  it.each([
    ['art. 1757 CCyC', ['ccyc:1757']],
    ['Art 1.757 del C.C.C.N.', ['ccyc:1757']],
    ['1757 CCyC', ['ccyc:1757']],
    ['CCyC 1757', ['ccyc:1757']],
    ['C.C. y C. art. 1757', ['ccyc:1757']],
    ['el Código Civil y Comercial (arts. 1757 y 1758)', ['ccyc:1757', 'ccyc:1758']],
    ['artículo 10 bis de la ley 24.240', ['ldc:10bis']],
    ['10 bis de la 24.240', ['ldc:10bis']],
    ['art. 52-bis ley 24240', ['ldc:52bis']],
    ['arts. 52 bis y 53 LDC', ['ldc:52bis', 'ldc:53']],
    ['art. 10 ter y 10 quáter L.D.C.', ['ldc:10ter', 'ldc:10quater']],
    ['L. 24.240 art. 4', ['ldc:4']],
    ['ley N° 24.240, artículo 4°', ['ldc:4']],
    ['Ley de Defensa del Consumidor (24.240), art. 4', ['ldc:4']],
    ['artículos 1708 a 1710 CCyCN', ['ccyc:1708', 'ccyc:1709', 'ccyc:1710']],
    ['arts. 1708/1710 CCyC', ['ccyc:1708', 'ccyc:1709', 'ccyc:1710']],
    ['arts. 1708/10 CCyC', ['ccyc:1708', 'ccyc:1709', 'ccyc:1710']],
    ['arts. 1708-1710 CCyC', ['ccyc:1708', 'ccyc:1709', 'ccyc:1710']],
    ['CN 14 bis', ['cn:14bis']],
    ['art. 14 bis de la Constitución', ['cn:14bis']],
    ['LCT arts. 232, 233 y 245', ['lct:232', 'lct:233', 'lct:245']],
    ['la LCT, en su artículo 80, dice', ['lct:80']],
    ['art 149 bis C.P.', ['cp:149bis']],
    ['artículo 377 del Código Procesal Civil y Comercial de la Nación', ['cpccn:377']],
    ['ley de prepagas 26.682 art. 9', ['ley-26682:9']],
    ['Ley de Seguros 17418 artículos 5, 46 y 56', ['ley-17418:5', 'ley-17418:46', 'ley-17418:56']],
    ['decreto 1798/94 art. 34', ['dec-1798-1994:34']],
    ['art. 20 del DNU 70/2023', ['dnu-70-2023:20']],
    ['art. 20 del DNU 70', ['dnu-70-2023:20']],
    ['art. 20 del DNU 71', ['?:20']],
    ['arts. 1708 y ss. del CCyC', ['ccyc:1708']],
    ['art. 5 y art. 7 de la ley 24.240', ['ldc:5', 'ldc:7']],
    ['arts. 10 y 11 de la ley 24.240 y 1757 del CCyC', ['ldc:10', 'ldc:11', 'ccyc:1757']],
    ['LCT, art. 245, y CCyC, art. 1757', ['lct:245', 'ccyc:1757']],
    ['art. 52 bis de la ley 24.240 y art. 53 de la misma ley', ['ldc:52bis', 'ldc:53']],
    ['art. 1757 CCyC, art. 4 LDC y art. 1758 de dicho código', ['ccyc:1757', 'ldc:4', 'ccyc:1758']],
  ])('%s', (text, expected) => expect(keys(text)).toEqual(expected));

  it('keeps the inciso, before or after the article', () => {
    expect(parse('art. 75 inc. 22 CN')[0]).toMatchObject({ inciso: '22', articles: ['75'] });
    expect(parse('inc. b) del art. 5 de la LDC')[0]).toMatchObject({
      inciso: 'b',
      text: 'inc. b) del art. 5 de la LDC',
    });
    expect(parse('arts. 10 bis, inc. c), y 17 LDC')[0]).toMatchObject({ inciso: 'c', articles: ['10bis', '17'] });
  });

  it('finds rulings by volume and page', () => {
    expect(parse('Fallos: 329:5; 330:12').map(({ ruling }) => ruling)).toEqual([
      { volume: 329, page: 5 },
      { volume: 330, page: 12 },
    ]);
    expect(parse('CSJN, Fallos 329:5')[0]?.kind).toBe('ruling');
  });

  it('finds a norm that is named without an article', () => {
    expect(parse('qué dice la ley 24.240')).toMatchObject([{ kind: 'norm', norm: 'ldc', articles: [] }]);
  });

  it('does not take the law that a decree regulates for the decree', () => {
    expect(registry.lawByNumber('24240')).toBe('ldc');
  });
});

describe('any text', () => {
  const piece = fc.constantFrom(
    'art. ',
    'arts. ',
    'artículo ',
    ' y ',
    ', ',
    ' a ',
    '/',
    '5',
    '10 bis',
    '1757',
    '24.240',
    ' ley ',
    ' CCyC',
    ' LDC ',
    ' de la ',
    'inc. b ',
    '(',
    ')',
    'Fallos: ',
    '329:5',
    ' misma ley',
    ' decreto ',
    '. ',
    '°',
    'Código Civil ',
    'CN ',
    ' 30 días',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
  );

  it('gives references in order that stand where they say, without overlap', () => {
    fc.assert(
      fc.property(text, (input) => {
        let last = 0;
        for (const { text: found, start, end } of parse(input)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(input.slice(start, end)).toBe(found);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 500 },
    );
  });

  it('gives every range from its first to its last article', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 60 }), (first, length) => {
        const found = keys(`arts. ${first} a ${first + length} CCyC`);
        expect(found).toHaveLength(length + 1);
        expect(found.at(0)).toBe(`ccyc:${first}`);
        expect(found.at(-1)).toBe(`ccyc:${first + length}`);
      }),
    );
  });

  it('finds every reference of a very long text', () => {
    expect(keys('Según el art. 10 bis de la ley 24.240, inc. b), corresponde. '.repeat(5_000))).toHaveLength(5_000);
    expect(parse('art. '.repeat(40_000))).toEqual([]);
    expect(keys(`arts. ${'1, '.repeat(40_000)}2 LDC`)).toEqual(['ldc:1', 'ldc:2']);
  });
});
