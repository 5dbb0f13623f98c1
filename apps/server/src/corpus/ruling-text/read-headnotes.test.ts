import { describe, expect, it } from 'vitest';
import { readHeadnotes } from './read-headnotes.ts';

const before =
  'lución fue motivo de agravio. Notifíquese y archívese.\nANA ROBLES — LUIS SAUCE.\nTribunal de origen: Sala A de la Cámara de Palomares.\n';
const own =
  'PALOMAR DEL SUR S.A. C/ FISCO\nPALOMAS: Dueño.\nLas palomas mensajeras tienen dueño (Voto de la Dra. Ana Robles).';

describe('the headnotes of a ruling', () => {
  it('are what they are', () => {
    expect(readHeadnotes(own)).toBe(own);
    expect(readHeadnotes('Las palomas tienen dueño.')).toBe('Las palomas tienen dueño.');
  });

  it('begin after the end of the ruling before, and end before the opinion of the Procuración', () => {
    expect(readHeadnotes(`${before}${own}\nDictamen de la Procuración General`)).toBe(own);
    expect(readHeadnotes(`${own}\nSuprema Corte: El palomar es ajeno.`)).toBe(own);
  });

  it('have their divided words made whole', () => {
    expect(readHeadnotes('PALOMAS: Dueño.\nLas palo-\nmas men\u00AD\nsajeras.')).toBe(
      'PALOMAS: Dueño.\nLas palomas mensajeras.',
    );
  });

  it.each([
    ['only the end of the ruling before is there', before],
    ['it begins within a sentence', 'ción local de la que se agravia.'],
    ['it is the opinion of the Procuración', 'Por ese motivo, opino que el palomar es ajeno a V.E.'],
    ['there is nothing', ''],
  ])('are none where %s', (_why, text) => {
    expect(readHeadnotes(text)).toBe('');
  });
});
