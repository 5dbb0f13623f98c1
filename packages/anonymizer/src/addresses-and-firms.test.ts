import { describe, expect, it } from 'vitest';
import { found } from './testing.ts';

describe('addresses that little announces', () => {
  it('finds a street behind a person, with a number that reads like a year', () => {
    expect(found('Aram Kevorkian, DNI 17.385.902, Armenia 1980, B° Pueyrredón')).toContain(
      'domicilio: Armenia 1980, B° Pueyrredón',
    );
    expect(found('Cra. Marisa Bertolotti, M.P. 10-09412-6 – Iturraspe 1904 – atención')).toContain(
      'domicilio: Iturraspe 1904',
    );
    expect(found('7) Gauna, a quien se ubica en lo de su suegra, doña Eusebia, Arbo y Blanco 1877.')).toContain(
      'domicilio: Arbo y Blanco 1877',
    );
  });

  it('finds plots of a hamlet and chacras', () => {
    expect(found('La entrevista se hace en Loma del Medio, lote 31.')).toEqual(['domicilio: Loma del Medio, lote 31']);
    expect(found('SE CONSTITUYE EN CHACRA 148, CALLE 71 N° 3380, DONDE')).toEqual([
      'domicilio: CHACRA 148, CALLE 71 N° 3380',
    ]);
    expect(found('Vivo en Mz. 6, lote 19, toma Las Rosas.')).toEqual(['domicilio: Mz. 6, lote 19, toma Las Rosas']);
  });

  it('finds a street that opens like an expert', () => {
    expect(found('Entregue a mi contador las llaves en Perito Moreno 845, 1° B, el lunes.')).toEqual([
      'domicilio: Perito Moreno 845, 1° B',
    ]);
  });

  it('leaves the approval of a form and the heading of a station', () => {
    expect(found('V°B° del jefe')).toEqual([]);
    expect(found('POLICÍA DE LA PROVINCIA DE SANTIAGO DEL ESTERO\nCOMISARÍA COMUNITARIA N° 23 – LA BANDA')).toEqual([]);
  });
});

describe('firms and numbers', () => {
  it('finds businesses of heirs and partners, workshops and savings plans', () => {
    expect(found('Hay factura a favor de Hijos de Nicola Amato.')).toEqual(['empresa: Hijos de Nicola Amato']);
    expect(found('Intervino el corredor de Bértora & Asociados Propiedades; la comisión corre.')).toEqual([
      'empresa: Bértora & Asociados Propiedades',
    ]);
    expect(found('Silvestre Zamudio, titular del taller Chapa y Pintura El Silver, CUIT')).toContain(
      'empresa: Chapa y Pintura El Silver',
    );
    expect(found('contra Plan Óvalo Sierras S.A. de Ahorro para Fines Determinados')).toEqual([
      'empresa: Plan Óvalo Sierras S.A. de Ahorro para Fines Determinados',
    ]);
  });

  it('finds file numbers, registrations, plots and plates in further forms', () => {
    expect(found('(Expte. 318 – Año 2024 CAT)')).toEqual(['expediente: 318 – Año 2024 CAT']);
    expect(found('Legajo MED 1.447/25')).toEqual(['expediente: MED 1.447/25']);
    expect(found('la Dra. Lorena Soto, Tº VII Fº 1.340')).toContain('matricula: Tº VII Fº 1.340');
    expect(found('Concurre a la Escuela Dr. Dalmacio Laprida y juega.')).toEqual([
      'escuela: Escuela Dr. Dalmacio Laprida',
    ]);
    expect(found('nomenclatura catastral Ej. 099, Circ. I, Rad. d, Mza. 41, Parc. 12')).toEqual([
      'inmueble: Ej. 099, Circ. I, Rad. d, Mza. 41, Parc. 12',
    ]);
    expect(found('en su taxi, dominio AC 7 03 QF,')).toEqual(['patente: AC 7 03 QF']);
  });

  it('takes no word of the sentence and no town for a name', () => {
    expect(found('La madre se fue a Tinogasta.')).toEqual([]);
    expect(found('Habla guaraní con soltura.')).toEqual([]);
    expect(found('Casa de madera de dos ambientes.')).toEqual([]);
    expect(found('Los libros Diario e Inventarios se exhibieron; el de Actas estaba.')).toEqual([]);
  });
});
