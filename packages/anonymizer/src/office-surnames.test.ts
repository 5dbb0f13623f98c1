import { expect, it } from 'vitest';
import { found } from './testing.ts';

it('finds whoever is called like an office, and leaves the office', () => {
  expect(found('La actora, con su letrado Tobías Escribano; el escribano actuante no vino.')).toEqual([
    'persona: Tobías Escribano',
  ]);
  expect(
    found('Firman la directora, Olga Rector; y los padres.\nLa señora Rector leyó el acta. O. Rector; nadie más.'),
  ).toEqual(['persona: Olga Rector', 'persona: Rector', 'persona: O. Rector']);
  expect(found('El Dr. Juan Pérez, Secretario. Ante mí, el Secretario del Juzgado.')).not.toContain(
    'persona: Secretario',
  );
});

it('finds them with the surname first, and wherever they are spoken of', () => {
  expect(
    found('"GUARDIA, MILAGROS C/ TUTOR, RAÚL Y OTRA S/ DESPIDO". SR. TUTOR: Eso es mentira. La tomó Tutor en persona.'),
  ).toEqual(['persona: GUARDIA, MILAGROS', 'persona: TUTOR, RAÚL', 'persona: TUTOR', 'persona: Tutor']);
});

it('tells the law from the teacher called so', () => {
  expect(found('Habló la profesora Marta Ley. Ley está de acuerdo. La Ley 26.206 y la ley obligan.')).toEqual([
    'persona: Marta Ley',
    'persona: Ley',
  ]);
});

it('believes a text that says which word is a surname', () => {
  expect(found('QUIEN DIJO SER SARGENTO OLGA BEATRIZ (SARGENTO ES APELLIDO; ES AMA DE CASA).')).toEqual([
    'persona: SARGENTO OLGA BEATRIZ',
    'persona: SARGENTO',
  ]);
});
