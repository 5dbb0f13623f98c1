import { describe, expect, it } from 'vitest';
import { anonymize, inspect } from './index.ts';

const unsureIn = (text: string) =>
  inspect(text)
    .kept.filter(({ reason }) => reason === 'unsure')
    .map(({ text: written }) => written);

describe('words that may be names and were not taken for any', () => {
  it.each([
    [
      'ordinary words at the beginning of sentences',
      'Hubo audiencia. Luego declararon. Después resolvió el juez. Paz social.',
    ],
    [
      'offices and courts',
      'Señor Juez: la Fiscal General y el Defensor Oficial ante la Suprema Corte y el Juzgado de Paz.',
    ],
    [
      'places and what is named after somebody',
      'Vive en la calle Luna, cerca del hospital Rojas, y trabaja en Moreno.',
    ],
    ['what the text also writes in small letters', 'Quedó en el campo. Lo dijo Campo, y el campo se vendió.'],
    ['provinces that do something', 'Córdoba adhirió a la ley. Mendoza legisló.'],
    ['an author', 'Así lo enseña Llambías.'],
  ])('are not %s', (_what, text) => {
    expect(unsureIn(text)).toEqual([]);
  });

  it.each([
    ['behind an office', 'La jueza Paz intervino en la audiencia.', ['Paz']],
    ['behind a rank', 'En el lugar estaba el oficial Rojas.', ['Rojas']],
    ['within a sentence', 'Según el testigo Blanco, la doctora preguntó por Leal.', ['Leal']],
    ['before what somebody did', 'La reunión fue a las ocho. Flores llegó tarde.', ['Flores']],
  ])('are told of %s', (_where, text, names) => {
    expect(unsureIn(text)).toEqual(names);
  });

  it('are told of where they stand, and stay in the text', () => {
    const text = 'María Gómez, DNI 25.678.114, contó que la jueza Paz intervino.';
    const { kept, text: safe } = anonymize(text);
    expect(kept.map(({ start, end, reason }) => [text.slice(start, end), reason])).toEqual([['Paz', 'unsure']]);
    expect(safe).toBe('[PERSONA_1], DNI [DNI_1], contó que la jueza Paz intervino.');
  });

  it('are told of once: a name that is recognised has its own reason', () => {
    const { kept } = inspect('El juez Pereyra dictó sentencia. Pereyra rechazó la demanda.');
    expect(kept.map(({ reason }) => reason)).toEqual(['official', 'official']);
  });
});
