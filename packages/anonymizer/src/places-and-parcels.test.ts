import { expect, it } from 'vitest';
import { found } from './testing.ts';

it('replaces a parcel whether a nomenclature is spoken of or not', () => {
  expect(found('el ejido: Circ. 2, Sector 3, Chacra 118, Parc. 4')).toEqual([
    'inmueble: Circ. 2, Sector 3, Chacra 118, Parc. 4',
  ]);
  expect(found('los lotes del macizo: Sección C, Macizo 44, Parcelas 2 a 9.')).toEqual([
    'inmueble: Sección C, Macizo 44, Parcelas 2 a 9',
  ]);
  expect(found('N.C. 05-31-220140')).toEqual(['inmueble: 05-31-220140']);
});

it('reads a licence behind its college, and in words', () => {
  expect(found('perito, Mat. ICIE 3-2204-1')).toEqual(['matricula: 3-2204-1']);
  expect(found('abogado, Tomo ochenta y dos, Folio ciento cuatro')).toEqual([
    'matricula: Tomo ochenta y dos, Folio ciento cuatro',
  ]);
});

it('replaces what stands behind the label of an address', () => {
  expect(found('Domicilio: Casa 9, Grupo 300 viviendas, Los Pinos')).toEqual([
    'domicilio: Casa 9, Grupo 300 viviendas, Los Pinos',
  ]);
  expect(found('Domicilio laboral: Km 1.204 de la Ruta 22')).toEqual(['domicilio: Km 1.204 de la Ruta 22']);
  expect(found('Domicilio: Campo "La Elvira"')).toEqual(['domicilio: Campo "La Elvira"']);
  expect(found('Domicilio: no denuncia')).toEqual([]);
});

it('reads rows between bars that hold a semicolon, and no remark as an address', () => {
  const rows = found(
    'Orden | Apellido y nombre | DNI | Domicilio actual | Observaciones\n1 | Lucero, Omar | 7.114.905 | el mismo de la fila 5 | falleció; hereda su hijo',
  );
  expect(rows).toEqual(['persona: Lucero, Omar', 'dni: 7.114.905']);
});

it('counts no plot in a list of neighbours as where somebody lives', () => {
  expect(found('Presentes: Marina Lucero, lote 7; Ernesto Videla, lote 8.')).toEqual([
    'persona: Marina Lucero',
    'persona: Ernesto Videla',
  ]);
});

it('replaces a school by its short kind and name, and a town with its article', () => {
  expect(found('concurre a la EP N° 31 Cabildo Abierto, 4° grado')).toEqual(['escuela: EP N° 31 Cabildo Abierto']);
  expect(found('nacida en El Tala, La Rioja.')).toEqual(['lugar_nacimiento: El Tala, La Rioja']);
});

it('joins numbers and words of a scan that is cut at every line, however uneven', () => {
  const text =
    'Comparece una per-\nsona que dijo lla-\nmarse Estanislada Lu-\ncero, DNI 17.\n204.118, ar-\ngentina, viuda, que co-\nnoce al vecino des-\nde chica y que siem-\npre lo ayudó.';
  expect(found(text)).toContain('dni: 17.\n204.118');
});
