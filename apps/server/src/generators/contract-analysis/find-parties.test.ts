import { expect, test } from 'vitest';
import { readContractParties } from './read-contract-parties.ts';

const namesOf = (text: string) => readContractParties(text).map(({ name }) => name);

test('to whom a letter with an offer goes is a party', () => {
  const letter =
    'Godoy Cruz, 27 de febrero de 2026\n\nSeñores\nREPARTOS EL CHAÑAR S.R.L.\nParque Industrial, San Luis\n\nBEBIDAS CUYO S.A. (CUIT 30-70840337-6, en lo sucesivo la "Fabricante") propone a ustedes lo que sigue.';
  expect(namesOf(letter)).toEqual(['REPARTOS EL CHAÑAR S.R.L.', 'BEBIDAS CUYO S.A.']);
});

test('names in quotation marks, broken by a margin, are whole', () => {
  const text =
    'En Bahía Blanca, entre la firma "VIUDA DE OLASAGASTI E HIJOS\nS.C.A.", CUIT 30-53998417-2, como LOCADORA; y por la otra "CUATRO VIENTOS CALZADOS S.A.S.", CUIT\n30-71744903-5, como LOCATARIA, se conviene:';
  expect(namesOf(text).map((name) => name.replace(/\s+/g, ' '))).toEqual([
    'VIUDA DE OLASAGASTI E HIJOS S.C.A.',
    'CUATRO VIENTOS CALZADOS S.A.S.',
  ]);
});

test('who stands by is a party, and an insurer only where it is identified', () => {
  const of = (clause: string) => namesOf(`Entre Ana Paz, DNI 20.111.222, y Luis Soto, DNI 30.111.222:\n\n1. ${clause}`);
  const others = ['Ana Paz', 'Luis Soto'];
  expect(of('El señor Rodolfo Mántaras, DNI 10.882.614, afianza estas obligaciones.')).toContain('Rodolfo Mántaras');
  expect(of('Entrega un seguro de caución emitido por Sudestada Seguros S.A., por un año.')).toEqual(others);
  expect(of('Entrega un seguro de caución emitido por Sudestada Seguros S.A., CUIT 30-69877121-4.')).toContain(
    'Sudestada Seguros S.A.',
  );
  expect(
    of(
      'La Sra. Nélida Frontera, DNI 10.334.872, con domicilio en Av.\nJuan B. Alberdi 2290, se constituye en fiadora.',
    ),
  ).toContain('Nélida Frontera');
});
