import { describe, expect, it } from 'vitest';
import { keepsFacts } from './keeps-facts.ts';

const told =
  'El lunes 10/03/2026 Ana Ejemplo circulaba por Calle Falsa y el auto de Beto Muestra no frenó. Estuvo cuarenta y cinco días sin trabajar y gastó $ 150.000 en el Hospital Imaginario.';

describe('a wording keeps the facts', () => {
  it('where it only tells them in another way', () => {
    const wording = told
      .replace('circulaba por', 'se encontraba circulando por')
      .replace('Estuvo cuarenta', 'Como consecuencia, estuvo cuarenta')
      .replace('y gastó $ 150.000', 'y debió gastar $ 150000');
    expect(keepsFacts(told, wording)).toBe(true);
    expect(keepsFacts(told, told)).toBe(true);
  });

  it.each([
    ['another day', 'lunes', 'martes'],
    ['a number in words that is another', 'cuarenta y cinco', 'cuarenta y seis'],
    ['another street', 'Calle Falsa', 'Calle Cierta'],
    ['a name that is gone', 'de Beto Muestra ', ''],
    ['another hospital', 'Hospital Imaginario', 'Sanatorio Imaginario'],
    [
      'a denial that is gone',
      'no frenó. Estuvo cuarenta y cinco días sin trabajar',
      'frenó. Estuvo cuarenta y cinco días de baja',
    ],
    ['a name that opens a sentence', 'Estuvo', 'Carlos Inventado lo vio. Estuvo'],
    ['another amount', '150.000', '1.500.000'],
  ])('but not with %s', (_what, from, to) => {
    expect(told).toContain(from);
    expect(keepsFacts(told, told.replace(from, to))).toBe(false);
  });

  it('but not where it is much shorter or longer', () => {
    const long = `${told} `.repeat(6);
    expect(keepsFacts(long, told)).toBe(false);
    expect(keepsFacts(told, long)).toBe(false);
  });
});
