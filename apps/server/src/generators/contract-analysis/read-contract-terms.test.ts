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

const fieldOf = {
  term: (title: string, clauses: string) => termOf(title, clauses),
  price: (title: string, clauses: string) => quoteOf(read(title, clauses).price),
  adjustment: (title: string, clauses: string) => quoteOf(read(title, clauses).adjustment),
  penalty: (title: string, clauses: string) => quoteOf(read(title, clauses).penalty),
  guarantee: (title: string, clauses: string) => quoteOf(read(title, clauses).guarantee),
  jurisdiction: (title: string, clauses: string) => quoteOf(read(title, clauses).jurisdiction),
};
const quoteOf = ({ mark, quote }: { mark: string; quote: string | null }) => (mark === 'absent' ? null : quote);

test.each<[keyof typeof fieldOf, string, string, string | null]>([
  [
    'adjustment',
    'CONTRATO DE TRABAJO',
    'Sube en la misma proporción que las paritarias de comercio, y dos veces al año revisamos si corresponde algo más.',
    'paritarias',
  ],
  [
    'adjustment',
    'CONTRATO DE TRABAJO',
    'La remuneración acompañará los acuerdos paritarios de la actividad.',
    'paritarios',
  ],
  ['adjustment', 'CONTRATO DE TRABAJO', 'El salario se irá adecuando a las escalas del convenio.', 'escalas'],
  [
    'adjustment',
    'CONTRATO DE FRANQUICIA',
    '4. OPERACIÓN\n4.1. La FRANQUICIANTE podrá subir el porcentaje de la regalía tantas veces como lo estime apropiado, bastando su comunicación.',
    'podrá subir',
  ],
  ['adjustment', 'CONTRATO DE SERVICIOS', 'El abono se incrementará un 5 % cada dos meses.', '5 %'],
  ['adjustment', 'CONTRATO DE SERVICIOS', 'Cada tres meses los valores se mueven según el IPC.', 'IPC'],
  [
    'adjustment',
    'CONTRATO DE SERVICIOS',
    'La tarifa acompaña la inflación que informa el INDEC, trimestre a trimestre.',
    'inflación',
  ],
  ['adjustment', 'LOCACIÓN COMERCIAL', 'El Canon aumentará un 3 % al comenzar cada nuevo año de contrato.', '3 %'],
  [
    'adjustment',
    'LOCACIÓN COMERCIAL',
    'A partir del séptimo mes el canon será de $ 900.000 y desde el mes trece, de $ 1.100.000.',
    '900.000',
  ],
  ['adjustment', 'LOCACIÓN DE VIVIENDA', 'El alquiler sigue al Índice Casa Propia cada cuatro meses.', 'Casa Propia'],
  ['adjustment', 'BOLETO DE COMPRAVENTA', 'Las cuotas acompañarán el índice CAC de la construcción, mes a mes.', 'CAC'],
  ['adjustment', 'CONTRATO DE OBRA', 'Lo que falte certificar sube un 6 % cada tres meses.', '6 %'],
  [
    'adjustment',
    'LOCACIÓN COMERCIAL',
    'El precio del alquiler se revisará de común acuerdo cada seis meses.',
    'revisará',
  ],
  [
    'adjustment',
    'LOCACIÓN COMERCIAL',
    'El alquiler tendrá un incremento semestral igual a la variación del ICL.',
    'ICL',
  ],
  ['adjustment', 'LOCACIÓN COMERCIAL', 'Cada cuatrimestre el valor se lleva al que resulte de aplicar el IPC.', 'IPC'],
  [
    'adjustment',
    'CONTRATO DE SERVICIOS',
    'Los valores se expresan en UVA y se pagan en pesos al valor del día.',
    'UVA',
  ],
  ['adjustment', 'CONTRATO DE MUTUO', 'El capital se actualizará por CER.', 'CER'],
  ['adjustment', 'CONTRATO DE OBRA', 'El precio es cerrado y no admite reajuste.', null],
  ['adjustment', 'CONTRATO DE OBRA', 'La lluvia da lugar a prórroga y no a aumento.', null],
  [
    'guarantee',
    'LOCACIÓN DE VIVIENDA',
    'El locatario deja en depósito el equivalente a un mes de alquiler.',
    'depósito',
  ],
  [
    'guarantee',
    'LOCACIÓN DE VIVIENDA',
    'Como respaldo, la locataria entrega un recibo de sueldo de su hermana, que firma como garante.',
    'garante',
  ],
  ['guarantee', 'LOCACIÓN COMERCIAL', 'Garantiza el cumplimiento con una póliza de Fianzas Rioplatenses.', 'póliza'],
  ['guarantee', 'CONTRATO DE MUTUO', 'En garantía se grava con hipoteca la finca de la matrícula 12-3456.', 'hipoteca'],
  ['guarantee', 'CONTRATO DE MUTUO', 'El deudor libra un pagaré a la vista por igual suma.', 'pagaré'],
  [
    'jurisdiction',
    'CONTRATO DE FRANQUICIA',
    '8. CONTROVERSIAS\n8.1. Las diferencias serán resueltas por un panel de tres árbitros.\n8.2. El laudo admitirá los recursos de ley.',
    'árbitros',
  ],
  ['jurisdiction', 'CONTRATO DE OBRA', 'Si terminamos peleando vamos a los tribunales de Bariloche.', 'Bariloche'],
  ['jurisdiction', 'CONTRATO DE OBRA', 'Cualquier lío se arregla en el juzgado de Tigre.', 'Tigre'],
  [
    'jurisdiction',
    'CONTRATO DE SERVICIOS',
    'Puede ir a Defensa del Consumidor o a los tribunales de su domicilio.',
    'domicilio',
  ],
  ['jurisdiction', 'CONTRATO DE SERVICIOS', 'Entenderá la Justicia Nacional en lo Comercial.', 'Nacional'],
  ['jurisdiction', 'CONTRATO DE SERVICIOS', 'Foro: departamento judicial de La Plata.', 'La Plata'],
  [
    'jurisdiction',
    'CONTRATO DE SERVICIOS',
    'Los diferendos se ventilarán ante los jueces de San Isidro.',
    'San Isidro',
  ],
  ['jurisdiction', 'CONTRATO DE SERVICIOS', 'Para todo pleito, la Justicia Ordinaria de Formosa.', 'Formosa'],
  [
    'jurisdiction',
    'CONTRATO DE SERVICIOS',
    'A todos los efectos legales las partes se sujetan a la competencia de los tribunales de Salta, con renuncia a cualquier otro fuero.',
    'Salta',
  ],
  [
    'jurisdiction',
    'CONTRATO DE SERVICIOS',
    'La empresa informará a la Justicia si lo ordena un juez competente.',
    null,
  ],
  [
    'penalty',
    'ACUERDO DE CONFIDENCIALIDAD',
    'La Parte que incumpla abonará una cláusula penal de U$S 15.000 por cada revelación indebida.',
    '15.000',
  ],
  ['penalty', 'ACUERDO DE CONFIDENCIALIDAD', 'La infracción a este deber se sancionará con U$S 20.000.', '20.000'],
  [
    'penalty',
    'CONTRATO DE SERVICIOS',
    'Nos vas a pagar $ 85.000 por cada visita.\n\nLa multa por no avisar es de $ 20.000.',
    '20.000',
  ],
  [
    'penalty',
    'CONTRATO DE OBRA',
    'Si la Constructora se atrasa por culpa propia, descuenta $ 150.000 por semana, hasta un máximo del 8 % del precio.\n\nSi se demoran con algún trámite, el plazo se corre por la misma cantidad de días y no hay multa para nadie.',
    '150.000',
  ],
  ['penalty', 'CONTRATO DE OBRA', 'Cada día de atraso le cuesta a la contratista $ 40.000.', '40.000'],
  ['penalty', 'CONTRATO DE OBRA', 'Por semana de retraso se bonifica el 1 % del precio.', '1 %'],
  [
    'penalty',
    'CONTRATO DE SERVICIOS',
    'Por cada hora de demora injustificada se bonificará el 1 % del abono del mes, con un tope del 10 %.\n\nLas facturas vencidas devengan la tasa activa del Banco de la Nación Argentina, sin capitalización.',
    '1 %',
  ],
  [
    'penalty',
    'LOCACIÓN DE VIVIENDA',
    'El alquiler pagado fuera de término llevará un interés del 0,1 % por día hasta su pago.',
    '0,1 %',
  ],
  ['penalty', 'LOCACIÓN DE VIVIENDA', 'Quien pague tarde suma un 0,2 % diario.', '0,2 %'],
  ['penalty', 'CONTRATO DE SERVICIOS', 'Si un informe llega tarde, se nos resta el 5 % de ese mes.', '5 %'],
  ['penalty', 'CONTRATO DE SERVICIOS', 'El deudor en mora abonará un recargo del dos por ciento por mes.', 'recargo'],
  [
    'penalty',
    'LOCACIÓN COMERCIAL',
    'Vencido el plazo sin que se devuelva el local, corre una pena de $ 90.000 diarios.',
    '90.000',
  ],
  [
    'penalty',
    'LOCACIÓN COMERCIAL',
    'El atraso devenga de pleno derecho la tasa que el Banco Nación cobra por descubiertos.',
    'descubiertos',
  ],
  [
    'price',
    'CONTRATO DE FRANQUICIA',
    '3. CONTRAPRESTACIÓN\n3.1. Derecho de ingreso: U$S 18.000, ya abonados.\n3.2. Regalía: 5 % de las ventas netas de cada mes.\n\n4. OPERACIÓN\n4.1. El FRANQUICIADO comprará el café en grano a la FRANQUICIANTE, a los precios de la lista común de la red.',
    '5 %',
  ],
  [
    'price',
    'CONTRATO DE FRANQUICIA',
    'Por el uso de la marca el franquiciado paga un canon del 6 % sobre la facturación.\n\nLos insumos se compran según lista.',
    '6 %',
  ],
  [
    'price',
    'CONTRATO DE FRANQUICIA',
    'La inversión inicial ronda los $ 80.000.000.\n\nLa regalía mensual asciende al cuatro por ciento de las ventas brutas.',
    'cuatro por ciento',
  ],
  [
    'price',
    'ACUERDO DE CONFIDENCIALIDAD',
    'La Parte que incumpla abonará una cláusula penal de U$S 15.000 por cada revelación indebida.',
    null,
  ],
  ['price', 'ACUERDO DE CONFIDENCIALIDAD', 'La infracción a este deber se sancionará con U$S 20.000.', null],
  ['price', 'CONTRATO DE AGENCIA', 'El Agente gana un 8 % sobre cada venta cobrada.', '8 %'],
  [
    'price',
    'CONTRATO DE DISTRIBUCIÓN',
    'El Distribuidor adquiere los productos con un 25 % de descuento sobre el precio de lista.',
    '25 %',
  ],
  [
    'price',
    'CONTRATO DE SERVICIOS',
    'Nos vas a pagar $ 85.000 por cada visita.\n\nLa multa por no avisar es de $ 20.000.',
    '85.000',
  ],
  [
    'price',
    'CONTRATO DE OBRA',
    'Son $ 118.000.000 por todo concepto, mano de obra y materiales.\n\nEl anticipo es de $ 30.000.000.',
    '118.000.000',
  ],
  ['price', 'CONTRATO DE TRABAJO', 'Multa: no hay.\n\nEl sueldo bruto es de $ 1.200.000.', '1.200.000'],
  [
    'price',
    'LOCACIÓN COMERCIAL',
    'Canon locativo: PESOS UN MILLÓN DOSCIENTOS MIL.-\n\nDepósito: PESOS DOS MILLONES.-',
    'UN MILLÓN DOSCIENTOS MIL',
  ],
  [
    'price',
    'CONTRATO DE SERVICIOS',
    'Por todo concepto se abona la suma de pesos ochocientos mil por mes.',
    'ochocientos mil',
  ],
  ['term', 'CONTRATO DE TRABAJO', 'Ingresás el 5 de octubre. Los primeros catorce meses serán a prueba.', null],
  [
    'term',
    'CONTRATO DE TRABAJO',
    'La relación es por tiempo indeterminado, con un período de prueba de tres meses.',
    'tiempo indeterminado',
  ],
  [
    'term',
    'CONTRATO DE MUTUO',
    'El tomador se obliga a devolver dicha suma en doce cuotas mensuales, iguales y consecutivas de $ 248.361 cada una, venciendo la primera el día 18 de julio de 2026.\n\nLa falta de pago de tres cuotas consecutivas hará decaer los plazos.',
    'doce cuotas',
  ],
  [
    'term',
    'CONTRATO DE SERVICIOS',
    'Empezamos el 1 de abril y trabajamos juntos hasta el 31 de diciembre de 2026.',
    '31 de diciembre',
  ],
  [
    'term',
    'CONTRATO DE SERVICIOS',
    'Este abono corre mes a mes hasta que alguno avise.\n\nLa clave vence cada treinta días.',
    'mes a mes',
  ],
  [
    'term',
    'LOCACIÓN DE VIVIENDA',
    'La locación se conviene por el término de tres años, a computarse desde el 1/6/2026.\n\nEl depósito se devuelve a los treinta días.',
    'tres años',
  ],
  [
    'term',
    'LOCACIÓN COMERCIAL',
    'El locatario ocupará el local durante cuatro años que arrancan el 1 de junio de 2026.',
    'cuatro años',
  ],
  [
    'term',
    'CONTRATO DE OBRA',
    'La obra se empieza el 2 de marzo de 2026 y se termina en diez meses.\n\nDesde la entrega responde durante un año por los detalles.',
    'diez meses',
  ],
  ['term', 'CONTRATO DE OBRA', 'La casa tiene que estar lista para el 20 de diciembre de 2026.', '20 de diciembre'],
  [
    'term',
    'CONTRATO DE OBRA',
    'La constructora cuenta con 180 días corridos para terminar los trabajos, a partir del acta de inicio.',
    '180 días',
  ],
  [
    'term',
    'CONTRATO DE FRANQUICIA',
    'La franquicia regirá por cinco años desde la apertura del local.\n\nDurante un año posterior a la extinción no competirá.',
    'cinco años',
  ],
  ['term', 'CONTRATO DE AGENCIA', 'La vinculación no tiene fecha de finalización prevista.', 'no tiene fecha'],
  [
    'term',
    'CONTRATO DE COMODATO',
    'El préstamo termina cuando el comodatario se reciba, y a más tardar el 30 de noviembre de 2027.',
    '2027',
  ],
  [
    'term',
    'ALQUILER TEMPORARIO',
    'Check-in: 3 de enero de 2027, 15 h. Check-out: 18 de enero de 2027, 10 h.',
    'Check-in',
  ],
  [
    'term',
    'ACUERDO DE CONFIDENCIALIDAD',
    'Este Acuerdo permanecerá en vigor por dos años desde la Fecha Efectiva, y las obligaciones de reserva sobrevivirán por tres años adicionales.',
    'dos años',
  ],
  [
    'term',
    'LOCACIÓN DE VIVIENDA',
    'El contrato comienza el día primero de junio de 2026 y finaliza el treinta y uno de mayo de 2029.',
    'comienza',
  ],
  [
    'term',
    'LOCACIÓN DE VIVIENDA',
    'VIGENCIA: veinticuatro (24) meses, computados a partir de la entrega de llaves.',
    'veinticuatro',
  ],
  [
    'term',
    'LOCACIÓN DE VIVIENDA',
    'El garante paga si el inquilino no paga, hasta que se devuelvan las llaves.\n\nDos años es el plazo.',
    'Dos años',
  ],
  [
    'term',
    'CONTRATO DE AGENCIA',
    'El acuerdo se mantendrá vigente durante treinta meses.\n\nLas comisiones se liquidan a los quince días.',
    'treinta meses',
  ],
  [
    'term',
    'CONTRATO DE COMODATO',
    'Te presto la camioneta desde el 1 hasta el 30 de septiembre de 2026.',
    '30 de septiembre',
  ],
  [
    'term',
    'CONTRATO DE SERVICIOS',
    'El encargo termina con la entrega del informe final, prevista para el 15 de octubre de 2026.',
    '15 de octubre',
  ],
])('the %s is told in many hands (%s: %s)', (field, title, clauses, words) => {
  const told = fieldOf[field](title, clauses);
  if (words === null) expect(told).toBeNull();
  else expect(told).toContain(words);
});

test.each<[string, string, Record<string, string>]>([
  [
    'ACUERDO DE CONFIDENCIALIDAD',
    'ACUERDO DE CONFIDENCIALIDAD\n\nEste Acuerdo se celebra el 30 de abril de 2026 entre BIOVERTIENTE S.A., una sociedad constituida bajo las leyes argentinas, con domicilio en Av. del Libertador 5990 ("Biovertiente"), y LABORATORIOS QUEBRACHO S.A., con domicilio en Zárate ("Quebracho").\n\nSección 1. Las Partes guardan secreto.',
    { date: '2026-04-30' },
  ],
  [
    'Contrato de trabajo',
    'Contrato de trabajo\n\nDatos\n  • Empleadora: TEMPOLAB S.A., CUIT 30-71655309-2 ("TempoLab"), Mendoza.\n  • Trabajadora: ROCÍO FERREYRA, DNI 38.756.220, Guaymallén.\n  • Fecha: 1 de octubre de 2026\n\nInicio\nIngresás el 5 de octubre de 2026. Los primeros tres meses son a prueba.',
    { date: '2026-10-01' },
  ],
  [
    'CONTRATO DE LOCACIÓN DE SERVICIOS',
    'CONTRATO DE LOCACIÓN DE SERVICIOS\n\nPrestador: Juan Cruz Varela — CUIT 20-30111222-3\nCliente: Estudio Norte SRL — CUIT 30-70111222-3\nFecha: 3/5/2026\n\n1. Servicio. Diseño.',
    { date: '2026-05-03' },
  ],
  [
    'ESCRITURA NÚMERO CIENTO DOS.- En la Ciud',
    'ESCRITURA NÚMERO CIENTO DOS.- En la Ciudad de Salta, a cuatro de mayo de dos mil veintiséis, ante mí, Escribano autorizante, comparecen: por una parte, Mario Alberto TEJERINA, argentino, soltero, DNI 20.111.333, CUIT 20-20111333-4, domiciliado en Balcarce 100; y por la otra, Susana Beatriz FIGUEROA, argentina, viuda, DNI 18.222.444, domiciliada en Mitre 22.-\n\nPRIMERO: Vende el inmueble.',
    { date: '2026-05-04' },
  ],
  [
    'CONTRATO DE PRENDA CON REGISTRO',
    'CONTRATO DE PRENDA CON REGISTRO\n\nACREEDOR PRENDARIO: BANCO DEL VALLE S.A. ..... CUIT 30-50001234-5\nDEUDOR PRENDARIO: OSCAR RAÚL MIÑO ..... DNI 21.345.678\nCODEUDORA: LILIANA ESTER PAZ ..... DNI 22.345.678\nLUGAR Y FECHA: RESISTENCIA, 4 DE MAYO DE 2026\n\nPRIMERA: EL ACREEDOR PRESTA AL DEUDOR LA SUMA DE PESOS DOCE MILLONES ($ 12.000.000), PAGADERA EN TREINTA Y SEIS (36) CUOTAS MENSUALES.\n\nSEGUNDA: EN GARANTÍA EL DEUDOR CONSTITUYE PRENDA FIJA EN PRIMER GRADO SOBRE EL TRACTOR MARCA PAUNY.\n\nTERCERA: LA FALTA DE PAGO DEVENGARÁ UN INTERÉS PUNITORIO DEL 3 % MENSUAL.\n\nCUARTA: LAS PARTES SE SOMETEN A LOS TRIBUNALES DE RESISTENCIA.',
    {
      date: '2026-05-04',
      price: '12.000.000',
      term: 'TREINTA Y SEIS',
      guarantee: 'PRENDA',
      penalty: '3 %',
      jurisdiction: 'RESISTENCIA',
    },
  ],
  [
    'PRESUPUESTO N° 145',
    'PRESUPUESTO N° 145\n\nDe: CONSTRUCCIONES PÉREZ HNOS. S.R.L. — CUIT 30-70999888-1\nPara: Sra. Elena Márquez — DNI 17.888.999\nFecha: 14/04/2026\nObra: ampliación de cocina\n\nMano de obra y materiales: $ 9.800.000.\nPlazo de obra: 45 días hábiles desde el anticipo.\nForma de pago: 40 % de anticipo, 60 % contra entrega.\nSi la inflación supera el 5 % mensual, el saldo se actualiza por el índice CAC.\nAceptado este presupuesto queda firme como contrato.',
    { date: '2026-04-14', price: '9.800.000', term: '45 días', adjustment: 'CAC', kind: 'works' },
  ],
  [
    'SERVICE OFFER / OFERTA DE SERVICIOS',
    'SERVICE OFFER / OFERTA DE SERVICIOS\n\nBuenos Aires, May 4, 2026 / Buenos Aires, 4 de mayo de 2026\n\nFrom / De: CODERS SUR S.A. (CUIT 30-71222333-9)\nTo / A: BRIGHT LAKE LLC\n\n1. Services / Servicios. CODERS SUR S.A. prestará servicios de desarrollo.\n2. Fees / Honorarios. USD 12.000 por mes.\n3. Term / Plazo. Doce meses desde la aceptación / Twelve months.\n4. Late payment / Mora. 1 % mensual.',
    { date: '2026-05-04', price: '12.000', term: 'Doce meses', penalty: '1 %' },
  ],
  [
    'CONTRATO DE LOCACIÓN TEMPORARIA',
    'CONTRATO DE LOCACIÓN TEMPORARIA\n\n| Anfitriona | Paula Inés Correa, DNI 25.111.222 |\n| Huésped | Martín Lagos, DNI 30.111.222 |\n| Estadía | del 3 al 17 de enero de 2027 (14 noches) |\n| Precio | USD 1.400 por toda la estadía |\n| Garantía | USD 300 en efectivo, se devuelve al salir |\n| Fecha | 20 de noviembre de 2026 |\n\n1. La casa se entrega limpia.\n2. Por cada noche de más el huésped paga USD 200.',
    { price: '1.400', term: '14 noches', guarantee: '300', date: '2026-11-20', penalty: '200' },
  ],
  [
    'CONTRATO DE TRABAJO',
    'CONTRATO DE TRABAJO\n\nEn la ciudad de Neuquén, a los 4 días del mes de mayo del año 2026, se reúnen: la firma FRUTAS DEL ALTO VALLE S.R.L., C.U.I.T. N° 30-70111222-3, representada por el Sr. Juan Andrés Coria en su carácter de socio gerente (EL EMPLEADOR) y la Sra. NORA BEATRIZ QUIROGA, D.N.I. N° 28.111.222 (LA TRABAJADORA), quienes acuerdan:\n\nPRIMERO: La trabajadora ingresa el 11 de mayo de 2026 y el vínculo es por tiempo indeterminado.\n\nSEGUNDO: Percibirá $ 1.150.000 mensuales, que se moverán con las paritarias del gremio.',
    { date: '2026-05-04', term: 'tiempo indeterminado', price: '1.150.000', adjustment: 'paritarias' },
  ],
  [
    'CONTRATO CONSTITUTIVO DE S.R.L.',
    'CONTRATO CONSTITUTIVO DE S.R.L.\n\nEn Mendoza, el 8 de junio de 2026, IVÁN PARDO, argentino, 40 años, soltero, comerciante, DNI 29.111.222, domiciliado en San Martín 100, y SOFÍA RINALDI, argentina, 38 años, casada, ingeniera, DNI 31.111.222, constituyen una sociedad de responsabilidad limitada.\n\nArtículo 1. Se denomina BODEGAS PARDO S.R.L. y tiene sede en Mendoza.\n\nArtículo 2. Su duración es de noventa y nueve años.\n\nArtículo 4. El capital es de $ 10.000.000.',
    { date: '2026-06-08', term: 'noventa y nueve', price: '10.000.000', kind: 'company' },
  ],
  [
    'CONTRATO DE FIDEICOMISO INMOBILIARIO',
    'CONTRATO DE FIDEICOMISO INMOBILIARIO\n\nEntre ESTUDIO FIDUCIARIO DEL PLATA S.A., CUIT 30-71000111-2, representado en este acto por su presidente, Cr. Mario Benítez, en adelante el FIDUCIARIO, y los fiduciantes ALICIA RUANO, DNI 14.111.222, y CARLOS RUANO, DNI 16.111.222, se celebra el 2 de febrero de 2026 en La Plata:\n\nCLÁUSULA 1. Los fiduciantes aportan US$ 250.000.\n\nCLÁUSULA 2. El fideicomiso durará hasta la adjudicación de las unidades y no más de ocho años.',
    { date: '2026-02-02', price: '250.000', term: 'ocho años' },
  ],
  [
    'CONTRATO DE LICENCIA DE SOFTWARE',
    'CONTRATO DE LICENCIA DE SOFTWARE\n\n1. Partes. Licenciante: DATOSUR S.A.S., CUIT 30-71555666-7. Licenciataria: CLÍNICA DEL SOL S.A., CUIT 30-60555666-7.\n2. Fecha de firma: 5 de marzo de 2026, en Rosario.\n3. Precio. USD 900 por mes, por usuario nombrado hasta treinta.\n4. Ajuste: ninguno durante el primer año; después, CPI de los Estados Unidos.\n5. Duración: 24 meses.\n6. Nivel de servicio: por cada punto por debajo de 99,5 % se acredita el 3 % del mes.',
    { date: '2026-03-05', price: '900', term: '24 meses', adjustment: 'CPI', penalty: '3 %' },
  ],
  [
    'Contrato de locación comercial',
    'Contrato de locación comercial\n\nLocador: Sucesión de Anselmo Ibarra, representada por su administradora judicial Marta Ibarra, DNI 12.111.222.\nLocataria: Panadería Don Ernesto S.R.L., CUIT 30-70111999-1.\nGarantía: fianza personal de Ernesto Vega, DNI 20.999.888.\nFirmado en San Juan el 1 de julio de 2026.\n\n1. Canon: $ 900.000 por mes.',
    { date: '2026-07-01', guarantee: 'fianza', price: '900.000' },
  ],
  [
    'BOLETO DE COMPRAVENTA',
    'BOLETO DE COMPRAVENTA\n\nEn Rafaela, a 3 de junio de 2026, entre los cónyuges en primeras nupcias Hugo Daniel SARTORI (DNI 18.111.222) y Ana María BOSSIO (DNI 19.111.222), por la parte vendedora, y Federico LUNA (DNI 33.111.222), por la parte compradora, se conviene:\n\n1) Los vendedores venden la casa de Belgrano 200.\n2) El precio se fija en U$S 95.000, que se abona: U$S 30.000 en este acto y el resto al escriturar.\n3) La escritura se firma a los noventa días.\n4) Seña: si el comprador desiste la pierde; si desisten los vendedores devuelven el doble.',
    { date: '2026-06-03', price: '95.000', term: 'noventa días' },
  ],
  [
    'CONTRATO DE DISTRIBUCIÓN',
    'CONTRATO DE DISTRIBUCIÓN\n\nEntre LÁCTEOS LA PAMPA S.A. ("La Pampa"), con domicilio en Santa Rosa, y MAYORISTA ONCE S.R.L. ("Once"), con domicilio en CABA, se acuerda con fecha 10 de agosto de 2026 lo siguiente:\n\n1. La Pampa confiere a Once la distribución en CABA por cinco años.\n2. Once compra según la lista de distribuidores con 18 % de descuento.\n3. La lista puede cambiar con treinta días de aviso.\n4. Once entrega un aval bancario por $ 40.000.000.\n5. Diferencias: arbitraje de la Bolsa de Comercio de Buenos Aires.',
    {
      date: '2026-08-10',
      term: 'cinco años',
      price: '18 %',
      adjustment: 'treinta días',
      guarantee: 'aval',
      jurisdiction: 'arbitraje',
    },
  ],
  [
    'CONTRATO DE ALQUILER DE VIVIENDA',
    'CONTRATO DE ALQUILER DE VIVIENDA\n\nYo, Elsa Ferrari (DNI 11.222.333), dueña de la casa de Mitre 50, se la alquilo a Pablo Ríos (DNI 30.222.333) y a Carla Vera (DNI 31.222.333). Sale de garante la mamá de Pablo, Susana Ríos (DNI 14.222.333). Lo firmamos en Tigre el 2 de marzo de 2026.\n\n- El alquiler arranca en $ 500.000 y cada tres meses le sumamos lo que diga el IPC.\n- Son dos años, hasta el 28 de febrero de 2028.\n- Dejan un mes de depósito.\n- Si pagan tarde, 0,3 % por día.',
    { date: '2026-03-02', price: '500.000', adjustment: 'IPC', term: 'dos años', penalty: '0,3 %' },
  ],
  [
    'FORMULARIO DE ADHESIÓN — PLAN FIBRA',
    'FORMULARIO DE ADHESIÓN — PLAN FIBRA\n\nTitular: Gómez, Laura Inés    DNI: 29.111.222\nEmpresa: TELECABLE ANDINO S.A.   CUIT: 30-69111222-3\nFecha de alta: 12/09/2026\nAbono: $ 28.500 finales\nPermanencia: 12 meses\n\nCondiciones: 1. El precio se actualiza cada 60 días según lo que fije la empresa.',
    { date: '2026-09-12', price: '28.500', term: '12 meses' },
  ],
])('forms, tables, quotations and plain papers tell their data (%s)', (_, text, wanted) => {
  const own = readContract.run({ text, withWording: false, underReview: [], contractKind: null });
  const told: Record<string, string | null> = {
    kind: own.type.kind,
    date: own.date.iso,
    term: own.terms.find(({ label }) => label === 'Duración')?.finding.quote ?? null,
    price: quoteOf(own.price),
    adjustment: quoteOf(own.adjustment),
    penalty: quoteOf(own.penalty),
    guarantee: quoteOf(own.guarantee),
    jurisdiction: quoteOf(own.jurisdiction),
  };
  for (const [field, words] of Object.entries(wanted)) expect(told[field]).toContain(words);
});
