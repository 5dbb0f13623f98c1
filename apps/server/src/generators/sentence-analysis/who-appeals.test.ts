import { expect, test } from 'vitest';
import { appellantIn, complainantIn } from './who-appeals.ts';

test('an appeal and its complaint meet by how the name begins', () => {
  expect(appellantIn('rechazar el recurso de la municipalidad de sunchales')).toBe('munic');
  expect(complainantIn('el municipio se queja de que se lo responsabilice')).toEqual(['munic']);
  expect(appellantIn('hacer lugar al recurso interpuesto por el actor')).toBe('actor');
});

test('a complaint that names nobody goes on with who complained before, and other words complain of nothing', () => {
  expect(complainantIn('tambien reprocha que no se le reconociera lo que dejo de ganar')).toEqual([]);
  expect(complainantIn('la falta de casco no causo la caida')).toBeNull();
  expect(appellantIn('costas a la demandada')).toBeNull();
});
