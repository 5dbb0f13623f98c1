import { describe, expect, it } from 'vitest';
import { found } from './testing.ts';

describe('identity documents', () => {
  it.each([
    ['Acredita DNI 12.345.678 en autos', 'dni: 12.345.678'],
    ['D.N.I. N° 12345678', 'dni: 12345678'],
    ['L.C. 5.111.222', 'dni: 5.111.222'],
    ['M.I. 1.222.333', 'dni: 1.222.333'],
    ['mi dni es 33111222', 'dni: 33111222'],
    ['DNI del testigo: 94.111.222', 'dni: 94.111.222'],
  ])('finds the number in "%s"', (text, expected) => {
    expect(found(text)).toEqual([expected]);
  });

  it.each(['$ 12.345.678', '$12.345.678,50', 'Ley 24.240', 'Ley 26.994', 'por 12.345.678 pesos', 'fs. 12345678'])(
    'leaves "%s"',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  it('finds an unlabelled number shortly after a person, but not an amount equal to a known number', () => {
    expect(found('La Sra. Marta Suárez (12.345.678) reclama $ 12.345.678,50.')).toEqual([
      'persona: Marta Suárez',
      'dni: 12.345.678',
    ]);
  });

  it('finds the second number of a list', () => {
    expect(found('DNI 30.111.222 y 31.222.333')).toEqual(['dni: 30.111.222', 'dni: 31.222.333']);
  });
});

describe('CUIT', () => {
  it.each(['20-12345678-6', '20123456786', '20 12345678 6'])(
    'accepts the bare number %s by its check digit',
    (text) => {
      expect(found(`Registro ${text} vigente`)).toEqual([`cuit: ${text}`]);
    },
  );

  it('redacts a mistyped number when it is labelled or hyphenated, and leaves other bare numbers', () => {
    expect(found('CUIT 20123456789')).toEqual(['cuit: 20123456789']);
    expect(found('con 20-12345678-9 en')).toEqual(['cuit: 20-12345678-9']);
    expect(found('guía 20123456789 en')).toEqual([]);
  });

  it('belongs to the e-mail when it is written inside one', () => {
    expect(found('27111222334@notificaciones.scba.gov.ar')).toEqual(['email: 27111222334@notificaciones.scba.gov.ar']);
  });
});

describe('bank data', () => {
  it('finds CBU, alias and account', () => {
    expect(found('CBU 0170099220000067973707, alias GATO.PERRO.LUNA, caja de ahorro N° 4001234-5/678')).toEqual([
      'cbu: 0170099220000067973707',
      'alias: GATO.PERRO.LUNA',
      'cuenta: 4001234-5/678',
    ]);
  });

  it('finds a card by Luhn and leaves one that fails without a label', () => {
    expect(found('pagó con 4509 9535 6623 3704')).toEqual(['tarjeta: 4509 9535 6623 3704']);
    expect(found('código 4509 9535 6623 3705')).toEqual([]);
  });
});

describe('telephones', () => {
  it.each([
    '+54 9 11 4382-6611',
    '(0221) 422-1234',
    '011 4382-6611',
    '0351 155 000 111',
    '15-4321-9876',
    '11 4321-9876',
    '221 15-555-0101',
    '+49 30 1234567',
  ])('finds %s', (phone) => {
    expect(found(`Llamar al tel. ${phone}.`)).toEqual([`telefono: ${phone}`]);
  });

  it.each(['factura 0004-00077812', 'expediente administrativo 123', 'período 2014-2017'])('leaves "%s"', (text) => {
    expect(found(text)).toEqual([]);
  });
});

it('takes the date of a message for nobody’s birth', () => {
  const chat =
    '[11/2/25 08:16] Adri: si, Dani nacio alla\n[11/2/25 08:30] Gusti: y vos?\n[11/2/25 08:31] Adri: tambien';
  expect(found(chat).filter((line) => line.startsWith('fecha'))).toEqual([]);
});

describe('case files, registrations, plates, passports, birth dates', () => {
  it.each([
    ['CIV 12345/2020/CA1', 'expediente: CIV 12345/2020/CA1'],
    ['Expte. N° 45.678/2019', 'expediente: 45.678/2019'],
    ['EX-2023-12345678-APN-DGD#MT', 'expediente: EX-2023-12345678-APN-DGD#MT'],
    ['IPP 06-00-012345-22/00', 'expediente: 06-00-012345-22/00'],
    ['T° XL F° 100 CALP', 'matricula: T° XL F° 100 CALP'],
    ['Mat. 12345', 'matricula: Mat. 12345'],
    ['dominio AB123CD', 'patente: AB123CD'],
    ['vehículo ABC 123', 'patente: ABC 123'],
    ['pasaporte alemán N° C01X00T47', 'pasaporte: C01X00T47'],
    ['nacida el 3 de mayo de 2015', 'fecha_nacimiento: 3 de mayo de 2015'],
    ['por derecho propio, nacida el 3 de mayo de 1990', 'fecha_nacimiento: 3 de mayo de 1990'],
    ['Prontuario: 441.207-C', 'legajo: 441.207-C'],
    ['inmueble catastro 58.220', 'inmueble: 58.220'],
    ['la partida inmobiliaria es 007-114.882', 'inmueble: 007-114.882'],
    ['va a la EEP N° 412 "Maestra Petrona Ruiz"', 'escuela: EEP N° 412 "Maestra Petrona Ruiz"'],
    ['IP 190.12.34.56', 'url_ip_usuario: 190.12.34.56'],
    ['facebook.com/ricardo.ojeda', 'url_ip_usuario: facebook.com/ricardo.ojeda'],
  ])('finds the datum in "%s"', (text, expected) => {
    expect(found(text)).toEqual([expected]);
  });

  it.each([
    'Fallos: 340:1084',
    'un derecho nacido el 3/5/2015',
    'catastro 2020',
    'Acordada 4/2007',
    'Resolución 104/2005',
    'Decreto 1798/94',
    'CCT 56/75',
    'Ac. 98.412',
    'fs. 12/25',
    '02/2024',
    'el 12 de junio de 2023',
    'tomo 1, año 2023',
    'ART 245',
    'USD 500',
    'art. 1757 CCyC',
    'U$S 1.000.000.000',
    'www.boletinoficial.gob.ar',
  ])('leaves "%s"', (text) => {
    expect(found(text)).toEqual([]);
  });
});
