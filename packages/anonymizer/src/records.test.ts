import { describe, expect, it } from 'vitest';
import { found } from './testing.ts';

describe('files and records of a person', () => {
  it.each([
    ['legajo interno n° 0442', 'legajo: 0442'],
    ['Legajo escolar 2207', 'legajo: 2207'],
    ['LPU 401.228/C', 'legajo: 401.228/C'],
    ['historia clínica n° 204.115', 'legajo: 204.115'],
    ['Nº de historia clínica: 118822', 'legajo: 118822'],
    ['copia de la HC (77.120-4)', 'legajo: 77.120-4'],
    ['H.C. 5567/19', 'legajo: 5567/19'],
    ['la partida 061-334455', 'inmueble: 061-334455'],
    ['el beneficio previsional N° 15-0-2233445-0 de ANSES', 'legajo: 15-0-2233445-0'],
    ['un celular IMEI 353918109988776', 'imei: 353918109988776'],
    ['el inmueble, matrícula FR 16-2244/5,', 'inmueble: FR 16-2244/5'],
    ['Partida inmobiliaria: 13-04-0018233-5', 'inmueble: 13-04-0018233-5'],
    [
      'Nomenclatura Catastral: Circ. 16, Secc. 39, Manz. 77, Parc. 12,',
      'inmueble: Circ. 16, Secc. 39, Manz. 77, Parc. 12',
    ],
  ])('finds the number in "%s"', (text, expected) => {
    expect(found(text)).toEqual([expected]);
  });

  it.each([
    ['va a la Escuela Primaria N° 27 "Hipólito Vieytes".', 'escuela: Escuela Primaria N° 27 "Hipólito Vieytes"'],
    ['Antes iba al Jardín Los Pitufos.', 'escuela: Jardín Los Pitufos'],
    ['terminó el secundario en el Colegio Nacional Rafael Hernández.', 'escuela: Colegio Nacional Rafael Hernández'],
    ['sale a las 12 del colegio San Cayetano', 'escuela: colegio San Cayetano'],
    ['nacida en Concepción del Uruguay, con', 'lugar_nacimiento: Concepción del Uruguay'],
    ['Lugar de nac.: Chivilcoy', 'lugar_nacimiento: Chivilcoy'],
  ])('finds school and birthplace in "%s"', (text, expected) => {
    expect(found(text)).toEqual([expected]);
  });

  it.each([
    'El Colegio de Abogados de La Plata informó',
    'El Colegio Público de la Abogacía dictaminó',
    'el beneficio de litigar sin gastos',
    'la partida de nacimiento y la partida presupuestaria',
    'el Instituto Nacional de Servicios Sociales para Jubilados',
    'nacido el conflicto en la empresa',
  ])('leaves "%s" alone', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('does not look for the birthplace elsewhere: it may be the court’s city', () => {
    expect(found('nacido en Rosario. Tribunales de Rosario, 3 de mayo.')).toEqual(['lugar_nacimiento: Rosario']);
  });
});
