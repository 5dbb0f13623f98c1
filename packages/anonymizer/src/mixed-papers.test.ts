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
