import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.ts';
import { found } from './testing.ts';

describe('papers that a scanner read', () => {
  it('finds a name broken inside when the lists or the text have it whole', () => {
    expect(found('Citó a Mirta Elena Val lejo y a Pe dro Herrera.')).toEqual([
      'persona: Mirta Elena Val lejo',
      'persona: Pe dro Herrera',
    ]);
    expect(found('Condenó a Romeo Jac quet. Dice Jacquet que no debe.')).toEqual([
      'persona: Romeo Jac quet',
      'persona: Jacquet',
    ]);
    expect(found('Vio a JUAN GON ZALEZ en el patio.')).toEqual(['persona: JUAN GON ZALEZ']);
  });

  it('finds a rare surname broken twice, with a hyphen once', () => {
    expect(found('Apeló el Dr. Heriberto Cou nago. No probó Cou- nago que la actora fuera socia.')).toEqual([
      'persona: Heriberto Cou nago',
      'persona: Cou- nago',
    ]);
  });

  it('finds a rare surname broken twice in a page where other names are', () => {
    expect(
      found(
        'Declaran Ra úl Soto y Pe dro Herrera. Atendía el Dr. Lisandro Bru nello. Nota: Bru nello avisa que viaja.',
      ),
    ).toEqual(['persona: Ra úl Soto', 'persona: Pe dro Herrera', 'persona: Lisandro Bru nello', 'persona: Bru nello']);
  });

  it('leaves words that stand side by side', () => {
    expect(normalise('La fuente de agua. Dante y Oli va y vienen. Mira flores; Zubeldia- declaró Zubeldia.').text).toBe(
      'La fuente de agua. Dante y Oli va y vienen. Mira flores; Zubeldia- declaró Zubeldia.',
    );
  });

  it('reads letters that stand for figures, and a blank inside a group of them', () => {
    expect(found('nacida el 11/O3/1951, DNI 6.7O4.551')).toEqual(['fecha_nacimiento: 11/O3/1951', 'dni: 6.7O4.551']);
    expect(found('Llamó al tel. 3454 12O987')).toEqual(['telefono: 3454 12O987']);
    expect(found('DNI 17.0 84.529 y DNI 30.118.5 46')).toEqual(['dni: 17.0 84.529', 'dni: 30.118.5 46']);
    expect(normalise('la matrícula II-3.208 y $ 45.OOO').text).toBe('la matrícula II-3.208 y $ 45.000');
  });

  it('reads letters that a scanner took for others', () => {
    expect(
      normalise('Vio una BlLLETERA en la TERMlNAL; firma Vlllafañe con Nlcasio Calllgaris y su Pyme ltda.').text,
    ).toBe('Vio una BILLETERA en la TERMINAL; firma Villafañe con Nicasio Calligaris y su Pyme ltda.');
    expect(found('Mandaba Patricio Pereyra lraizoz. Costas a Horacio Pereyra lra-\nizoz.')).toEqual([
      'persona: Patricio Pereyra lraizoz',
      'persona: Horacio Pereyra lra-\nizoz',
    ]);
    expect(found('AL SEÑOR RAUL DE LA VEGA LO VIERON. DIJO QUE DE LA VE6A FALTA.')).toContain('persona: DE LA VE6A');
    expect(normalise('modelo HX6A, lote M8B').text).toBe('modelo HX6A, lote M8B');
  });

  it('keeps the place of what it joined', () => {
    const source = 'Vio a Lucrecia Chum bita. Chumbita firmó.';
    const { text, sourceStart, sourceEnd } = normalise(source);
    const at = text.indexOf('Chumbita');
    expect(source.slice(sourceStart[at], sourceEnd[at + 'Chumbita'.length - 1])).toBe('Chum bita');
  });
});
