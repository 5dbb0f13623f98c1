import { expect, it } from 'vitest';
import { found } from './testing.ts';

it('keeps an assistant prosecutor, and the judge of a “vocalía”', () => {
  expect(found('Presentes: la fiscal auxiliar Dra. Catalina Orsi; el imputado Rey.')).not.toContain(
    'persona: Catalina Orsi',
  );
  expect(found('ante el Tribunal en lo Civil, Sala II, vocalía del Dr. Hugo Marañón Lazarte.')).toEqual([]);
});

it('reads no technician from an injury of the head', () => {
  expect(found('Caída de su altura, sin TEC. Aviso a familiares.')).toEqual([]);
  expect(found('Tec. Ojeda hizo la placa.')).toEqual(['persona: Ojeda']);
});

it('finds what somebody says to be called, and keeps how a ruling is called', () => {
  expect(found('manifestó ser conocido como "Gildo" en el barrio')).toEqual(['persona: Gildo']);
  expect(found('el precedente de la Corte conocido como "Badaro" fijó la pauta')).toEqual([]);
});

it('finds a document whose label stands behind it', () => {
  expect(found('Etelvina R. Justo\n3.118.507 libreta civica')).toContain('dni: 3.118.507');
  expect(found('la causa 3.118.507, DNI 28.114.903')).toEqual(['dni: 28.114.903']);
});

it('finds the number of savings in a bank', () => {
  expect(found('Los ahorros estan en la caja del Banco Nación numero 2140088317 a mi nombre')).toEqual([
    'cuenta: 2140088317',
  ]);
});

it('finds an institute that has a number', () => {
  expect(found('Instituto Privado N° 2044 "Nuestra Señora del Lago"\nLibro de Actas')).toEqual([
    'escuela: Instituto Privado N° 2044 "Nuestra Señora del Lago"',
  ]);
  expect(found('resolución del Instituto Nacional de Estadística')).toEqual([]);
});

it('names a teacher, and not the subject or the headmistress', () => {
  expect(found('La Rectora habló con el profe de Ciudadanía, y la Rectora firmó.')).toEqual([]);
});

it('finds the place to which the police went', () => {
  expect(found('NOS CONSTITUIMOS EN CHACRA 112, CALLE 81 N° 4420, DONDE')).toEqual([
    'domicilio: CHACRA 112, CALLE 81 N° 4420',
  ]);
});

it('reads “c/” as with or each, where it divides no parties', () => {
  expect(found('furosemida 40 EV. Comentado c/ Dr. Cordero (UTI), sin cama')).toEqual(['persona: Cordero']);
  expect(found('la seña son 80 lucas c/u')).toEqual([]);
  expect(found('"Gómez c/ Dr. Pérez s/ daños"')).toContain('persona: Gómez');
});

it('leaves the headings of a medical record, and finds who sees the patient', () => {
  expect(found('12/7 03:40 Guardia. Refiere disnea.\n13/7 08:30 Eco (Dr. Delgado): FEy 35 %. Se pide eco.')).toEqual([
    'persona: Delgado',
  ]);
  expect(found('Serología reactiva → Infectología (Dib). Alta.')).toEqual(['persona: Dib']);
});

it('finds the user who was at the machine', () => {
  expect(found('EVOLUCIONES (imprimió: mquiroga2)')).toEqual(['url_ip_usuario: mquiroga2']);
  expect(found('impreso por la oficina, cargó 40 bolsas')).toEqual([]);
});

it('finds in a chat a given name that is a word too, and leaves the bill', () => {
  const chat =
    '[14/3/24, 21:16] Naty: y luz tambien hereda x su papá\n[14/3/24, 21:17] Pao: luz vive en madrid. la boleta de luz esta impaga';
  expect(found(chat).filter((span) => /luz/.test(span))).toEqual(['persona: luz', 'persona: luz']);
});

it('leaves what the chat left out, and the side of the family', () => {
  expect(found('[14/3/24, 21:18] Tincho: <Multimedia omitido>')).toEqual(['persona: Tincho']);
  expect(found('vivió con Nahuel Casas, tío paterno, en el sur')).toEqual(['persona: Nahuel Casas']);
});

it('finds the street of what is let, without capitals', () => {
  expect(found('y el alquiler q cobra de pasco 1430 4to a no lo vi nunca')).toEqual(['domicilio: pasco 1430 4to a']);
});

it('leaves the words of a record in capitals', () => {
  const record =
    'LIDIA VERON, DONDE LA NOMBRADA REFIRIO QUE SU CONCUBINO CLAUDIO RAMON PRADO HUYO A BORDO DE UN AUTO. ESTABA EN EL PRADO LINDERO, CON CONFORMIDAD DE VERON. PRADO SE NIEGA A FIRMAR.';
  expect(found(record, { types: ['persona'] })).toEqual([
    'persona: LIDIA VERON',
    'persona: CLAUDIO RAMON PRADO',
    'persona: VERON',
    'persona: PRADO',
  ]);
});

it('leaves what a power orders, the feast of a day, and where a paper was written', () => {
  expect(found('en mi representación:\n\na) Inicien y sigan el juicio.\n\nb) Vendan a quien ofrezca más.')).toEqual([]);
  expect(found('mi hermano Santos Toro vino el día de Todos los Santos')).toEqual(['persona: Santos Toro']);
  expect(found('Carmen de Areco, hoy domingo 5 de marzo de 2017\n\nEscribo esto sola.')).toEqual([]);
});

it('finds who is somebody’s niece, and who a relative is that did something', () => {
  expect(found('La casa le queda a Nené porque me cuidó. Nené es mi sobrina. El perro queda con Nené.')).toEqual([
    'persona: Nené',
    'persona: Nené',
    'persona: Nené',
  ]);
  expect(found('que sea la hija que tambien estudio, Pilar.')).toEqual(['persona: Pilar']);
});

it('finds a short given name that is a form of a verb', () => {
  expect(found('Vino Valentino Rossi. Gatica encontró a Valen en el piso.')).toContain('persona: Valen');
});

it('finds a company by its name without what it does', () => {
  expect(found('TEXTIL LA LANZADERA S.R.L. apeló. La demanda contra La Lanzadera prosperó.')).toEqual([
    'empresa: TEXTIL LA LANZADERA S.R.L.',
    'empresa: La Lanzadera',
  ]);
  expect(found('Amoblamientos Don Tito S.A.S. no vino. Contraté con Don Tito un placard.')).toEqual([
    'empresa: Amoblamientos Don Tito S.A.S.',
    'empresa: Don Tito',
  ]);
});

it('finds staff files in lists, in tables, without a point, and told with their owner', () => {
  const files = (text: string) =>
    found(text).flatMap((span) => (span.startsWith('legajo: ') ? [span.slice('legajo: '.length)] : []));
  expect(files('Leg: 1042, su legajo es 1077; leg. A17; legajo #1101')).toEqual(['1042', '1077', 'A17', '1101']);
  expect(files('Legajos 1042, 1077 y 1101')).toEqual(['1042', '1077', '1101']);
  expect(files('N° de empleado: 1042. Empleado N° 1077')).toEqual(['1042', '1077']);
  expect(files('el legajo de Juan Pérez (1042)')).toEqual(['1042']);
  expect(files('Pérez (leg. 1042), Gómez (1077) y otros')).toEqual(['1042', '1077']);
  expect(files('Leg. Apellido y nombre Neto\n1042 Gutierrez, Marcelo 412.300\n77 Bordón, Silvana 412.300')).toEqual([
    '1042',
    '77',
  ]);
  expect(files('Apellido y nombre Legajo Neto\nGutierrez, Marcelo 1042 300.000')).toEqual(['1042']);
  expect(files('| Leg. Nº | Empleado/a | Neto 04/2024 |\n|---|---|---|\n| 1042 | Juan Perez | 500 |')).toEqual([
    '1042',
  ]);
  expect(files('el legajo de Juan Pérez, 30 días de licencia')).toEqual([]);
});

it('finds numbers that are said in words', () => {
  expect(found('Mi DNI es treinta y dos millones ciento catorce mil novecientos tres.')).toEqual([
    'dni: treinta y dos millones ciento catorce mil novecientos tres',
  ]);
  expect(found('Llamalo, el número es tres cuarenta y uno, quinientos cincuenta y cinco, ocho ocho uno dos.')).toEqual([
    'telefono: tres cuarenta y uno, quinientos cincuenta y cinco, ocho ocho uno dos',
  ]);
  expect(found('Pagó treinta y dos millones ciento catorce mil pesos por la casa.')).toEqual([]);
});

it('finds a girl called like a month by her age, and leaves the month', () => {
  const text = 'Viven Abril (5) y Lautaro (17), hijo de Norma. En uno duermen Abril y la abuela, desde Abril.';
  expect(found(text).filter((span) => span === 'persona: Abril')).toHaveLength(2);
});

it('leaves verbs, degrees of kin, medicines and amounts', () => {
  expect(found('de cuando vivían los Aguirre')).toEqual(['persona: Aguirre']);
  expect(found('es primo segundo de Alicia, la esposa de Sandoval', { types: ['persona'] })).not.toContain(
    'persona: segundo de Alicia',
  );
  expect(found('Medicado con Clonazepam y Sertralina por la Dra. Irupé Salazar.')).toEqual(['persona: Irupé Salazar']);
  expect(found('CUIT 20-22334118-5 12.400.000 11.900.000')).toEqual(['cuit: 20-22334118-5']);
  expect(found('según el baremo de Castex y Silva, grado II')).toEqual([]);
});

it('leaves the headings of pay slips and forms, and the town in its field', () => {
  expect(found('Concepto Unid. Haberes Deducc.\nSueldo Básico 30 Neto a Cobrar')).toEqual([]);
  expect(found('Empleador: Casas Particulares - aportes discontinuos')).toEqual([]);
  expect(found('INFORME GENERAL. CONCURSO PREVENTIVO DE LÁCTEOS SAN ROQUE S.A.\nCausas')).toEqual([
    'empresa: LÁCTEOS SAN ROQUE S.A.',
  ]);
});

it('keeps an assistant prosecutor whose office stands behind the name', () => {
  expect(found('Certifica: Dra. Belén Iturrieta, Auxiliar Fiscal.')).toEqual([]);
});

it('finds the initial at the end of a message, and the initials behind a surname that signs', () => {
  expect(found('Te llamo mañana.\nSlds, G.\n')).toEqual(['persona: G.']);
  expect(found('entre Jonathan Oros, DNI 38.220.115, y otros.\nFirma:\nOros J. E.')).toContain('persona: Oros J. E.');
});

it('reads a zero that was a capital letter', () => {
  expect(found('Entre el Sr. Ruben 0scar Tagliaferro y la locataria')).toEqual(['persona: Ruben 0scar Tagliaferro']);
});

it('finds who is known in a quarter, and where a form says that somebody was born', () => {
  expect(found('y la referente barrial Chela Insaurralde, vecina')).toEqual(['persona: Chela Insaurralde']);
  expect(found('LC 5.201.887  NAC. 02/07/1946 EN CHIVILCOY', { types: ['lugar_nacimiento'] })).toEqual([
    'lugar_nacimiento: CHIVILCOY',
  ]);
  expect(found('"se fue con el Pelado" a Varela')).toContain('persona: Pelado');
});

it('finds schools by their shortened kinds, and in small letters where a pupil goes', () => {
  const schools = (text: string) => found(text).filter((span) => span.startsWith('escuela'));
  expect(schools('va a la secundaria 23')).toEqual(['escuela: secundaria 23']);
  expect(schools('concurre a la primaria N° 8')).toEqual(['escuela: primaria N° 8']);
  expect(schools('Esc. Prim. N° 22 y ESC. 186 "ISLAS MALVINAS"')).toEqual([
    'escuela: Esc. Prim. N° 22',
    'escuela: ESC. 186 "ISLAS MALVINAS"',
  ]);
  expect(schools('CENMA 127; CPEM N° 12; la Escuela Rural 7.402')).toEqual([
    'escuela: CENMA 127',
    'escuela: CPEM N° 12',
    'escuela: Escuela Rural 7.402',
  ]);
  expect(schools('la velocidad media 12 y la tarifa normal 300')).toEqual([]);
});

it('finds medical records, registrations and birth dates however they are shortened', () => {
  expect(found('Hist. Clinica: 445-V')).toEqual(['legajo: 445-V']);
  expect(found('matr. 3308; T 71 F 904 CPACF; matrícula de arquitecto 7712')).toEqual([
    'matricula: 3308',
    'matricula: T 71 F 904',
    'matricula: 7712',
  ]);
  expect(found('F/Nac: 03/05/1988. Fecha nac 04-05-1988. Nació un 3 de mayo del 88.')).toEqual([
    'fecha_nacimiento: 03/05/1988',
    'fecha_nacimiento: 04-05-1988',
    'fecha_nacimiento: 3 de mayo del 88',
  ]);
});

it('tells father and son apart, and finds who is called by a defect', () => {
  expect(found('Paludi padre lo visitó una vez; Paludi hijo, nunca.')).toEqual(['persona: Paludi', 'persona: Paludi']);
  expect(found('Su padre vino. Estimado padre de Ana: lo espero.')).toEqual(['persona: Ana']);
  expect(found('dijo que se fue con el Tuerto, que vive cerca')).toEqual(['persona: Tuerto']);
});

it('finds telephones, accounts and registrations that are divided in other ways', () => {
  expect(found('tiene el 362-4-601177; dejó de atender el 388-5 127 740')).toEqual([
    'telefono: 362-4-601177',
    'telefono: 388-5 127 740',
  ]);
  expect(found('en la cuenta 922/40331807-6 y en la cuenta de ahorro conjunta 4011-88230-1')).toEqual([
    'cuenta: 922/40331807-6',
    'cuenta: 4011-88230-1',
  ]);
  expect(found('abogado, T° 6 F° 1.019 CAPS; F° 187 T° I CAER; L. XXXIX F. 117')).toEqual([
    'matricula: T° 6 F° 1.019 CAPS',
    'matricula: F° 187 T° I',
    'matricula: L. XXXIX F. 117',
  ]);
});

it('finds the number of a telephone’s apparatus without its label', () => {
  expect(found('un teléfono Samsung A12, 354 881 112 097 442, con la pantalla rota')).toEqual([
    'imei: 354 881 112 097 442',
  ]);
});

it('finds a document of seven figures in brackets behind a name, and a birthplace before the next field', () => {
  expect(found('comparece Delmira Funes (6.114.903), espontánea')).toEqual([
    'persona: Delmira Funes',
    'dni: 6.114.903',
  ]);
  expect(found('F. nac.: 29/11/1958 Lugar: Caazapá, Paraguay Edad: 64')).toContain(
    'lugar_nacimiento: Caazapá, Paraguay',
  );
  expect(found('la Asociación Civil Los Tilos, a cargo de la obra')).toEqual(['empresa: Asociación Civil Los Tilos']);
});

it('finds who did to somebody what only people do, although no list has the name', () => {
  expect(found('que la operó Zoppi, según le contó Rebagliati')).toEqual(['persona: Zoppi', 'persona: Rebagliati']);
  expect(found('según le contó Todo el barrio')).toEqual([]);
});

it('finds somebody between commas behind a street, and a child’s name that is a word of the law', () => {
  expect(found('El encargado del edificio de la calle Yatay, Eulogio Duarte, no lo vio.')).toContain(
    'persona: Eulogio Duarte',
  );
  expect(found('Se iba a llamar Amparo.')).toEqual(['persona: Amparo']);
  expect(found('un médico de Buenos Aires, Van der Linden.')).toContain('persona: Van der Linden');
  expect(found('Consorcio Bulnes 1944\nAsisten:')).toEqual(['domicilio: Bulnes 1944']);
});

it('takes no relative for a name, and finds the file before this one', () => {
  expect(found('la correspondencia de Kohan la retiró su sobrino Ariel.')).toContain('persona: Ariel');
  expect(found('Expediente anterior: 4471/24')).toEqual(['expediente: 4471/24']);
});

it('keeps a ruling of the court of a province', () => {
  expect(found('y resolvió la Corte provincial en "Kerz c/ Provincia", el daño moral se presume')).toEqual([]);
});

it('finds in a chat whom somebody’s trade tells, and a document of seven figures where they are asked for', () => {
  const chat =
    '12/04/24 20:03 - Mabel: el medico es gandolfo\n12/04/24 20:09 - Mabel: piden el dni. olga pizzorno 5220118';
  expect(found(chat)).toEqual(expect.arrayContaining(['persona: gandolfo', 'dni: 5220118']));
});

it('ends a name before the label of the next field', () => {
  expect(found('Chofer: Godino N.  Acompañante: Roldán')).toEqual(['persona: Godino N', 'persona: Roldán']);
});
