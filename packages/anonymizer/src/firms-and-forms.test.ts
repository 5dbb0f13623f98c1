import { describe, expect, it } from 'vitest';
import { inspect } from './detect.ts';
import { found } from './testing.ts';

const keptIn = (text: string) => inspect(text).kept.map(({ text: name }) => name);
const times = (text: string, name: RegExp) => found(text).filter((line) => name.test(line)).length;

describe('an office is one of the court only where it is', () => {
  const paper = (said: string) =>
    `Juzgado Nacional del Trabajo N° 4. El testigo declara. ${said} Reconoce la letra de Grimaldi.`;

  it('a firm’s secretary is somebody, by what she does', () => {
    const hers = paper('Que los sobres los repartía la secretaria, Antonella Grimaldi, con el nombre escrito.');
    expect(times(hers, /Grimaldi/)).toBe(2);
  });

  it('the court’s secretary, who certifies, stays', () => {
    expect(keptIn(paper('Así lo certificó la secretaria, Antonella Grimaldi, al pie.'))).toContain(
      'Antonella Grimaldi',
    );
  });

  it('a mail program’s "Tomás Secretaría" makes no official of Tomás', () => {
    const mail =
      'De: Tomás Secretaría\nAsunto: propuesta\n\nEstimado Tomás:\n\nHablé con el Juzgado de Familia N° 4. Tomás: avisame.';
    expect(times(mail, /Tomás/)).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['for the prosecution', 'El Ministerio Público Fiscal, representado por Dr. Ignacio Battilana Rey, pide prisión.'],
    ['who votes the same', 'El Tribunal sentenció. La Dra. Marta Lucía Ordoqui votó en igual sentido. Se resuelve.'],
    ['the clerk of a ruling', 'Firman la Sala Dra. Elina Paz, jueces. Ante mí: Proc. Iván Sequeiros.'],
  ])('%s a name stays', (_who, text) => {
    expect(found(text).filter((line) => /Battilana|Ordoqui|Sequeiros/.test(line))).toEqual([]);
  });

  it('who speaks by a part in the case, or for a shop, has no name by that', () => {
    const hearing = 'JUEZA: ¿Con quién vive?\nDETENIDO: Con mi abuela, Gwen Visser.\nJUEZA: ¿Dónde?\nDETENIDO: Acá.';
    expect(found(hearing)).toEqual(['persona: Gwen Visser']);
    const chat =
      '[12/5/25 09:15] Inmobiliaria: hola\n[12/5/25 09:18] Male Sbriglio: si\n[12/5/25 09:20] Inmobiliaria: ok\n[12/5/25 09:21] Inmobiliaria: dale';
    expect(times(chat, /Inmobiliaria/)).toBe(0);
  });
});

describe('a name by the form in which it is written', () => {
  it('has its surname in capitals before given names, also where the text writes the word small', () => {
    const record =
      'La parte actora presenta al primer testigo, CASCO Ramón Alberto, argentino, DNI 18.226.540. Andaban con casco blanco. Que a Casco lo recuerda.';
    expect(found(record)).toContain('persona: CASCO Ramón Alberto');
    expect(found(record)).toContain('persona: Casco');
    expect(found(record).join()).not.toContain('casco blanco');
  });

  it('has "Argentino" for a given name, which is no nationality behind a surname and a comma', () => {
    expect(found('Denunciante: CORREA, ARGENTINO BELISARIO\nImputado: LUNA, BRIAN')).toContain(
      'persona: CORREA, ARGENTINO BELISARIO',
    );
    expect(found('Denunciante: CORREA, BELISARIO, argentino, casado.').join()).not.toContain('argentino');
  });

  it('is told by "apellido", also where a town is called so', () => {
    expect(found('Citar a los padres de Santino, apellido Crespo. Leída, firman.')).toContain('persona: Crespo');
    expect(found('Viven en Crespo, a la vera de la ruta.')).toEqual([]);
  });

  it('is short for the given name of somebody whom the paper names', () => {
    const chat = '[12] Débora Waisman: hola, soy debi la hija de Mauricio. [13] Ariel W: che Debi esto no va más';
    expect(times(chat, /debi$/i)).toBe(2);
    expect(found('Débora Waisman dice: yo debí pagar y debi no es nadie.').join()).not.toMatch(/: debi/i);
    const claim = 'La actora, Sandra Ruiz, es madre de Germán Ruiz. Adjunta chats con "Ger ❤" y con "Suegra".';
    expect(found(claim)).toContain('persona: Ger');
    expect(found('Depone Germán Ruiz. El informe del Ger. General se agrega.')).toEqual(['persona: Germán Ruiz']);
  });

  it('is a nickname in quotation marks before a surname, in capitals too', () => {
    expect(
      times('RECONOCE COMO "EL CHILOTE" BARRIENTOS, EX EMPLEADO SUYO. VIO PASAR AL CHILOTE.', /CHILOTE/),
    ).toBeGreaterThan(0);
    expect(found('AL HIJO DE DONATA, AL QUE LE DICEN CHIRETE, LE QUITARON LA MOTO.')).toContain('persona: CHIRETE');
  });
});

it('an address does not take the beginning of the mail behind it', () => {
  const text = 'con domicilio en Duarte Quirós 1655, 6° "F", Córdoba, y casilla ing.rbustamante@gmail.com, digo:';
  expect(found(text)).toContain('email: ing.rbustamante@gmail.com');
  expect(found(text).some((line) => line.startsWith('domicilio: Duarte Quirós 1655'))).toBe(true);
});
