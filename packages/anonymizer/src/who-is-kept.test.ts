import { describe, expect, it } from 'vitest';
import { found } from './testing.ts';

describe('names that stay', () => {
  it('keeps who presides a hearing and who prosecutes', () => {
    expect(
      found(
        'Cámara del Trabajo\nPRESIDENTE (Dr. Ernesto Guiñazú Correas): Que pase la testigo.\nPRESIDENTE: ¿Su nombre?',
      ),
    ).toEqual([]);
    expect(
      found(
        'FISCAL: Gastón Ronchetti Vega, por la Unidad Fiscal de Delitos.\nFISCAL: Sí.\nFISCAL: No.\nFISCAL: Bien.\nFISCAL: Pido prisión.',
      ),
    ).toEqual([]);
  });

  it('keeps before whom a ruling is signed, and who signs it', () => {
    expect(found('Bajen los autos.\n\nAnte mí: Hilda Portillo, secretaria.')).toEqual([]);
    expect(
      found(
        'FALLAMOS: hacer lugar. Honorarios: oportunamente. Insértese.\n\nDRA. MARIANELA SALDÍAS GORI – DR. ESTEBAN NOVELLI CRUZ',
      ),
    ).toEqual([]);
  });

  it('keeps authors and writers', () => {
    expect(found('La doctrina es pacífica: Salgado, "Locación, comodato y desalojo".')).toEqual([]);
    expect(found('Propone un cuento de Horacio Quiroga y la copla.')).toEqual([]);
    expect(found('Horacio Quiroga, por la actora, apeló.')).toEqual(['persona: Horacio Quiroga']);
    expect(found('Adhiero, salvo en los intereses, donde sigo a Justo López.')).toEqual([]);
  });

  it('keeps rulings that are recalled by a name', () => {
    expect(found('Como se dijo en "Santillán, Francisco", no cabe invocarla.')).toEqual([]);
    expect(found('Anotó: "traé copias del fallo "Pérez c/ Disco" para mañana".')).toEqual([]);
  });

  it('leaves no party behind "no prueba"', () => {
    expect(found('Apeló el Dr. Heriberto Counago. Tampoco prueba Counago que fuera socia.')).toEqual([
      'persona: Heriberto Counago',
      'persona: Counago',
    ]);
  });
});
