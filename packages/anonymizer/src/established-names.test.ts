import { expect, it } from 'vitest';
import { found } from './testing.ts';

it('reads a word of every text as a surname behind a title or a given name, and replaces it afterwards', () => {
  expect(found('el defensor particular Dr. Domingo Lluvia, mat. 418; DR. LLUVIA: ¿lo vio?')).toContain(
    'persona: Domingo Lluvia',
  );
  const text = 'conducido por el chofer Braulio Agua (35 años). La testigo vio que Agua hablaba por teléfono.';
  expect(found(text)).toEqual(['persona: Braulio Agua', 'persona: Agua']);
  expect(found('ante mí, Josefina Escribano de Lucca, notaria titular.')).toEqual([
    'persona: Josefina Escribano de Lucca',
  ]);
});

it('replaces somebody of whom others speak ill', () => {
  expect(found('Vive con Daiana Lucero. La abuela les habla mal de Daiana.')).toEqual([
    'persona: Daiana Lucero',
    'persona: Daiana',
  ]);
});

it('reads initials around a particle as part of the name', () => {
  expect(found('firmado por E. del C. Videla Lucero.')).toEqual(['persona: E. del C. Videla Lucero']);
  expect(found('a nombre de M. de los Á. Videla;')).toEqual(['persona: M. de los Á. Videla']);
});

it('finds kin behind "de éste", and along a list of ages', () => {
  expect(found('Los demandados Rubén Ochoa y el sobrino de éste, Noé.')).toEqual([
    'persona: Rubén Ochoa',
    'persona: Noé',
  ]);
  expect(found('Vive con Daiana Soria y la hija de ésta, Mía.')).toContain('persona: Mía');
  expect(found('Hijos a cargo: Fiorella (11), Jovani (7)')).toEqual(['persona: Fiorella', 'persona: Jovani']);
});

it('takes the people that somebody belongs to for no part of the name', () => {
  expect(found('SE IDENTIFICA A AGUSTÍN LUCERO, PILAGÁ, DNI 31.204.118.')).toEqual([
    'persona: AGUSTÍN LUCERO',
    'dni: 31.204.118',
  ]);
});

it('keeps whoever leads a hearing, holds the court or signs as its secretary', () => {
  expect(found('comparecen ante S.S. la Dra. Telma Lucero: la actora.')).toEqual([]);
  expect(found('Siendo las 8:40, la presidenta, Dra. Telma Lucero, verifica la presencia de las partes.')).toEqual([]);
  expect(found('Se homologará. Secretario: Abog. Gastón Videla.')).toEqual([]);
});

it('replaces a lawyer who asks, although "dijo" follows', () => {
  expect(found('A preguntas de la defensa, Dra. Abril Lucero, DIJO: que no.')).toEqual(['persona: Abril Lucero']);
});
