import { expect, test } from 'vitest';
import { readContract } from './read-contract.ts';

const between = 'Entre Ana Paz, DNI 20.111.222, y SUR S.A., CUIT 30-71111111-1, se conviene:';

function read(title: string, ...clauses: string[]) {
  const text = [title, between, ...clauses].join('\n\n');
  return readContract.run({ text, withWording: false, underReview: [], contractKind: null });
}

function termOf(title: string, ...clauses: string[]) {
  return read(title, ...clauses).terms.find(({ label }) => label === 'Duración')?.finding.quote ?? null;
}

test.each([
  ['CONTRATO DE SERVICIOS', 'Mora: 2 % mensual.'],
  ['CONTRATO DE FRANQUICIA', 'Mora: tasa activa del Banco Nación.'],
  ['CONTRATO DE DISTRIBUCIÓN', 'La mora en el pago devengará la tasa activa del Banco Provincia.'],
  ['CONTRATO DE LOCACIÓN DE VIVIENDA', 'Quien se atrase paga la tasa pasiva del Banco Nación.'],
  ['CONTRATO DE MUTUO', 'Además se devengará un punitorio igual a la mitad de la tasa compensatoria.'],
  ['ACUERDO DE CONFIDENCIALIDAD', 'Se fija una multa de $ 6.000.000 por cada infracción.'],
  [
    'CONTRATO DE OBRA',
    'Paga US$ 40 por cada día de demora que no tenga justificación, hasta un máximo del 8 % del precio.',
  ],
])('what who pays late owes is the penalty (%s)', (title, clause) => {
  expect(read(title, `PRIMERA. ${clause}`, 'SEGUNDA. Las partes fijan sus domicilios.').penalty.quote).toContain(
    clause.replace(/\.$/, ''),
  );
});

test('a penalty of its own is told before the interest that nearly every contract has', () => {
  const fine =
    'Por cada día de retardo en la restitución la locataria satisfará una multa equivalente a un mes del canon.';
  const interest = 'La falta de pago en término genera un interés punitorio igual a la tasa activa del Banco Nación.';
  expect(read('LOCACIÓN COMERCIAL', `PRIMERA. ${interest}`, `SEGUNDA. ${fine}`).penalty.quote).toContain(fine);
});

test.each([
  ['CONTRATO DE SERVICIOS', 'El contrato dura un año y puede prorrogarse por escrito.'],
  ['CONTRATO DE SERVICIOS', 'El contrato es por doce meses.'],
  ['CONTRATO DE DISTRIBUCIÓN', 'Plazo: indeterminado, desde el 1º de febrero de 2026.'],
  ['CONTRATO DE TRABAJO', 'El vínculo se inicia el 8 de junio de 2026 y es por tiempo indeterminado.'],
  ['LOCACIÓN COMERCIAL', 'El término se fija en treinta y seis meses, que principian el primero de julio de 2026.'],
  ['BOLETO DE COMPRAVENTA', 'El saldo se abona en sesenta cuotas mensuales y consecutivas de U$S 500 cada una.'],
])('how long it lasts is told in each of these ways (%s)', (title, clause) => {
  expect(termOf(title, `PRIMERA. ${clause}`)).toContain(clause.slice(0, 30));
});

test('neither the title, days of rain, nor an end by marriage is how long a contract lasts', () => {
  expect(termOf('CONTRATO DE TRABAJO POR TIEMPO INDETERMINADO', 'PRIMERA. Cobrará por mes.')).toBeNull();
  const rain = 'Las lluvias que impidan trabajar corren el plazo por los días que anote la directora.';
  expect(termOf('CONTRATO DE OBRA', `PRIMERA. ${rain}`)).toBeNull();
});

test('who buys to sell again has a list for a price, and a bond is no price', () => {
  const list = 'El distribuidor pagará los productos según la lista mayorista vigente a la fecha de cada remito.';
  const bond = 'El distribuidor entregará un aval bancario por $ 25.000.000.';
  expect(read('CONTRATO DE DISTRIBUCIÓN', `PRIMERA. ${list}`, `SEGUNDA. ${bond}`).price.quote).toContain('lista');
  expect(read('CONTRATO DE DISTRIBUCIÓN', `PRIMERA. ${bond}`).price.mark).toBe('absent');
});

test.each([
  ['CONTRATO DE DISTRIBUCIÓN', 'Las modificaciones de la Lista se informarán con veinte días de antelación.', true],
  ['CONTRATO DE SERVICIOS', 'Los honorarios se revisan de común acuerdo en enero y julio.', true],
  ['LOCACIÓN COMERCIAL', 'El importe será revisado por la locadora en las oportunidades que determine.', true],
  ['CONTRATO DE SERVICIOS', 'El abono mensual no varía durante los treinta y seis meses iniciales.', false],
  [
    'BOLETO DE COMPRAVENTA',
    'Las variaciones de medida de hasta el dos por ciento no dan lugar a ajuste del precio.',
    false,
  ],
])('what moves a price is told, and not that it does not move (%s: %s)', (title, clause, isTold) => {
  expect(read(title, `PRIMERA. ${clause}`).adjustment.mark === 'absent').toBe(!isTold);
});

test.each([
  ['LOCACIÓN COMERCIAL', 'Garantía: seguro de caución de Fianzas y Crédito, por doce meses de canon.'],
  ['CONTRATO DE OBRA', 'De cada certificado se retiene un 5 % en concepto de fondo de reparo.'],
  ['LOCACIÓN COMERCIAL', 'Delia Bustamante, DNI 17.808.223, afianza las obligaciones de la inquilina.'],
])('a bond, what is kept of each payment and who stands by are guarantees (%s)', (title, clause) => {
  expect(read(title, `PRIMERA. ${clause}`).guarantee.quote).toContain(clause.slice(0, 30));
});

test('that the seller may still mortgage what was sold is no guarantee', () => {
  const clause = 'La vendedora se reserva la facultad de constituir hipotecas sobre el lote para financiar la obra.';
  expect(read('BOLETO DE COMPRAVENTA', `PRIMERA. ${clause}`).guarantee.mark).toBe('absent');
});

test('courts are told in few words, and not where somebody acts without them', () => {
  const without = 'La vendedora podrá retirar la unidad sin necesidad de acudir a la Justicia.';
  const { jurisdiction } = read(
    'COMPRAVENTA DE AUTOMOTOR',
    `PRIMERA. ${without}`,
    'SEGUNDA. Tribunales: los de Trelew.',
  );
  expect(jurisdiction.quote).toContain('Trelew');
});

test('the day may stand where the parties agree, behind what they consider', () => {
  const considering = `CONSIDERANDO: ${'Que la sociedad proyecta ampliar su planta de acopio. '.repeat(15)}`;
  const text = `CONTRATO DE MUTUO\n\n${considering}\n\nPOR ELLO, Ana Paz, DNI 20.111.222, y SUR S.A., CUIT 30-71111111-1, convienen con fecha 19 de mayo de 2026:\n\nPRIMERA. Se presta la suma de $ 100.000, que se devuelve en ocho cuotas. ${'El capital se reintegra en pesos. '.repeat(30)}`;
  const { date } = readContract.run({ text, withWording: false, underReview: [], contractKind: null });
  expect(date.iso).toBe('2026-05-19');
});

test('a table tells term and price row by row, and what follows where nobody ends it is not the term', () => {
  const table = [
    '| LUGAR    | San Martín de los Andes      |',
    '| PLAZO    | 120 días desde el acta       |',
    '| PRECIO   | $ 9.400.000, IVA incluido    |',
  ].join('\n');
  const works = read(
    'CONTRATO DE OBRA',
    table,
    '1. La recepción provisoria da un plazo de treinta días para corregir.',
  );
  expect(works.price.quote).toBe('| PRECIO   | $ 9.400.000, IVA incluido    |');
  expect(termOf('CONTRATO DE OBRA', table)).toBe('| PLAZO    | 120 días desde el acta       |');
  const goesOn =
    'Si continuara después, será por tiempo indeterminado, con un preaviso de un mes por cada año de vigencia.';
  expect(termOf('CONTRATO DE DISTRIBUCIÓN', `1. Plazo. El contrato rige por seis (6) años. ${goesOn}`)).toBe(
    'El contrato rige por seis (6) años.',
  );
});

test('a court is told where the parties agree on it, and not where a court fee is', () => {
  const { jurisdiction } = read(
    'CONTRATO DE SERVICIOS PROFESIONALES',
    'I. Honorarios. La tasa de justicia no será exigible si se concede el beneficio.',
    'II. Diferencias. Serán competentes los Juzgados Nacionales en lo Civil.',
  );
  expect(jurisdiction.quote).toContain('Juzgados Nacionales');
  expect(
    read('CONTRATO DE OBRA', 'PRIMERO. Se hace la obra.', 'SEGUNDO. Tribunales de La Plata.').jurisdiction.quote,
  ).toBe('Tribunales de La Plata.');
});

test('a thing without a pledge is no guarantee, and money left as a deposit is one', () => {
  const free = 'El vendedor declara que el automotor no tiene prenda ni embargo.';
  expect(read('COMPRAVENTA DE AUTOMOTOR', `PRIMERA. ${free}`).guarantee.mark).toBe('absent');
  expect(read('ALQUILER DE DEPARTAMENTO', 'PRIMERA. Deja $ 300.000 de depósito.').guarantee.quote).toContain('300.000');
});

test('for a secret nothing is paid, and a day of the week may stand before the day of signing', () => {
  const offer = 'La oferta queda aceptada si depositan $ 1.000 en la cuenta del pie.';
  expect(read('ACUERDO DE CONFIDENCIALIDAD', `PRIMERA. ${offer}`).price.mark).toBe('absent');
  const text =
    'Contrato de alquiler\n\nEn San Luis, hoy lunes 4 de mayo de 2026, Ana Paz y Luis Soto acordamos:\n\nPrimero. Se alquila la casa.';
  expect(readContract.run({ text, withWording: false, underReview: [], contractKind: null }).date.iso).toBe(
    '2026-05-04',
  );
});

test.each([
  ['SOFTWARE', 'Plazo: anual, con renovación por acuerdo.'],
  ['CONTRATO DE SERVICIOS', 'Vigencia: 01/02/2026 – 31/01/2027.'],
  ['CONTRATO DE OBRA', 'Los trabajos empezarán el 4 de mayo y terminarán el 30 de junio de 2026.'],
  ['COMPRAVENTA DE AUTOMOTOR', 'La unidad se entrega el 3 de junio de 2026.'],
  ['CONTRATO DE MUTUO', 'El deudor restituirá el capital en un solo pago el 3 de agosto de 2027.'],
  ['CONTRATO DE SERVICIOS', 'El servicio se prestará por doce meses a contar de la aceptación.'],
])('a term is told by its days and in one word too (%s)', (title, clause) => {
  expect(termOf(title, `1. ${clause}`)).toBe(clause);
});

test.each([
  ['ACUERDO DE CONFIDENCIALIDAD', 'Quien viole la reserva abonará USD 20.000.'],
  ['CONTRATO DE SOFTWARE', 'Por cada hora de caída se descontará el 2 % del abono.'],
  ['BOLETO DE COMPRAVENTA', 'La parte que incurra en mora pagará a la otra U$S 50 diarios.'],
])('what who breaks the contract owes is the penalty (%s)', (title, clause) => {
  expect(read(title, `1. ${clause}`).penalty.quote).toBe(clause);
});
