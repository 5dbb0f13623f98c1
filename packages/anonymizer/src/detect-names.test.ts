import { describe, expect, it } from 'vitest';
import { found } from './testing.ts';

describe('persons', () => {
  it.each([
    ['JUAN CARLOS PÉREZ, argentino, promueve demanda', 'persona: JUAN CARLOS PÉREZ'],
    ['La Sra. Zwierzynski compareció', 'persona: Zwierzynski'],
    ['contra María de los Ángeles De la Fuente', 'persona: María de los Ángeles De la Fuente'],
    ["D'Angelo, Mario", "persona: D'Angelo, Mario"],
    ['la niña A.B.C., de 7 años', 'persona: A.B.C.'],
    ['El testigo Aníbal Kowalczyk declaró', 'persona: Aníbal Kowalczyk'],
  ])('finds the name in "%s"', (text, expected) => {
    expect(found(text)).toEqual([expected]);
  });

  it('reads names typed without capitals', () => {
    expect(found('hola me llamo carla edith ponce y mi ex marido jorge alberto gimenez no paga')).toEqual([
      'persona: carla edith ponce',
      'persona: jorge alberto gimenez',
    ]);
  });

  it('finds every later mention, without accents and in any case', () => {
    expect(found('El Sr. Juan Pérez firmó. Luego PEREZ se retiró y Perez volvió.')).toEqual([
      'persona: Juan Pérez',
      'persona: PEREZ',
      'persona: Perez',
    ]);
  });

  it('keeps list members apart', () => {
    expect(found('los Sres. Omar Pérez, Sergio Raúl Fernández y Zulma Zwik')).toEqual([
      'persona: Omar Pérez',
      'persona: Sergio Raúl Fernández',
      'persona: Zulma Zwik',
    ]);
  });

  it.each([
    'Señor Juez: vengo a contestar demanda.',
    'La jueza interviniente, Dra. Ana Inés Rivas, resolvió.',
    'Juzgado Civil N° 5, a cargo del Dr. Pablo Torres, Secretaría a cargo de la Dra. Lucía Gómez.',
    'El Dr. Lorenzetti dijo: adhiero.',
    'Fdo.: Ana Inés Rivas.',
    'Como enseña Borda y según Llambías (Tratado, t. II)',
    'Código Civil y Comercial de la Nación',
    'Convención Americana sobre Derechos Humanos',
    'Hospital Ramos Mejía',
    'San Martín de los Andes, Santa Rosa y Villa María',
    'ANSES, AFIP, ARCA y el Banco de la Nación Argentina',
    'Ley Micaela',
    'Poder Ejecutivo y Congreso de la Nación',
  ])('leaves "%s"', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('leaves a judge named again later by surname', () => {
    expect(found('La jueza Ana Rivas resolvió. La Dra. Rivas fundó su voto.')).toEqual([]);
  });
});

describe('captions', () => {
  it('finds both parties and leaves "y otro" and the object', () => {
    expect(found('autos "PÉREZ, JUAN CARLOS Y OTRO C/ GÓMEZ, MARTA S/ DAÑOS Y PERJUICIOS"')).toEqual([
      'persona: PÉREZ, JUAN CARLOS',
      'persona: GÓMEZ, MARTA',
    ]);
  });

  it('leaves the State and finds a single party', () => {
    expect(found('Vistos los autos "Zwik, Elsa c/ ANSES s/ reajustes"')).toEqual(['persona: Zwik, Elsa']);
    expect(found('autos "SOSA, BRIAN S/ SUCESIÓN AB-INTESTATO"')).toEqual(['persona: SOSA, BRIAN']);
    expect(found('"G., M. A. c/ R., P. s/ alimentos"')).toEqual(['persona: G., M. A.', 'persona: R., P.']);
  });

  it('leaves published precedents', () => {
    expect(found('CSJN, "Vizzoti, Carlos Alberto c/ AMSA S.A. s/ despido" (Fallos: 327:3677)')).toEqual([]);
    expect(found('"Aquino c/ Cargo S.A.", "Elliff" y "Halabi" (Fallos: 332:111)')).toEqual([]);
  });
});

describe('companies', () => {
  it.each([
    ['contra TRANSPORTES EL RÁPIDO S.R.L. por despido', 'empresa: TRANSPORTES EL RÁPIDO S.R.L.'],
    ['trabajo en transportes el rapido srl', 'empresa: transportes el rapido srl'],
    ['Agropecuaria La Esperanza S.A. informó', 'empresa: Agropecuaria La Esperanza S.A.'],
    ['Entre Bodega Cerro Alto S.A. y otra', 'empresa: Bodega Cerro Alto S.A.'],
    ['Según Constructora Río S.A. falta el pago', 'empresa: Constructora Río S.A.'],
  ])('finds the company in "%s"', (text, expected) => {
    expect(found(text)).toEqual([expected]);
  });

  it('does not swallow the party before "y"', () => {
    expect(found('contra Juan Pérez y Sur Cargas S.A.')).toEqual(['persona: Juan Pérez', 'empresa: Sur Cargas S.A.']);
  });

  it('finds the company again without its legal form', () => {
    expect(found('Sur Cargas S.A. negó. Los empleados de Sur Cargas declararon.')).toEqual([
      'empresa: Sur Cargas S.A.',
      'empresa: Sur Cargas',
    ]);
  });
});

describe('addresses', () => {
  it.each([
    [
      'calle Rivadavia 1234, piso 5° "B", Ciudad Autónoma de Buenos Aires',
      'calle Rivadavia 1234, piso 5° "B", Ciudad Autónoma de Buenos Aires',
    ],
    ['domicilio en Av. Corrientes 2345, of. 601, CABA', 'Av. Corrientes 2345, of. 601, CABA'],
    ['calle 12 n° 345 e/ 45 y 46 de La Plata', 'calle 12 n° 345 e/ 45 y 46 de La Plata'],
    ['domiciliada en 25 de Mayo 347, Morón', '25 de Mayo 347, Morón'],
    ['vivo en san martin 1234 de quilmes', 'san martin 1234 de quilmes'],
    ['vive en Barrio Los Pinos, manzana 5, lote 12, Ezeiza', 'Barrio Los Pinos, manzana 5, lote 12, Ezeiza'],
    ['Ruta 2 km 45', 'Ruta 2 km 45'],
  ])('reads "%s" to its end', (text, address) => {
    expect(found(text)).toEqual([`domicilio: ${address}`]);
  });

  it.each([
    'celebrado el 25 de mayo de 2020',
    'domicilio legal en la República, 3) el presidente',
    'Juzgado N° 5, sito en Talcahuano 550, piso 3°',
  ])('leaves "%s"', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('options', () => {
  it('keeps a literal the user wants kept, and all its mentions', () => {
    expect(found('El Sr. Juan Pérez y la Sra. Ana Soto. Pérez firmó.', { keep: ['juan perez'] })).toEqual([
      'persona: Ana Soto',
    ]);
  });

  it('adds what the user marked by hand', () => {
    expect(found('El Turco vino. El Turco se fue.', { known: [{ type: 'persona', text: 'El Turco' }] })).toEqual([
      'persona: El Turco',
      'persona: El Turco',
    ]);
  });

  it('returns only the types asked for', () => {
    expect(found('Ana Soto, DNI 30.111.222', { types: ['dni'] })).toEqual(['dni: 30.111.222']);
  });
});
