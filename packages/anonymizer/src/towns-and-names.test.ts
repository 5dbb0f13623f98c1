import { describe, expect, it } from 'vitest';
import { found } from './testing.ts';

describe('a given name that is also a town', () => {
  it('is somebody where it speaks', () => {
    expect(found('Vino la hija. Pilar dijo lo mismo.')).toEqual(['persona: Pilar']);
    expect(found('El intendente de Pilar dijo lo mismo.')).toEqual([]);
  });

  it('is somebody in a row of given names', () => {
    expect(found('Dice que crió a Pilar, Hilario y Ramón en el campo.')).toEqual([
      'persona: Pilar',
      'persona: Hilario',
      'persona: Ramón',
    ]);
    expect(found('Sus hijos: Dolores, Pilar, Tomás y Rosario.')).toEqual([
      'persona: Dolores',
      'persona: Pilar',
      'persona: Tomás',
      'persona: Rosario',
    ]);
    expect(found('Hay sucursales en Pilar, Luján y Mercedes.')).toEqual([]);
  });
});

describe('towns', () => {
  it.each([
    'Tiene un campo en Clodomira, sin alambrar.',
    'Lo atendieron en el Hospital Junín de los Andes.',
    'EN LA CIUDAD DE SAN FERNANDO DEL VALLE, A LOS 17 DIAS DE AGOSTO DE 2025, EL HERMANO NEGO. VALLE VIEJO.',
  ])('are nobody: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('where somebody is from is no part of the name', () => {
    expect(found('El señor Muñoz de Añelo sería el hermano.')).toEqual(['persona: Muñoz']);
  });
});
