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

test('a form names its parties by their data, with dots or a bar between', () => {
  const form =
    'BOLETO DE AUTOMOTOR\n\nVENDEDOR:    BRUNO ARIEL ECHEGOYEN ....... DNI 22.111.222\nCOMPRADORA:  IRENE SOL PACHECO ........ DNI 33.111.222\n\nPRIMERA. Se vende un auto.';
  expect(namesOf(form)).toEqual(['BRUNO ARIEL ECHEGOYEN', 'IRENE SOL PACHECO']);
  const web =
    'Alta de servicio\n\nPrestador: Andina Redes S.A. | CUIT 30-71111111-1\nTitular: Elsa Nora Ibarra | DNI 27.111.222\n\n1. EL SERVICIO\nSe presta internet.';
  expect(namesOf(web)).toEqual(['Andina Redes S.A.', 'Elsa Nora Ibarra']);
});

test('a deed names a party with all that it tells of them, and neither spouse nor parents are one', () => {
  const deed =
    'En la ciudad de Salta comparecen: don RAMÓN OSCAR LEIVA, argentino, nacido el 4 de marzo de 1960, casado en primeras nupcias con Delia Ríos, Documento Nacional de Identidad número 13.111.222; y doña CELIA INÉS FUNES, argentina, hija de Mario Funes y de Ana Vega, Documento Nacional de Identidad número 21.111.222.';
  expect(namesOf(deed)).toEqual(['RAMÓN OSCAR LEIVA', 'CELIA INÉS FUNES']);
});

test('who is represented is a party, and the head of an office is none', () => {
  const letter =
    'GERENCIA DE COMPRAS\nDocumento C-04\n\nEn mi carácter de apoderado de MOLINOS DEL ESTE S.A., CUIT 30-71111111-1, ofrezco a Luis Soto, DNI 30.111.222, lo que sigue.';
  expect(namesOf(letter)).toEqual(['MOLINOS DEL ESTE S.A.', 'Luis Soto']);
});

test('without documents the parties are those to whom the contract gives a side', () => {
  const plain = 'Reunidos en Neuquén, Rolando Vera (el dueño) y Camila Ferro (la inquilina) acordamos el alquiler.';
  expect(namesOf(plain)).toEqual(['Rolando Vera', 'Camila Ferro']);
});
