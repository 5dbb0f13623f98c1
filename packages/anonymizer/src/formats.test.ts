import { describe, expect, it } from 'vitest';
import { detect } from './detect.ts';

/** `DNI ⟦12.345.678⟧`: exactly the marked data must be found, whatever their types. */
function expectMarked(marked: string): void {
  const expected = [...marked.matchAll(/⟦([^⟧]*)⟧/g)].map((match) => match[1]);
  expect(detect(marked.replace(/[⟦⟧]/g, '')).map(({ text }) => text)).toEqual(expected);
}

describe('identity numbers in all their spellings', () => {
  it.each([
    'doc. nº ⟦28.111.999⟧; DNI. ⟦28.111.999⟧; (DNI: ⟦28.111.999⟧); DNI-⟦28.111.999⟧; D. N. I. ⟦28.111.999⟧',
    'Dni ⟦28 456 789⟧; D.N.I.Nº⟦28456789⟧; DNI nº M⟦28456789⟧; DNI F ⟦5.123.456⟧; DU ⟦30.111.222⟧',
    'L.E. ⟦4.222.333⟧; C.I. ⟦6.123.456⟧; M.I. ⟦222.333⟧; documento nacional de identidad número ⟦30.111.222⟧',
    'D. N. l. N° ⟦2O.3l4.556⟧ según el escaneo',
    'CUIT/CUIL ⟦20123456786⟧; C.U.I.T. ⟦30-71234567-1⟧; CUIT: ⟦20.12345678.6⟧; cuil ⟦27456789019⟧; CDI ⟦24-12345678-0⟧',
    'CUIT con un error: ⟦20-30998121-3⟧; domicilio electrónico ⟦20123456789⟧',
    'guía 20123456781, remito 0001-00001234, factura 0004-00077812, $ 1143219876',
    'nacido el ⟦1° de abril de 1999⟧; nacida el ⟦veintidós de agosto de mil novecientos ochenta⟧; F. Nac.: ⟦12/03/80⟧',
    'nacidos el ⟦1/2/2010⟧ y el ⟦3/4/2012⟧, respectivamente',
    'pasaporte de la República de Italia ⟦YA1234567⟧; ⟦AAC 654321⟧',
  ])('%s', expectMarked);
});

describe('accounts, telephones and the net', () => {
  it.each([
    'CBU: ⟦01700992 20000067973707⟧; cbu ⟦0170 0992 2000 0067 9737 07⟧; CBU mal escrita ⟦0170099220000067973708⟧',
    'deposité en la cuenta ⟦3-456-0001234567-8⟧; CC $ ⟦0012-3456-7⟧; caja de ahorro en u$s ⟦12-345678-9⟧; CA ⟦123-456789/0⟧',
    'alias mp ⟦casa-verde-7⟧; Alias bancario ⟦TIENDALUNA⟧; mi alias era ⟦LUNALLENA⟧',
    'tel ⟦4777-1234⟧; (0341) no; cel ⟦(0261) 15-555-1234⟧; ⟦02944-15-412345⟧; ⟦+54 (9) 351 234-5678⟧',
    'teléfonos ⟦4381-1234⟧ / ⟦4382-5678⟧ y ⟦341 6 123456⟧',
    'usuario "⟦lauchita88⟧", Instagram: ⟦lali.perez⟧, blog ⟦pepe.blogspot.com⟧, ver www.argentina.gob.ar',
    'el correo ⟦angeles. otamendi@gmail.com⟧ quedó cortado',
  ])('%s', expectMarked);
});

describe('files, registrations and plates', () => {
  it.each([
    '⟦CAF 1234/2021/CA1-CFC2⟧; CUIJ: ⟦13-04567890-1(012345-67890)⟧; expte. SAC N° ⟦9876543⟧; legajo ⟦MPF-SF 123/20⟧',
    'fecha de ingreso 01/04/2009; Fallos tomo 330 folio 12; Res. SRT 298/17; RG 4000/2017',
    'matrícula profesional ⟦4567⟧; ⟦M.P. 1-20001⟧; ⟦Tomo: 45 Folio: 67⟧; abogado, ⟦tº 45 fº 67⟧; leg. ⟦45.123⟧',
    'inscripto al tomo 412, folio 118, N° 203.554 del Registro General; matrícula inmobiliaria ⟦16-12345/67⟧',
    'dominio ⟦AB-123-CD⟧; chapa ⟦ABC-123⟧; motocicleta ⟦A123BCD⟧; PATENTE ⟦A 123 BCD⟧',
  ])('%s', expectMarked);
});

describe('addresses of every kind', () => {
  it.each([
    'con sede en ⟦Ruta 8 km 42,5, Parque Industrial, galpón 6⟧',
    'domiciliado en ⟦Barrio El Progreso, Etapa III, Block 4, Dpto. 12⟧',
    'domiciliado en ⟦Villa Corina, Pasillo 3, Casa 41⟧',
    'se muda a ⟦25 de Mayo 347, 4° "F"⟧',
    'domiciliado en ⟦Mz. C Casa 14 B° Limache⟧',
    'su taller en ⟦Warnes 1333⟧, de la misma ciudad',
    'inmueble sito en ⟦Necochea 650/652⟧',
    'con domicilio en ⟦calle 137 e/ 60 y 61 N° 1422⟧',
    'con domicilio en calle ⟦Gorostiaga dos mil trescientos doce⟧'.replace('calle ⟦', '⟦calle '),
    'la cédula a ⟦Vuelta de Obligado 2345, PB "B"⟧ volvió',
    'mi casa queda en ⟦avellaneda 455⟧',
    'nomenclatura catastral: ⟦Circ. 16, Secc. 29, Manz. 112, Parc. 4a⟧',
    'en Rosario 2019; Ford Ka 2016; Renault 12; Aula 12, Planta Alta; Formulario 931; Plan 2030',
  ])('%s', expectMarked);
});

describe('persons of every kind', () => {
  it.each([
    'El encargado era un tal ⟦Bermúdez⟧; mi cliente (⟦Pignataro⟧) pagó; me atendió ⟦Gonzalo⟧.',
    'la Doctora ⟦Nora Paz⟧ y doña ⟦Mercedes Paz viuda de Cattaneo⟧',
    'La Sra. ⟦de la Fuente⟧ y el Sr. ⟦Da Silva⟧. ⟦Da Silva⟧ pagó.',
    'Se presenta ⟦TERESITA DEL NIÑO JESÚS OROZCO⟧, abogada',
    'la niña ⟦B. I.⟧, de 8 años; la madre de ⟦B.⟧ declaró',
    'hola soy ⟦marina⟧, mi nombre es ⟦yamila soledad aguirrezabala⟧, mi abogada es la dra. ⟦perla benvenutto⟧',
    'alias "⟦Pipi⟧", de 30 años',
    '⟦Brisa Ledesma⟧ y ⟦T. N. L.⟧ (menor de edad)',
    'El Sr. ⟦Domingo Flores⟧ cobra. ⟦Flores⟧ es delegado y vive en Flores.',
    'la acreedora ⟦Mutual 12 de Octubre⟧ y el ⟦Fideicomiso Torres del Bajo⟧',
  ])('finds them: %s', expectMarked);

  it.each([
    'Como enseñan Aída Kemelmajer de Carlucci y Marisa Herrera, la regla es otra.',
    'La jueza es la Dra. Patricia Lemoine. Secretario: Dr. Facundo Otaño.',
    'Fdo.: José B. Fajre - Liliana Abreut de Begher - Claudio M. Kiper.',
    'el Juzgado de Familia N° 2, cuyo titular es el Dr. Fernando Arregui',
    'El Dr. Sebastián Picasso adhirió al voto.',
    'En contra, Ramón Daniel Pizarro (Daño moral, p. 450).',
    'la UFI N° 12 a cargo de la Dra. Valeria Courtade',
    'LA JEFA DE LA UDAI SALTA RESUELVE',
    'Año Nuevo, Semana Santa, Ley Lucio, Ley Justina',
    'conf. CNCiv., Sala F, Pérez, Juan c/ Gómez, Luis s/ daños, 12/3/2015',
    'como se dijo en Rodríguez, María Belén c/ Google Inc. (Fallos 337:1174)',
    'in re Cabrera c/ Ferrari; plenario Vallejo c/ Arena',
  ])('leaves officials, authors and customs: %s', expectMarked);
});
