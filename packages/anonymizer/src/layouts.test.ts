import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anonymize } from './anonymize.ts';
import { detect } from './detect.ts';
import { restore } from './restore.ts';
import { found } from './testing.ts';

describe('wrapped lines', () => {
  const scan = [
    'En la ciudad de Rosario, entre Juan Cruz',
    'Basterreix, D.N.I. N° 29.',
    '884.015, con domicilio en calle Alvear N°',
    '2817 piso 10, y la señora María de los Ánge-',
    'les Otamendi, CUIT 27-',
    '26417330-8, titular de la CBU 01700992',
    '20000067973707, se conviene lo siguiente:',
  ].join('\n');

  it('reads names and numbers that a line end cuts', () => {
    expect(found(scan)).toEqual([
      'persona: Juan Cruz\nBasterreix',
      'dni: 29.\n884.015',
      'domicilio: calle Alvear N°\n2817 piso 10',
      'persona: María de los Ánge-\nles Otamendi',
      'cuit: 27-\n26417330-8',
      'cbu: 01700992\n20000067973707',
    ]);
  });

  it('keeps signatures side by side apart', () => {
    expect(found('Ana Zubeldía y Eva Gianfelici firman.\nA. Zubeldía               E. Gianfelici')).toEqual([
      'persona: Ana Zubeldía',
      'persona: Eva Gianfelici',
      'persona: A. Zubeldía',
      'persona: E. Gianfelici',
    ]);
  });

  it('does not join what stands under each other in a short list', () => {
    expect(found('Vendedor: Juan Pérez\nComprador: Marta Zwik')).toEqual([
      'persona: Juan Pérez',
      'persona: Marta Zwik',
    ]);
  });
});

describe('tables', () => {
  const expected = [
    'persona: FLORES, Domingo',
    'dni: 22710945',
    'fecha_nacimiento: 25/12/1972',
    'domicilio: Chacabuco 233',
    'persona: Xul Wnuk',
    'dni: 31111222',
    'fecha_nacimiento: 01/02/1985',
    'domicilio: B° 180 Viv. Casa 77',
  ];

  it.each([
    [
      'blanks',
      'Apellido y nombre     DNI        F. nac.      Domicilio            Básico\n' +
        'FLORES, Domingo       22710945   25/12/1972   Chacabuco 233        $ 812.300\n' +
        'Xul Wnuk              31111222   01/02/1985   B° 180 Viv. Casa 77  $ 900.000',
    ],
    [
      'bars',
      '| Nombre | DNI | Nacimiento | Domicilio | Básico |\n|---|---|---|---|---|\n' +
        '| FLORES, Domingo | 22710945 | 25/12/1972 | Chacabuco 233 | $ 812.300 |\n' +
        '| Xul Wnuk | 31111222 | 01/02/1985 | B° 180 Viv. Casa 77 | $ 900.000 |',
    ],
    [
      'semicolons',
      'nombre;dni;fecha nac;domicilio;sueldo\n' +
        'FLORES, Domingo;22710945;25/12/1972;Chacabuco 233;$ 812.300\n' +
        'Xul Wnuk;31111222;01/02/1985;B° 180 Viv. Casa 77;$ 900.000',
    ],
  ])('reads columns separated by %s and leaves the amounts', (_name, table) => {
    expect(found(table)).toEqual(expected);
  });

  it('reads a row with an empty cell by where its cells stand', () => {
    const table =
      'Trabajador        DNI         Domicilio          Básico\nXul Wnuk          22710945                       $ 812.300';
    expect(found(table)).toEqual(['persona: Xul Wnuk', 'dni: 22710945']);
  });
});

describe('forms', () => {
  it('reads values under their labels', () => {
    expect(found('DOMICILIO\nMitre 455\nTELÉFONO\n4455-6677\nDNI\n33.444.555')).toEqual([
      'domicilio: Mitre 455',
      'telefono: 4455-6677',
      'dni: 33.444.555',
    ]);
  });

  it('reads values after dots and lines to be filled in', () => {
    expect(found('Domicilio .......: Crámer 1200\nD.N.I. N° ____12.345.678____')).toEqual([
      'domicilio: Crámer 1200',
      'dni: 12.345.678',
    ]);
  });
});

describe('exported chats', () => {
  it.each([
    '[12/8/24 09:14] Tanito: hola',
    '12/8/24, 09:14 - Tanito: hola',
    '[09:14, 12/8/2024] Tanito: hola',
    'Tanito (09:14): hola',
  ])('takes the writer of "%s" for a person', (line) => {
    expect(found(line)).toEqual(['persona: Tanito']);
  });

  it('leaves the office and the machine', () => {
    expect(found('[12/8/24 09:14] Estudio: buenos días\n[12/8/24 09:15] Operador: hola')).toEqual([]);
  });
});

describe('laws of layouts', () => {
  const cells = fc.constantFrom(
    'Juan Pérez',
    'DNI',
    '22.710.945',
    'Domicilio',
    'Mitre 455',
    'Nombre',
    '$ 900',
    'Xul',
    'y',
    'de',
    'Av.',
    '29.',
    'Ca-',
    'rranza',
    'T. D.',
    'la niña',
    '[DNI_1]',
    '[10:20]',
    'Ana:',
  );
  const gaps = fc.constantFrom(' ', '\n', '\n\n', '      ', '  ', ' | ', ';', '\t', '____', '.....', ', ');
  const texts = fc.array(fc.tuple(cells, gaps), { maxLength: 30 }).map((pairs) => pairs.flat().join(''));

  it('restores exactly, reports exact slices and finds nothing the second time', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const span of detect(text)) expect(text.slice(span.start, span.end)).toBe(span.text);
        const { text: redacted, map } = anonymize(text);
        expect(restore(redacted, map)).toBe(text);
        expect(anonymize(redacted).text).toBe(redacted);
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 300 },
    );
  });
});
