import { describe, expect, it } from 'vitest';
import { compileTextPattern, MalformedPattern } from './text-pattern.ts';

const says = (phrase: string, text: string) => compileTextPattern([phrase]).test(text);

describe('a pattern', () => {
  it.each([
    ['pagar ...', 'no termina en una separación'],
    ['... pagar', 'no empieza con una'],
    ['[multa | pena', 'cierra lo que abre'],
    ['(el)', 'dice al menos una palabra'],
    ['multa; pena', 'no tiene otros signos'],
    ['[multa | ]', 'no deja vacía una posibilidad'],
    ['multa {no}', 'excluye solo al comienzo'],
  ])('%s is refused: %s', (phrase) => {
    expect(() => compileTextPattern([phrase])).toThrow(MalformedPattern);
  });

  it.each([
    ['prorroga', 'La PRÓRROGA del contrato', true],
    ['dueno', 'el dueño', true],
    ['pago', 'lo apago', false],
    ['pagó', 'me pago el sueldo', false],
    ['pagó', 'me pagó el sueldo', true],
    ['renunci*', 'renunciamiento', true],
    ['fiador/garante', 'el garante', true],
    ['[multa | clausula penal] diaria', 'una cláusula penal diaria', true],
    ['sin (previo) aviso', 'sin aviso', true],
    ['sin (previo) aviso', 'sin previo aviso', true],
    ['renuncia ... excusion', 'renuncia desde ya al beneficio de excusión', false],
    ['renuncia ...6 excusion', 'renuncia desde ya al beneficio de excusión', true],
    ['renuncia ...6 excusion', 'renuncia. La excusión', false],
    ['# %', 'una multa del 2% diario', true],
    ['# [% | por ciento]', 'el 10 por ciento', true],
    ['{no} {no me} pagó', 'nunca me pagó', true],
    ['{no} {no me} pagó', 'no me pagó', false],
    ['garantia + entrega', 'La entrega es en mayo. Hay garantía.', true],
    ['garantia + entrega', 'Hay garantía.', false],
    ['a su sola *', 'a su sola voluntad', true],
  ])('%s, in «%s»: %s', (phrase, text, isThere) => {
    expect(says(phrase, text)).toBe(isThere);
  });

  it('counts how often it is there, all its phrases together', () => {
    expect(
      compileTextPattern(['locador/locadora', 'alquiler']).count('El locador y la locadora fijan el alquiler'),
    ).toBe(3);
  });
});
