import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findReferences } from './find-references.ts';
import { NormRegistry } from './norm-registry.ts';
import { minWork, processorWork } from './testing/processor-work.ts';

const norm = (code: string, title: string, lastArticle: number, ...aliases: string[]) => ({
  code,
  title,
  aliases,
  lastArticle,
});
const registry = new NormRegistry([
  norm('ccyc', 'Código Civil y Comercial de la Nación (Ley 26.994)', 2671, 'CCyC', 'Ley 26.994'),
  norm('ldc', 'Ley 24.240 de Defensa del Consumidor', 66, 'LDC', 'Ley 24.240'),
  norm('lct', 'Ley 20.744 de Contrato de Trabajo (t.o. 1976)', 277, 'LCT', 'Ley 20.744'),
  norm('cn', 'Constitución de la Nación Argentina (Ley 24.430)', 129, 'CN'),
  norm('cp', 'Código Penal de la Nación Argentina (Ley 11.179, t.o. 1984)', 316, 'CP', 'Código Penal'),
  norm('cpccn', 'Código Procesal Civil y Comercial de la Nación (Ley 17.454)', 784, 'CPCCN'),
  norm('cadh', 'Convención Americana sobre Derechos Humanos (Ley 23.054)', 82, 'CADH'),
  norm('dec-1798-1994', 'Decreto 1798/1994, reglamentario de la Ley 24.240', 66),
  norm('dnu-70-2023', 'DNU 70/2023 Bases para la Reconstrucción', 366),
]);

const find = (text: string) => findReferences(text, registry);
/** "ldc:10bis", "?:5" where the norm is told and is not ours, "~ldc:5" where it is inferred; "-" alone where nobody tells it. */
const keys = (text: string) =>
  find(text).flatMap(({ articles, norm: code, normFrom }) =>
    articles.map((article) => `${normFrom === 'inferred' ? '~' : ''}${code ?? (normFrom ? '?' : '-')}:${article}`),
  );
const captions = (text: string) => find(text).flatMap(({ caption }) => caption?.text ?? []);

const articleWords = [
  'art. ',
  'art.',
  'Art ',
  'arts. ',
  'artículo ',
  'ARTÍCULO ',
  'articulo N° ',
  'art° ',
  'Art.º ',
  'artíc. ',
  'artciulo ',
  'artícu-\nlo ',
  'art.\n',
  'inc. b) del art. ',
  'último párrafo del artículo ',
];
const numbers: [string, string[]][] = [
  ['5', ['5']],
  ['5°', ['5']],
  ['5to.', ['5']],
  ['14 bis', ['14bis']],
  ['14bis', ['14bis']],
  ['14 (bis)', ['14bis']],
  ['10 quáter', ['10quater']],
  ['5, 6 y 8', ['5', '6', '8']],
  ['5,6 y 7', ['5', '6', '7']],
  ['5 a 7', ['5', '6', '7']],
  ['5/7', ['5', '6', '7']],
  ['5 y/o 6', ['5', '6']],
  ['5; 6 y 7', ['5', '6', '7']],
  ['5, inc. a), y 8', ['5', '8']],
  ['5, incisos b y e', ['5']],
  ['5 apartado 2', ['5']],
  ['5, 2° párr.', ['5']],
  ['5, 2do. párrafo', ['5']],
  ['5, tercer párrafo, y 7', ['5', '7']],
  ['5 in fine', ['5']],
  ['5, 6, ss. y cc.', ['5', '6']],
  ['5 y sigtes.', ['5']],
  ['5 (garantía) y 6 (seguridad)', ['5', '6']],
  ['5 (inc. b)', ['5']],
  ['catorce bis', ['14bis']],
  ['cuarenta y cuarenta y dos', ['40', '42']],
];
const links: [string, string][] = [
  [' de la ', ''],
  [' del ', ''],
  [' ', ''],
  [', ', ''],
  [' (', ')'],
  [' de\nla ', ''],
];
const names: [string, string | null][] = [
  ['LDC', 'ldc'],
  ['L.D.C.', 'ldc'],
  ['ley N.º 24.240', 'ldc'],
  ['Ley de Defensa del Consumidor (24.240)', 'ldc'],
  ['C.C. y C.', 'ccyc'],
  ['CCCN', 'ccyc'],
  ['Cód. Civ. y Com. de la Nación', 'ccyc'],
  ['Código Ci-\nvil y Comercial', 'ccyc'],
  ['Const. Nac.', 'cn'],
  ['C. N.', 'cn'],
  ['Carta Magna', 'cn'],
  ['ley 20.744 (t.o. 1976)', 'lct'],
  ['Ley de Contrato de Trabjo', 'lct'],
  ['Cód. Procesal', 'cpccn'],
  ['CPCC', 'cpccn'],
  ['Pacto de San José de Costa Rica', 'cadh'],
  ['Dec. 1798/94', 'dec-1798-1994'],
  ['decreto de necesidad y urgencia 70/2023', 'dnu-70-2023'],
  ['ley 48', null],
  ['CPCC de Santa Fe', null],
  ['Constitución de la Provincia de Córdoba', null],
  ['Convención sobre los Derechos del Niño', null],
];

describe('every usual way to write a reference', () => {
  it.each(articleWords)('is read after "%s", whatever the numbers, the norm and what joins them', (word) => {
    let turn = 0;
    for (const [number, articles] of numbers) {
      for (const [link, close] of links) {
        const [name, code] = names[turn++ % names.length]!;
        const written = `Conforme el ${word}${number}${link}${name}${close}. Se pide el rechazo.`;
        expect(
          find(written).map((found) => [found.kind, found.norm, found.articles.join()]),
          written,
        ).toEqual([['article', code, articles.join()]]);
      }
    }
  });

  it.each(names)('is read with "%s" before the article', (name, code) => {
    for (const join of [', art. ', ' art. ', ' (art. ', ': arts. ', ' -art. ']) {
      const written = `${name}${join}5 y 6${join.includes('(') ? ')' : ''}`;
      expect(
        find(written).map((found) => [found.norm, found.articles.join()]),
        written,
      ).toEqual([[code, '5,6']]);
    }
  });

  it.each([
    ['arts. 1 LDC, 42 CN y 1092 CCyC', ['ldc:1', 'cn:42', 'ccyc:1092']],
    ['art. 245, LCT; 10 y 15, LDC; y 80, LCT', ['lct:245', 'ldc:10', 'ldc:15', 'lct:80']],
    ['CCyC: 1757; LCT, 245', ['ccyc:1757', 'lct:245']],
    ['arts. 8.1 y 25 CADH; art. 8.2.h. de la CADH', ['cadh:8', 'cadh:25', 'cadh:8']],
    ['§ 1757 CCyC', ['ccyc:1757']],
    ['arts. 17 y 16, respectivamente, del texto constitucional', ['cn:17', 'cn:16']],
    ['arts. 75 incs. 22 y 23 CN', ['cn:75']],
    ['art. 5 del tratado bilateral aprobado por ley 25.126', ['?:5']],
    ['art. 4 de la ley local 5345', ['?:4']],
  ])('%s', (written, expected) => expect(keys(written)).toEqual(expected));

  it('takes the laws of a list one by one', () => {
    expect(find('leyes 24.240, 26.361 y 26.994').map((found) => found.norm)).toEqual(['ldc', null, 'ccyc']);
    expect(find('decretos 70/2023 y 1798/94').map((found) => found.norm)).toEqual(['dnu-70-2023', 'dec-1798-1994']);
  });
});

describe('the norm of a bare article', () => {
  it.each([
    ['La ley 24.240 obliga. Su artículo 4 exige informar.', ['~ldc:4']],
    ['El CCyC rige. Los arts. 1722 y 1734 lo dicen.', ['~ccyc:1722', '~ccyc:1734']],
    ['El art. 4 LDC y el art. 18 CN. Luego: el citado art. 4.', ['ldc:4', 'cn:18', '~ldc:4']],
    ['El art. 4 de la LDC define; el 5, la seguridad.', ['ldc:4', '~ldc:5']],
    ['Ley 26.361, art. 3, y art. 4 de dicha ley.', ['?:3', '?:4']],
    ['art. 1722 CCyC; ibidem, art. 1734', ['ccyc:1722', '~ccyc:1734']],
  ])('is what is being spoken of: %s', (written, expected) => expect(keys(written)).toEqual(expected));

  it('stays open where two norms are, and names both', () => {
    const last = find('Rigen el CCyC y la LDC. El art. 11 obliga.').at(-1);
    expect(last).toMatchObject({ norm: null, normFrom: null, candidates: ['ccyc', 'ldc'] });
  });

  it('is none that ends before that article', () => {
    expect(keys('Rige la LDC. El art. 1757 obliga.')).toEqual(['-:1757']);
  });

  it('is not looked for beyond a paragraph where several norms were told', () => {
    expect(keys('El art. 4 LDC y el art. 18 CN.\n\nEl art. 5 obliga.').at(-1)).toBe('-:5');
  });

  it('is not the national code where the court is provincial', () => {
    expect(keys('Ante la SCBA, el art. 163 del Código Procesal.')).toEqual(['?:163']);
    expect(keys('Ante la Cámara Nacional, el art. 163 del Código Procesal.')).toEqual(['cpccn:163']);
  });
});

describe('what is no reference to the law', () => {
  it.each([
    'Artículos de tocador y otros 18 artículos.',
    'El artículo 7 del pliego y el art. 12 del reglamento de copropiedad.',
    'El contrato dice en su artículo 4 que se paga por mes.',
    'ARTÍCULO 5.- PLAZO. Doce meses.\nARTÍCULO SEXTO: PRECIO.',
    'Vive en Sarmiento 886, CP 1041, y pagó $ 26.994 en 24 cuotas.',
    'Falló la bomba; 3 fallos en 14 días. La ley de la gravedad.',
    'Se articuló una vía y se notificó el 16/04/1998.',
    'autos caratulados “Pérez, Juan c/ Gómez, Ana s/ daños” (Expte. N° 12.345/2020)',
    '“Nadie me avisó de nada”, dijo la actora.',
  ])('%s', (written) => expect(find(written)).toEqual([]));
});

describe('rulings', () => {
  it.each([
    ['Fallos: 308:1392 y 311:2553', ['308:1392', '311:2553']],
    ['Fallos: t. 308, p. 1392', ['308:1392']],
    ['“Aquino” (Fallos: 327:3753) y “Castillo” (327:3610)', ['327:3753', '327:3610']],
    ['CSJN, 16/04/1998, Fallos 321:885', ['321:885']],
    // A volume that the collection has not reached: whoever checks must see it.
    ['Fallos: 470:850', ['470:850']],
  ])('by place: %s', (written, expected) => {
    expect(find(written).map(({ ruling }) => `${ruling?.volume}:${ruling?.page}`)).toEqual(expected);
  });

  it.each([
    ['CSJN, “Rodríguez c/ Google”, 28/10/2014', ['Rodríguez c/ Google']],
    ['los precedentes "Vizzoti", "Milone" y "Castillo"', ['Vizzoti', 'Milone', 'Castillo']],
    ['in re «Siri»', ['Siri']],
    ['el fallo Mosca c/ Provincia de Buenos Aires, que', ['Mosca c/ Provincia de Buenos Aires']],
    ['“Halabi, Ernesto c/ P.E.N. s/ amparo ley 16.986”', ['Halabi, Ernesto c/ P.E.N.']],
    ['“Recurso de hecho deducido por la actora en la causa Gil, Ana c/ ANSeS”', ['Gil, Ana c/ ANSeS']],
  ])('by their parties: %s', (written, expected) => expect(captions(written)).toEqual(expected));

  it('with court, date and place beside their parties, are one', () => {
    expect(find('CSJN, “Siri, Ángel S.”, 27/12/1957, Fallos: 239:459')).toMatchObject([
      {
        ruling: { volume: 239, page: 459 },
        caption: { text: 'Siri, Ángel S.', court: 'CSJN', date: '1957-12-27' },
      },
    ]);
  });
});

describe('any text', () => {
  const piece = fc.constantFrom(
    ...[
      'art. ',
      'artículo ',
      ' y ',
      ', ',
      ' a ',
      '/',
      '5',
      '14 bis',
      '24.240',
      ' ley ',
      'leyes ',
      ' CCyC',
      ' de la ',
      'inc. b ',
    ],
    ...[
      '(',
      ')',
      'Fallos: ',
      '329:5',
      ' misma ley',
      ' decreto ',
      '. ',
      '°',
      'Código ',
      'Civil ',
      'CN ',
      '“',
      '”',
      '"',
      ' c/ ',
    ],
    ...[
      'Pérez',
      ' in re ',
      'CSJN, ',
      '28/10/2014',
      ' s/ ',
      '\n',
      '\n\n',
      'apartado ',
      'párrafo ',
      'mil ',
      'ibidem',
      '…',
      '-',
      'III ',
    ],
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
  );

  it('gives references in order that stand where they say, without overlap', () => {
    fc.assert(
      fc.property(text, (input) => {
        let last = 0;
        for (const { text: found, start, end } of find(input)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(input.slice(start, end)).toBe(found);
          last = end;
        }
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 1_500 },
    );
  });

  it.each([
    'art. 5 ',
    'c/ “Pérez c/ ',
    'CN (',
    '1, ',
    'Cámara ',
    '“a”',
    'el 5, ',
    ' A.',
    'ley 24.240 (t.o. ',
    'dicha ley del art. ',
  ])(
    'made of "%s" takes no more than in proportion to its length',
    (repeated) => {
      const work = (length: number) => {
        const hostile = repeated.repeat(Math.ceil(length / repeated.length));
        return processorWork(() => find(hostile));
      };
      work(20_000);
      // Ten times the length: a hundred times the work where it were quadratic.
      expect(work(200_000)).toBeLessThan(Math.max(minWork, 40 * work(20_000)));
    },
    60_000,
  );
});
