import { civilDay } from '@foja/computable-law/core/civil-day';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldInPlace } from './fold-in-place.ts';
import { readStoryDates } from './story-dates.ts';

const today = civilDay('2026-11-20');
const read = (text: string) => readStoryDates({ text, folded: foldInPlace(text) }, today);

describe('a time told', () => {
  test.each([
    ['el 14 de agosto de 2025', '2025-08-14', '2025-08-14'],
    ['el 3/5/2026', '2026-05-03', '2026-05-03'],
    ['el 3-5-24', '2024-05-03', '2024-05-03'],
    ['el 1 de diciembre', '2025-12-01', '2025-12-01'],
    ['en marzo de 2021', '2021-03-01', '2021-03-31'],
    ['en marzo', '2026-03-01', '2026-03-31'],
    ['en diciembre', '2025-12-01', '2025-12-31'],
    ['quiero saber qué pasó en marzo de 2021', '2021-03-01', '2021-03-31'],
    ['quiero cobrar lo de diciembre', '2025-12-01', '2025-12-31'],
    ['en junio de este año', '2026-06-01', '2026-06-30'],
    ['en agosto del año pasado', '2025-08-01', '2025-08-31'],
    ['en 2021', '2021-01-01', '2021-12-31'],
    ['el año pasado', '2025-01-01', '2025-12-31'],
    ['el mes pasado', '2026-10-01', '2026-10-31'],
    ['la semana pasada', '2026-11-09', '2026-11-15'],
    ['ayer', '2026-11-19', '2026-11-19'],
    ['el sábado pasado', '2026-11-14', '2026-11-14'],
    ['el 12/11', '2026-11-12', '2026-11-12'],
    ['el 12/12', '2025-12-12', '2025-12-12'],
    ['el viernes 13/11', '2026-11-13', '2026-11-13'],
    ['el viernes 13/11/2026', '2026-11-13', '2026-11-13'],
    ['el viernes 13 de noviembre', '2026-11-13', '2026-11-13'],
    ['el viernes 6', '2026-11-06', '2026-11-06'],
    ['el viernes', '2026-11-13', '2026-11-13'],
    ['hace cuatro meses', '2026-07-20', '2026-07-20'],
    ['hace un año y medio', '2025-05-20', '2025-05-20'],
    ['hace más de 10 días', '2026-11-10', '2026-11-10'],
    ['hace veintidós años', '2004-11-20', '2004-11-20'],
  ])('"me chocaron %s" is from %s to %s', (when, from, to) => {
    expect(read(`Me chocaron ${when}.`)).toMatchObject([{ from, to, isOngoing: false }]);
  });

  test('after another counts from that one', () => {
    const [, later] = read('Compré una heladera hace cuatro meses y a los dos meses dejó de enfriar.');
    expect(later).toMatchObject({ from: '2026-09-20', to: '2026-09-20' });
  });

  test.each([
    'Hace tres años que trabajo ahí.',
    'Trabajo hace seis años en un bar.',
    'Desde mayo no me pagan.',
    'Vivo acá desde 1998.',
  ])('"%s" goes on', (text) => {
    expect(read(text)).toMatchObject([{ isOngoing: true }]);
  });

  test('that is over is not ongoing, though it begins with "hace"', () => {
    expect(read('Hace dos años que murió mi padre.')).toMatchObject([{ from: '2024-11-20', isOngoing: false }]);
  });

  test.each([
    'El contrato vence en marzo de 2027.',
    'Me quiero ir en febrero.',
    'Pensamos mudarnos en marzo.',
    'El 31/02/2026 no existe.',
    'Me deben 2021 pesos.',
    'Me toca el 1/3 de la herencia.',
    'Fui a las dos.',
  ])('is none in "%s"', (text) => {
    expect(read(text)).toEqual([]);
  });

  test('never lies in the future, and its words stand at its offsets, whatever the text', () => {
    const words = fc.constantFrom(
      'hace',
      'dos',
      'meses',
      'en',
      'marzo',
      'de',
      '2021',
      '31/12/26',
      'a los',
      'días',
      'años',
      'ayer',
      'ñandú',
      '.',
    );
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const text = parts.join(' ');
        for (const date of read(text)) {
          expect(date.from <= date.to && date.to <= today).toBe(true);
          expect(date.start < date.end && date.end <= text.length).toBe(true);
        }
      }),
    );
  });
});

test('folding keeps every character at its place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldInPlace(text)).toHaveLength(text.length);
    }),
  );
  expect(foldInPlace('Ñandú, PINGÜINO')).toBe('nandu, pinguino');
});
