import { describe, expect, it } from 'vitest';
import { inspect } from './detect.ts';
import { found } from './testing.ts';

const keptIn = (text: string) => inspect(text).kept.map(({ text: name }) => name);

describe('who holds an office stays', () => {
  it.each([
    ['in brackets behind the office', 'JUEZ (Dr. Anselmo Zuviría Roca): Buenos días.', 'Anselmo Zuviría Roca'],
    ['the clerk who signs', 'Firman digitalmente. Delia Estrada Moya, actuaria.', 'Delia Estrada Moya'],
    [
      'who presides in a court',
      'Tribunal del Trabajo.\n\nPreside Ramiro Cáceres Vidal. Presente la actora.',
      'Ramiro Cáceres Vidal',
    ],
    ['who decided', 'según declaratoria dictada por la doctora Elina Robledo Paz en los autos', 'Elina Robledo Paz'],
    ['whom a report is for', 'Es cuanto informo a la Dra. Nélida Osorio y firmo.', 'Nélida Osorio'],
    ['who already decided so', 'En el Juzgado 4 la Dra. Urrutia Lema ya resolvió en el mismo sentido.', 'Urrutia Lema'],
  ])('%s', (_where, text, name) => {
    expect(found(text)).toEqual([]);
    expect(keptIn(text)).toContain(name);
  });

  it('and not who presides over the owners of a building', () => {
    expect(
      found('LIBRO DE ACTAS – CONSORCIO DE PROPIETARIOS. Secretario: Hwang hijo (5º B). La jueza Ordóñez los citó.'),
    ).toContain('persona: Hwang');
  });
});

describe('what is cited stays', () => {
  it.each([
    'Rubén Sosa, DNI 20.118.334, cita "Vergara c/ Tolosa" de la Suprema Corte por los intereses.',
    'Autos "Sosa c/ Lucca s/ daños". Sosa pide 14. Además está "Vivanco c/ Perotti". Lucca no contesta.',
    'Sigo a Rovere, Accidentología vial, en el cálculo de la velocidad.',
  ])('%s', (text) => {
    expect(found(text).join()).not.toMatch(/Vergara|Tolosa|Vivanco|Perotti|Rovere/);
  });

  it('and not the case of which the paper goes on to speak', () => {
    expect(found('Asunto: "Nakamura c/ Pesquera Sol". Hablé con Nakamura, s/ el acuerdo.').join()).toMatch(/Nakamura/);
  });
});

describe('what somebody is called', () => {
  it('stands between quotation marks behind the name', () => {
    expect(found('Concurre el abuelo, Jorge Videla, "Cocho", y la tía. En la casa del Cocho hay perro.')).toEqual([
      'persona: Jorge Videla',
      'persona: Cocho',
      'persona: Cocho',
    ]);
  });

  it('stands before "le decían"', () => {
    expect(found('Quiraga le decían en la finca.')).toEqual(['persona: Quiraga']);
    expect(found('Mañana le dicen que venga.')).toEqual([]);
  });

  it('is a day or a month with a capital within the sentence', () => {
    expect(found('Nombro albacea a Domingo Marzo y si no quiere, al cura. Fue en marzo de 2021.')).toEqual([
      'persona: Domingo Marzo',
    ]);
    expect(found('Se fija audiencia para el Viernes 4 de Marzo.')).toEqual([]);
  });

  it('is found in small letters when two words of one name stand together', () => {
    expect(
      found('Denunciante: Consuelo Bravo, DNI 20.661.883.\ncliente: bravo consuelo\nhacía un ruido bravo'),
    ).toEqual(['persona: Consuelo Bravo', 'dni: 20.661.883', 'persona: bravo consuelo']);
  });

  it('is found where a scan cut it in two', () => {
    expect(found('Llegó la señorita Luz Mansilla. La doctora desiste de Mansi lla y firma.')).toEqual([
      'persona: Luz Mansilla',
      'persona: Mansi lla',
    ]);
  });
});

describe('a word of the sentence is nobody', () => {
  it.each([
    ['a verb that opens it', 'VÍCTIMA: Fue en Navidad. Estaban Sole y su marido.', 'Estaban'],
    ['what is said to somebody', 'IMPUTADO: ¡Mentira, Silvio! Vos estabas ahí.', 'Mentira'],
    ['a title closed by its point', 'No es pariente de la licenciada. Cobra en el banco.', 'Cobra'],
    ['the seat of an office', 'POLICIA DE LA PROVINCIA – COMISARIA DEPARTAMENTAL BELEN', 'BELEN'],
    ['the heading of a part', 'III. FUENTES. Croquis del oficial.', 'FUENTES'],
    ['a test by whom it is called after', 'signo de Homans negativo, Babinski negativo.', 'Babinski'],
    ['the make of a vehicle', 'b) Camión Iveco Tector, dominio AD 771 MN', 'Iveco'],
    ['whoever runs a group of messages', '12/10/25 22:30 - Admin: se trata el jueves', 'Admin'],
    ['the initials of an illness', 'ANTECEDENTES: HTA, EPOC (ex tabaquista), diabetes.', 'EPOC'],
  ])('%s', (_what, text, word) => {
    expect(found(text).join()).not.toContain(word);
  });

  it('the word that a paper writes in small letters beside the name in capitals', () => {
    expect(
      found(
        'El señor Barros vio el choque desde la vereda. En la calzada no había barros ni gravilla, dijo el perito.',
      ),
    ).toEqual(['persona: Barros']);
  });
});

describe('data in the forms that offices use', () => {
  it.each([
    ['Ref.: EB-00391-F-2024 – Juzgado de Familia', 'expediente: EB-00391-F-2024'],
    ['Legajo JU-M-1184/2025 · Junín', 'expediente: JU-M-1184/2025'],
    ['Expte. GXP 33118/20, del Juzgado', 'expediente: GXP 33118/20'],
    ['Legajo de mediación MF 5521/24', 'expediente: MF 5521/24'],
    ['Reclamo N° 4406/25', 'expediente: 4406/25'],
    ['la martillera Carolina Funes (col. 1877) se constituye', 'matricula: 1877'],
    ['PAMI, beneficio 155 20448812 0 00', 'legajo: 155 20448812 0 00'],
    ['interno, L.P.U. 41.772/C, alojado', 'legajo: 41.772/C'],
    ['que Lisandro nació en Nueva Pompeya el 2 de mayo de 2010', 'lugar_nacimiento: Nueva Pompeya'],
    ['va a la escuela 4742 río bermejo', 'escuela: escuela 4742 río bermejo'],
    [
      'asiste a Centro de Formación Laboral N° 1 "Maestra Ana"',
      'escuela: Centro de Formación Laboral N° 1 "Maestra Ana"',
    ],
    ['asegurado en La Meseta Seguros, póliza 4.118', 'empresa: La Meseta Seguros'],
    ['DOMICILIADO EN LOTE 68 CASA 5, QUE ENTIENDE', 'domicilio: LOTE 68 CASA 5'],
    ['El usuario con el que se pidió fue "naza_29", que no es mío', 'url_ip_usuario: naza_29'],
    ['Ely: pasame alias\n3/8/24 08:55 - Ely: rio.monte.tatu esta', 'alias: rio.monte.tatu'],
  ])('%s', (text, datum) => {
    expect(found(text)).toContain(datum);
  });

  it('the passport behind the name, in a list', () => {
    expect(found('5 | Gómez Ana | EJ4471902 | puesto doble')).toContain('pasaporte: EJ4471902');
  });

  it('the first words of a company', () => {
    expect(found('Contra Electro Norte Hogar S.A. Comparece por Electro Norte la Dra. Robles.')).toContain(
      'empresa: Electro Norte',
    );
  });

  it('and no day of admission', () => {
    expect(found('Ingreso: 02/07    Egreso: 15/07')).toEqual([]);
  });
});
