import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAmounts } from './amounts.ts';
import { findClauses } from './clauses.ts';
import { findDates } from './dates.ts';
import { numberedItems } from './numbered-items.ts';
import { readRulingSections } from './ruling-sections.ts';
import { sentencesOf } from './sentences.ts';
import { verbatimIn } from './verbatim.ts';

describe('dates', () => {
  test.each([
    ['Buenos Aires, 14 de marzo de 2025.', '2025-03-14'],
    ['el 1° de setiembre de 2019', '2019-09-01'],
    ['a los 10 días del mes de marzo de 2025', '2025-03-10'],
    ['a los doce días del mes de junio de dos mil veinticinco', '2025-06-12'],
    ['a los treinta y un días del mes de enero de dos mil treinta y uno', '2031-01-31'],
    ['el 05/07/2024', '2024-07-05'],
  ])('are read in figures and in words: %s', (text, iso) => {
    expect(findDates(text).map((date) => date.iso)).toEqual([iso]);
  });

  test.each(['31 de febrero de 2024', '45/13/2024', 'en marzo de 2024', 'el expediente 12.345/2024'])(
    'that no calendar has, or that are not whole, are not made up: %s',
    (text) => {
      expect(findDates(text)).toEqual([]);
    },
  );
});

test('sums of money are found with their currency and without what follows', () => {
  const text = 'Pagará $ 1.250.000,50. Luego USD 1.200 y U$S 300; en total 4.000 pesos, art. 12.';
  expect(findAmounts(text).map((amount) => amount.text)).toEqual([
    '$ 1.250.000,50',
    'USD 1.200',
    'U$S 300',
    '4.000 pesos',
  ]);
});

describe('clauses', () => {
  test.each([
    ['ordinals', 'PRIMERA: Objeto. Algo.\nSEGUNDA: Precio. Otro.', ['PRIMERA. Objeto', 'SEGUNDA. Precio']],
    ['numbers', '1. Capital. Algo.\n2. Mora. Otro.', ['1. Capital', '2. Mora']],
    [
      'named clauses',
      'CLÁUSULA PRIMERA. Algo se hace.\nCLÁUSULA SEGUNDA. Otro.',
      ['CLÁUSULA PRIMERA', 'CLÁUSULA SEGUNDA'],
    ],
    ['articles', 'ARTÍCULO 1°: Algo.\nARTÍCULO 2°: Otro.', ['ARTÍCULO 1', 'ARTÍCULO 2']],
  ])('are told by %s', (_, text, headings) => {
    expect(findClauses(text).map(({ heading }) => heading)).toEqual(headings);
  });

  test('leave the closing formula out', () => {
    const text = '1. Precio. Se paga hoy.\n\nEn prueba de conformidad se firma en Salta.';
    expect(findClauses(text)[0]?.text).toBe('Se paga hoy.');
  });
});

describe('a ruling', () => {
  test('is parted by its headings, and its points by their numbers', () => {
    const text =
      'Juzgado 1. RESULTA: Que pide. CONSIDERANDO: Que procede por el art. 2) del pliego. FALLO: I) Hacer lugar. II) Costas al vencido. Regístrese.';
    const { decision, facts, head, reasons } = readRulingSections(text);
    expect([head.text.trim(), facts.text.trim()]).toEqual(['Juzgado 1.', 'Que pide.']);
    expect(reasons.text).toContain('Que procede');
    expect(numberedItems(decision).map((item) => item.text)).toEqual(['Hacer lugar.', 'Costas al vencido.']);
  });
});

test('a sentence that a line break cuts is one', () => {
  const text = 'La actora reclama\nel pago de lo debido. Luego\ncalla.';
  expect(sentencesOf(text).map((sentence) => sentence.text)).toEqual([
    'La actora reclama\nel pago de lo debido.',
    'Luego\ncalla.',
  ]);
});

test('rows of a table are one each, and a paper in capitals goes on across its lines', () => {
  const rows = ['| Plazo    | dos años |', '| Precio   | $ 400.000 por mes |'];
  expect(sentencesOf(rows.join('\n')).map((sentence) => sentence.text)).toEqual(rows);
  const capitals =
    'TERCERA. EL DEUDOR DEVOLVERÁ LO PRESTADO EN LA CIUDAD DE SAN SALVADOR DE\nJUJUY, SIN INTERÉS.\nCUARTA. NADA MÁS.';
  expect(sentencesOf(capitals).map((sentence) => sentence.text)).toContain(
    'EL DEUDOR DEVOLVERÁ LO PRESTADO EN LA CIUDAD DE SAN SALVADOR DE\nJUJUY, SIN INTERÉS.',
  );
});

test('whatever the text, stretches stand where they say, and a quotation is only given where the text has it', () => {
  const legal = fc
    .array(
      fc.constantFrom(
        'RESULTA:',
        'FALLO:',
        '1)',
        'II.',
        'PRIMERA:',
        '\n',
        '$ 5',
        'pagará',
        'a los dos días',
        '.',
        '   ',
        'ñandú',
      ),
    )
    .map((parts) => parts.join(' '));
  fc.assert(
    fc.property(legal, fc.string(), (text, quote) => {
      const { decision } = readRulingSections(text);
      const stretches = [
        ...sentencesOf(text),
        ...findClauses(text),
        ...numberedItems(decision),
        ...findAmounts(text),
        ...findDates(text),
      ];
      for (const { end, start, text: words } of stretches) expect(text.slice(start, end)).toBe(words);
      const verbatim = verbatimIn(text, quote);
      if (verbatim !== null) expect(text).toContain(verbatim);
    }),
  );
});
