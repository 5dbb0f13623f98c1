import { expect, it } from 'vitest';
import { joinLines } from './tidy-text.ts';

it('the name of a case is not one with the court above it, nor apart from what leads to it', () => {
  const caption = 'Papelera Sudeste S.A. c/ Imprenta Colegiales S.R.L. s/ ordinario';
  const court = 'Juzgado Nacional de Primera Instancia en lo Comercial nro. 14, Secretaría nro. 27';
  expect(joinLines(`${court}\n${caption}\nBuenos Aires, 3 de marzo de 2025.`)).toMatch(`${court}\n${caption}`);
  for (const lead of [
    'Y VISTOS: para dictar sentencia en estos autos caratulados:',
    'que la actora inicia en la causa',
  ]) {
    expect(joinLines(`${lead}\n${caption}`)).toBe(`${lead} ${caption}`);
  }
});
