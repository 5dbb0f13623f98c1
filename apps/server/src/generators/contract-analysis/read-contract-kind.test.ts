import { expect, test } from 'vitest';
import { readContractKind, readRegime } from './read-contract-kind.ts';

const between =
  '\n\nEntre JUAN PÉREZ, DNI 20.111.222, en adelante UNA PARTE, y MARÍA GÓMEZ S.R.L., en adelante LA OTRA, se conviene:\n\n';

test.each([
  ['BOLETO DE COMPRAVENTA DE AUTOMOTOR USADO', 'Se vende un sedán modelo 2021.', 'sale'],
  ['BOLETO DE COMPRAVENTA', 'Se vende el lote 12 de la manzana 4.', 'land-sale-agreement'],
  ['RESERVA DE COMPRA DE DEPARTAMENTO EN POZO', 'Se promete vender la unidad funcional 5.', 'land-sale-agreement'],
  ['CESIÓN DE BOLETO DE COMPRAVENTA', 'Una parte cede y transfiere a la otra sus derechos.', 'assignment'],
  ['CONSTITUCIÓN DE S.A.S.', 'Se constituye una sociedad con un capital social de $ 1.000.000.', 'company'],
  ['ORGANIZACIÓN DE FIESTA DE QUINCE', 'Habrá música y comida para 120 personas.', 'services'],
  ['SOLICITUD DE ADHESIÓN AL GIMNASIO', 'Se paga una cuota mensual.', 'services'],
  ['TÉRMINOS DE SUSCRIPCIÓN DE PLATAFORMA', 'Se da acceso por un año.', 'software'],
  ['SOLICITUD Y CONDICIONES DEL SERVICIO', 'Se paga un abono.', 'services'],
  ['CONTRATO DE TRABAJO A PLAZO FIJO', 'Trabajará de vendedor seis meses.', 'employment'],
  ['ACUERDO ENTRE SOCIOS', 'Se regula la venta de las participaciones.', 'company'],
  ['LOTEO LOS SAUCES', 'Se vende el lote 4 en sesenta cuotas.', 'land-sale-agreement'],
  ['PACTO DE CUOTA LITIS', 'El abogado cobrará el veinte por ciento de lo que se obtenga.', 'services'],
  ['CONTRATO DE TRANSPORTE DE MERCADERÍAS', 'Se llevará la carga a Salta.', 'services'],
  ['ALQUILER DE CASA POR QUINCENA', 'Se alquila la casa de la costa.', 'temporary-lease'],
  ['CONTRATO DE COMPRAVENTA', 'La vendedora vende el departamento de calle Mitre 4.', 'land-sale-agreement'],
  ['BOLETO DE COMPRA-VENTA', 'Se promete la casa.', 'land-sale-agreement'],
  [
    'CONTRATO DE LOCACIÓN',
    'Se da en locación la casa para vivir, y no podrá dársele destino comercial.',
    'residential-lease',
  ],
  ['REFORMA DE COCINA', 'Se cambiarán las mesadas.', 'works'],
])('%s is known by its title', (title, body, kind) => {
  expect(readContractKind(`${title}${between}PRIMERA. ${body}`).kind).toBe(kind);
});

test('without a title it is what the parties say that they sign, and a shop is known by what it is used for', () => {
  const opening =
    'En Bahía Blanca, a 22 de junio de 2026, entre Ana Paz, locadora, y Luis Soto, locatario, se celebra el presente';
  expect(
    readContractKind(`${opening} contrato de locación comercial:\n\nPRIMERA: El canon es de $ 100.000.`).kind,
  ).toBe('commercial-lease');
  const shop = 'PRIMERA: Se cede el salón de ventas, que será aplicado con exclusividad a la venta de calzado.';
  expect(readContractKind(`${opening} contrato de locación:\n\n${shop}`).kind).toBe('commercial-lease');
});

test('below the head of an office or of a letter stands what the paper is', () => {
  const office = 'ESTUDIO PAZ & ASOCIADOS\nRosario\n\nCONTRATO DE FRANQUICIA';
  expect(readContractKind(`${office}${between}PRIMERA. Se paga una regalía.`).kind).toBe('franchise');
  const letter =
    'Salta, 2 de mayo de 2026\n\nSeñores\nREPARTOS SUR S.A.\n\nRef.: Oferta de distribución exclusiva\n\nDe nuestra consideración: ofrecemos lo que sigue.';
  expect(readContractKind(letter).kind).toBe('distribution');
});

test('it was negotiated where it tells by whom, and users of a program are no consumers', () => {
  const regimeOf = (text: string) => readRegime(text, []).regime;
  expect(regimeOf('Los términos fueron discutidos por las áreas técnica y legal de ambas partes.')).toBe('negotiated');
  expect(regimeOf('Ambas sociedades han negociado el presente con sus respectivos asesores.')).toBe('negotiated');
  expect(regimeOf('El Cliente declara haber negociado libremente las condiciones.')).toBe('unknown');
  expect(regimeOf('El Proveedor podrá verificar la cantidad de usuarios.')).toBe('unknown');
  expect(regimeOf('El usuario podrá arrepentirse.')).toBe('consumer');
});

test('an offer says what it is of, and a form names itself before its number', () => {
  const offer =
    'COPO ANDINO S.A.\nSan Juan, 18 de mayo de 2026\n\nRef.: Oferta irrevocable 07/26\n\nCOPO ANDINO S.A. formula a Ud. una oferta de franquicia que se tendrá por aceptada.';
  expect(readContractKind(offer).kind).toBe('franchise');
  const form =
    'PLAYA DE ESTACIONAMIENTO\n   SOLICITUD DE ABONO MENSUAL – Form. C-4           N.º 000871\n\nDATOS DEL RODADO\nMarca: Peugeot';
  expect(readContractKind(form).kind).toBe('services');
});
