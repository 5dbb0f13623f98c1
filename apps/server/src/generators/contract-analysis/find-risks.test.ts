import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLawRules } from '../../corpus/rules/open-law-rules.ts';
import { findProjectRoot } from '../../platform/project-root.ts';
import { readContract } from './read-contract.ts';

/** The checks that a clause meets in a contract with this beginning; low ones are notes and not told here. */
function gravesOf(opening: string, clause: string): string[] {
  const { risks } = readContract.run({
    text: `${opening}\n\n${clause}`,
    withWording: false,
    underReview: [],
    contractKind: null,
  });
  return risks.filter(({ level }) => level !== 'low').map(({ title }) => title);
}

const home =
  'CONTRATO DE LOCACIÓN DE VIVIENDA\n\nEntre Ana Paz, DNI 20.111.222, en adelante la LOCADORA, y Luis Soto, DNI 30.111.222, en adelante el LOCATARIO:';
const shop =
  'CONTRATO DE LOCACIÓN COMERCIAL\n\nEntre Ana Paz, DNI 20.111.222 (la "Locadora"), y Luis Soto, DNI 30.111.222 (el "Locatario"), con destino a librería:';
const loan =
  'CONTRATO DE MUTUO\n\nEntre CRÉDITOS DEL SUR S.A., CUIT 30-71111111-1, en adelante "la Entidad", y Luis Soto, DNI 30.111.222, en adelante "el Deudor":';
const reseller =
  'CONTRATO DE DISTRIBUCIÓN\n\nEntre ACEITES CUYO S.A., CUIT 30-71111111-1, en adelante "la Aceitera", y Luis Soto, DNI 30.111.222, en adelante "el Distribuidor":';
const works =
  'CONTRATO DE OBRA\n\nEntre Ana Paz, DNI 20.111.222, la comitente, y OBRAS SUR S.R.L., CUIT 30-71111111-1, la contratista:';
const job =
  'CONTRATO DE TRABAJO\n\nEmpleador: TALLER NORTE S.A., CUIT 30-71111111-1. Trabajador: Luis Soto, CUIL 20-30111222-3.';
const partners =
  'CONTRATO SOCIAL\n\nAna Paz, DNI 20.111.222, y Luis Soto, DNI 30.111.222, constituyen una sociedad de responsabilidad limitada.';
const gym =
  'FORMULARIO DE ADHESIÓN\n\n| PRESTADOR | PULSO S.A. (CUIT 30-71111111-1) |\n| SOCIO     | Luis Soto                       |\n\nAl pulsar "ACEPTO" el SOCIO celebra este contrato a distancia con el PRESTADOR:';
const trust =
  'CONTRATO DE FIDEICOMISO\n\nComo fiduciaria, GESTORA RÍO S.A., CUIT 30-71111111-1, y como fiduciante, Ana Paz, DNI 20.111.222.';

test.each([
  [
    home,
    'PRIMERA. El locatario pagará las expensas, también las extraordinarias, y el impuesto inmobiliario.',
    'gastos que no le tocan',
  ],
  [
    home,
    'PRIMERA. El locatario no podrá retirarse antes del plazo; si lo hiciera debe la totalidad de los alquileres restantes.',
    'Renuncia a irse antes',
  ],
  [home, 'PRIMERA. No se admiten niños ni personas con discapacidad en la vivienda.', 'Impide vivir'],
  [home, 'PRIMERA. Ante el atraso, la locadora podrá cortar la luz y el gas del departamento.', 'sin juez'],
  [home, 'PRIMERA. La propietaria podrá entrar al departamento cuando lo desee, sin avisar.', 'entra cuando quiere'],
  [home, 'PRIMERA. Depósito. La locadora no tendrá obligación de devolverlo ni de justificar su uso.', 'depósito'],
  [
    home,
    'PRIMERA. Intimado por setenta y dos horas, el locatario deberá desocupar el inmueble.',
    'Desalojo sin intimación',
  ],
  [home, 'PRIMERA. La locadora fijará el nuevo alquiler cada trimestre a su criterio.', 'una sola parte'],
  [home, 'PRIMERA. Garantía. El fiador sigue obligado aunque el contrato se renueve sin su firma.', 'fianza'],
  [shop, 'PRIMERA. Cuando el local sea enajenado, el contrato terminará a los diez días.', 'La venta'],
  [
    home,
    'PRIMERA. Sin ese aviso no podrá irse de la casa hasta el vencimiento y deberá cada alquiler.',
    'Renuncia a irse antes',
  ],
  [reseller, 'PRIMERA. La empresa podrá traspasar su posición sin la anuencia del Distribuidor.', 'ceder el contrato'],
  [gym, 'PRIMERA. La baja se pide en persona y se abona la tasa de desconexión.', 'dar la baja'],
  [gym, 'PRIMERA. Las clases nuevas se facturarán a quien no haya avisado que las rechaza.', 'nadie pidió'],
  [
    gym,
    'PRIMERA. Las quejas por la factura se admitirán dentro de los dos días; después quedará consentida.',
    'Acorta los plazos',
  ],
  [shop, 'PRIMERA. Si el local se vende, el locatario deberá desocupar a los treinta días.', 'La venta'],
  [
    shop,
    'PRIMERA. La locadora podrá rescindir en cualquier momento con quince días de aviso.',
    'El locador puede terminar',
  ],
  [
    home,
    'PRIMERA. El inquilino deja en garantía tres meses que no le serán reintegrados aunque entregue todo en orden.',
    'depósito se retiene',
  ],
  [home, 'PRIMERA. Quien habita paga lo que se gaste en la medianera y la fachada.', 'gastos que no le tocan'],
  [home, 'PRIMERA. Lo que gaste para que el techo no se caiga no le será reconocido.', 'Mejoras necesarias'],
  [gym, 'PRIMERA. PULSO no se hace cargo si por su culpa se rompen las cosas del SOCIO.', 'Se libera'],
  [gym, 'PRIMERA. Quien se va antes del año paga un cargo igual a seis abonos.', 'dar la baja'],
  [gym, 'PRIMERA. Si no dice que no en cinco días, se le cargará el plan de pileta.', 'nadie pidió'],
  [loan, 'PRIMERA. La tasa será del quince por ciento mensual.', 'Tasa de interés'],
  [shop, 'PRIMERA. Las llaves se reciben solo si el locatario exhibe el libre deuda.', 'llaves'],
  [shop, 'PRIMERA. Por cada día de atraso se pagará un 4 % de lo adeudado.', 'punitorio'],
  [shop, 'PRIMERA. El locatario primero pagará la liquidación y luego podrá discutirla.', 'defenderse en juicio'],
  [shop, 'PRIMERA. Toda controversia se resolverá ante los jueces de Madrid.', 'otro país'],
  [
    loan,
    'PRIMERA. Los intereses impagos se agregan al capital cada mes y devengan nuevos intereses.',
    'Capitaliza intereses',
  ],
  [loan, 'PRIMERA. En caso de mora el rodado prendado pasará a ser propiedad de la Entidad sin remate.', 'garantía'],
  [loan, 'PRIMERA. El Deudor firma un pagaré sin completar que la Entidad llenará si hay mora.', 'en blanco'],
  [loan, 'PRIMERA. El Deudor cede su sueldo en pago de las cuotas.', 'sueldos'],
  [loan, 'PRIMERA. La Entidad no responderá ni aun por el daño que cause con dolo.', 'a propósito'],
  [reseller, 'PRIMERA. El contrato dura dieciocho meses desde la firma.', 'Plazo'],
  [
    reseller,
    'PRIMERA. Por dos años desde que termine, el Distribuidor no podrá vender aceites de otros.',
    'No competencia',
  ],
  [reseller, 'PRIMERA. Al concluir, la Aceitera no aceptará la devolución del stock del distribuidor.', 'stock'],
  [works, 'PRIMERA. Pasado un año la contratista no responderá por grietas ni vicios de la estructura.', 'ruina'],
  [works, 'PRIMERA. El plazo es meramente estimativo y no da derecho a reclamo por la demora.', 'sin plazo cierto'],
  [works, 'PRIMERA. La contratista podrá sustituir los materiales y las marcas sin consultar.', 'cambia el proyecto'],
  [job, 'PRIMERA. Se descontará del sueldo cada rotura y cada llegada tarde.', 'Multas o descuentos'],
  [job, 'PRIMERA. Las vacaciones podrán reemplazarse por dinero.', 'vacaciones por dinero'],
  [job, 'PRIMERA. Las vacaciones no gozadas en el año se cambian por dinero.', 'vacaciones por dinero'],
  [
    loan,
    'PRIMERA. La mora será automática y devengará un interés punitorio del 9% mensual, que se capitalizará mensualmente.',
    'Capitaliza',
  ],
  [job, 'PRIMERA. El trabajador no podrá participar en asambleas del gremio.', 'sindical'],
  [job, 'PRIMERA. Parte de la remuneración se paga en mano y sin recibo.', 'en negro'],
  [partners, 'PRIMERA. Las pérdidas serán soportadas únicamente por el socio Soto.', 'sin ganancias o sin pérdidas'],
  [partners, 'PRIMERA. Ningún socio podrá transferir sus cuotas.', 'transferir cuotas'],
  [
    partners,
    'PRIMERA. El socio Paz recuperará su aporte con un interés fijo, haya o no ganancias.',
    'Asegura el capital',
  ],
  [
    gym,
    'PRIMERA. Si el SOCIO pidiera la baja antes de tiempo abonará, en un solo pago, la totalidad de las cuotas que falten.',
    'dar la baja',
  ],
  [
    gym,
    'PRIMERA. Serán competentes los tribunales de la Capital Federal, con exclusión de los del domicilio del SOCIO.',
    'lejos del consumidor',
  ],
  [
    home,
    'PRIMERA. La inquilina toma sobre sí el impuesto inmobiliario y la contribución de mejoras que liquide el municipio.',
    'gastos que no le tocan',
  ],
  [
    reseller,
    'PRIMERA. La Aceitera podrá prescindir del Distribuidor el día que lo disponga, con un correo electrónico y sin otra anticipación.',
    'poco preaviso',
  ],
  [
    works,
    'PRIMERA. Firmada el acta definitiva, la contratista nada deberá, ni aun por vicios que afecten los cimientos.',
    'ruina',
  ],
  [
    loan,
    'PRIMERA. Los réditos impagos se incorporarán cada treinta días a la deuda y serán base de cálculo de los siguientes.',
    'Capitaliza',
  ],
  [trust, 'PRIMERA. La fiduciaria no deberá rendir cuentas a nadie.', 'rendir cuentas'],
  [trust, 'PRIMERA. Al concluir, el remanente quedará para la fiduciaria.', 'se queda con los bienes'],
])('a clause that harms one side is told: %#', (opening, clause, title) => {
  expect(gravesOf(opening, clause).join(' · ')).toContain(title);
});

test.each([
  [
    home,
    'PRIMERA. El locatario podrá irse en cualquier momento pagando el diez por ciento del saldo del alquiler futuro.',
  ],
  [home, 'PRIMERA. Las expensas extraordinarias y el impuesto inmobiliario son a cargo de la locadora.'],
  [home, 'PRIMERA. La locadora no podrá cortar servicios ni ingresar sin permiso.'],
  [home, 'PRIMERA. El fiador responde hasta el vencimiento; para la prórroga se requerirá su consentimiento expreso.'],
  [home, 'PRIMERA. El depósito se restituirá dentro de los diez días, deducidas las deudas que se acrediten.'],
  [shop, 'PRIMERA. La venta del local no altera la locación, que el adquirente deberá respetar.'],
  [shop, 'PRIMERA. La mora devengará un punitorio del 2 % mensual.'],
  [shop, 'PRIMERA. La locadora no podrá negarse a recibir las llaves.'],
  [loan, 'PRIMERA. Los intereses no se capitalizan.'],
  [home, 'PRIMERA. La locadora recibirá las llaves aunque existan deudas, que podrá reclamar por separado.'],
  [home, 'PRIMERA. La fianza se extingue al vencer el plazo; para una prórroga hará falta nueva firma de la fiadora.'],
  [works, 'PRIMERA. Los mayores costos se reconocen solo si la comitente los aprueba por escrito.'],
  [loan, 'PRIMERA. Ninguna responde por la demora que se deba a caso fortuito, si lo comunica en cinco días.'],
  [
    home,
    'PRIMERA. Todo arreglo que requiera el uso cotidiano, como lámparas y cueritos, estará a cargo del Locatario.',
  ],
  [
    home,
    'PRIMERA. El depósito se devuelve al restituir la unidad el Locatario, y lo que falte se rinde con los comprobantes.',
  ],
  [home, 'PRIMERA. Se paga en la cuenta que el Locatario declara conocer y de la que se deja constancia en el anexo.'],
  [works, 'PRIMERA. El precio es fijo: ni la contratista podrá pedir que se lo aumente porque suban los materiales.'],
  [
    works,
    'PRIMERA. Si la comitente desistiera por su sola voluntad, abonará lo ejecutado, los materiales y la utilidad.',
  ],
  [reseller, 'PRIMERA. El contrato dura cinco años desde la firma.'],
  [works, 'PRIMERA. La contratista responde por la ruina durante diez años.'],
  [works, 'PRIMERA. Toda variación del proyecto requiere autorización escrita de la comitente.'],
  [job, 'PRIMERA. El sueldo se acredita en la cuenta sueldo, sin más descuentos que los de la ley.'],
  [partners, 'PRIMERA. Las ganancias y las pérdidas se distribuyen en proporción a los aportes.'],
  [trust, 'PRIMERA. La fiduciaria rinde cuentas cada seis meses y responde por su culpa.'],
  [trust, 'PRIMERA. La fiduciaria no podrá adquirir para sí ni para sus directores los bienes fideicomitidos.'],
  [
    job,
    'PRIMERA. Preaviso: quince días a cargo del trabajador; un mes o dos a cargo del empleador, según la antigüedad.',
  ],
  [job, 'PRIMERA. La indemnización por despido es la de la ley.'],
  [job, 'PRIMERA. Las vacaciones se gozan en la época que fija la ley y no se cambian por dinero.'],
  [job, 'PRIMERA. Período de prueba: el que establece el art. 92 bis de la Ley de Contrato de Trabajo, con aportes.'],
  [job, 'PRIMERA. No se hacen otros descuentos que los de ley y convenio y los adelantos que el trabajador pida.'],
  [
    job,
    'PRIMERA. El empleador podrá variar el horario de entrada hasta en media hora, sin alterar modalidades esenciales ni causar perjuicio.',
  ],
  [works, 'PRIMERA. La parte que se atrase pagará una multa de $ 45.000 por cada día de demora.'],
  [
    works,
    'PRIMERA. La contratista construirá la vivienda por ajuste alzado, con materiales a su cargo, según planos y pliego anexo.',
  ],
])('a lawful neighbour of such a clause is let be: %#', (opening, clause) => {
  expect(gravesOf(opening, clause)).toEqual([]);
});

test.each([
  [job, 'PRIMERA. El operario no integrará listas gremiales ni apoyará paros.'],
  [
    trust,
    'PRIMERA. Terminadas las ventas, la gestora quedará con las unidades sobrantes al liquidarse el fondo, como suyas.',
  ],
])('a clause that no pattern knows is told by its meaning, quoted and for somebody to judge: %#', (opening, clause) => {
  const { risks } = readContract.run({
    text: `${opening}\n\n${clause}`,
    withWording: false,
    underReview: [],
    contractKind: null,
  });
  const meant = risks.filter(({ why }) => why.includes('por el sentido de la cláusula'));
  expect(meant).toHaveLength(1);
  expect(clause).toContain(meant[0]?.quote);
  expect(meant[0]?.mark).toBe('to-judge');
});

const kindsOfChecks = new Map(
  openLawRules().contractRisks.map(({ id, kinds, title }) => [id, { kind: kinds?.[0], title }]),
);
/** What the checks do not find yet. */
const notYetFound = new Set([
  'El contrato se prorrogará automáticamente por igual período, salvo aviso con ciento veinte días de anticipación.',
  'La empresa podrá suspender las prestaciones cuando lo crea necesario y el cliente no podrá oponerse ni pedir compensación.',
  'La constructora designará a su criterio al perito y el comprador renuncia a cuestionarlo.',
  'Ni el incendio ni la inundación eximirán al comodatario de pagar el valor de la cosa.',
  'La acreedora podrá transmitir el contrato a cualquier tercero sin que haga falta la conformidad del deudor.',
  'Resuelto el boleto, lo entregado se imputará a daños y no se devolverá.',
  'La relación concluirá el 31 de diciembre sin necesidad de preaviso.',
  'El trabajador recibirá alojamiento en lugar del sesenta por ciento de su sueldo.',
  'La empleada que se case deberá presentar su renuncia.',
  'La garantía se extiende al nuevo contrato que celebren locador y locatario.',
  'Quien deje la vivienda antes de tiempo pagará cuatro mensualidades.',
  'La garantía cubre la totalidad de las obligaciones que tenga o llegue a tener el deudor.',
  'El depósito se restituirá al año de desocupada la vivienda y sin actualización.',
  'La vendedora no responde por vicios redhibitorios.',
]);

test('each check finds its clause in the words of somebody who had not seen its patterns', () => {
  const missed = readFileSync(join(findProjectRoot(), 'bench/documents/clause-wordings.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [id = '', clause = ''] = line.split('\t');
      const { kind = 'services', title } = kindsOfChecks.get(id) ?? {};
      const { risks } = readContract.run({
        text: `CONTRATO\n\nEntre una consumidora final, en relación de consumo, y la otra parte se conviene:\n\nPRIMERA. ${clause}\n`,
        withWording: false,
        underReview: [],
        contractKind: kind,
      });
      return risks.some((risk) => risk.title === title) ? [] : [clause];
    });
  expect(missed.filter((clause) => !notYetFound.has(clause))).toEqual([]);
});

test('a form names its parties in a table, a line broken before a name is no end, and a court is no party', () => {
  const partiesOf = (text: string) =>
    readContract.run({ text, withWording: false, underReview: [], contractKind: null }).parties.map(({ name }) => name);
  expect(partiesOf(`${gym}\n\nPRIMERA. Se paga una cuota.`)).toEqual(['PULSO S.A.', 'Luis Soto']);
  expect(
    partiesOf(
      'CONTRATO DE SERVICIOS\n\nDe un lado, SUR LTDA., con domicilio en Sarmiento 88, por su presidenta, Sra.\nEster Marcela Funes (D.N.I. 20.415.902), EL CLIENTE. Del otro, Luis Soto (D.N.I. 30.111.222), EL PRESTADOR.\n\nPRIMERA. Se prestan.',
    ),
  ).not.toContain('Ester Marcela Funes');
  expect(
    partiesOf(
      `${home}\n\nPRIMERA. Se someten a los Tribunales Ordinarios de la ciudad de Rosario y constituyen domicilio, la fiadora en el propio.`,
    ),
  ).toEqual(['Ana Paz', 'Luis Soto']);
});

test('the courts are told where they are agreed, and not where an order of some authority is named', () => {
  const { jurisdiction } = readContract.run({
    text: `${loan}\n\nPRIMERA. Nadie dará a conocer lo que sepa, salvo orden de autoridad competente.\n\nSEGUNDA. Serán competentes los tribunales de Salta.`,
    withWording: false,
    underReview: [],
    contractKind: null,
  });
  expect(jurisdiction.quote).toContain('Salta');
});

test.each([
  [reseller, 'PRIMERA. El Distribuidor entrega un pagaré por $ 8.000.000, con vencimiento a la vista.', 'pagaré'],
  [
    works,
    'PRIMERA. Por cada día de demora se descontará $ 40.000 por día, hasta el diez por ciento del precio.',
    'Pena',
  ],
  [shop, 'PRIMERA. Si el local es vendido, el comprador respetará este contrato hasta que termine.', 'La venta'],
])('what the law stands by is not told: %#', (opening, clause, title) => {
  expect(gravesOf(opening, clause).filter((told) => told.includes(title))).toEqual([]);
});

const lot =
  'BOLETO DE COMPRAVENTA\n\nEntre LOTES S.A., CUIT 30-71111111-1, en adelante la VENDEDORA, y Luis Soto, DNI 30.111.222, en adelante el COMPRADOR:';
const consumer =
  'CONDICIONES DEL SERVICIO\n\nEntre ALARMAS S.A., CUIT 30-71111111-1 (la "Empresa"), y Luis Soto, DNI 30.111.222 (el "Cliente"), para consumo final:';

test.each([
  [
    lot,
    'Aun después de escriturado, el COMPRADOR no enajenará el lote a persona alguna, sin término.',
    'Prohíbe para siempre vender lo comprado',
  ],
  [
    works,
    'La contratista no tendrá que atender las ordenanzas de edificación, higiene y seguridad.',
    'Se libera o limita la responsabilidad por daños',
  ],
  [
    works,
    'Los dueños pueden desistir, pero abonarán el precio completo como si estuviera hecha.',
    'Pena o interés punitorio para revisar',
  ],
  [
    shop,
    'Por cada día de retardo la locataria pagará una multa equivalente a seis meses del canon.',
    'Pena o interés punitorio para revisar',
  ],
  [
    reseller,
    'La Aceitera podrá elevar el mínimo de compras y aplicarlo hacia atrás.',
    'Una parte puede cambiar el contrato sola',
  ],
  [
    reseller,
    'Durante los seis años siguientes a la terminación, el Distribuidor no podrá repartir ni elaborar alimentos.',
    'No competencia después de terminar',
  ],
  [
    consumer,
    'El Cliente reconoce que la operación es firme y que no cabe volver sobre ella.',
    'Renuncia al arrepentimiento del consumidor',
  ],
])('a clause of papers by somebody who never saw the rules is told (%#)', (opening, clause, title) => {
  expect(gravesOf(opening, clause)).toContain(title);
});

test.each([
  [home, 'Las mejoras útiles o de lujo quedan en el inmueble sin derecho a reembolso.'],
  [shop, 'Las mejoras útiles y suntuarias quedarán incorporadas al inmueble sin indemnización.'],
  [home, 'Las mejoras quedan a beneficio de la propiedad, sin cargo para su dueño, excepto las necesarias.'],
  [
    home,
    'Si no se restituyera la casa, el Locatario deberá, por cada día de demora, una suma igual al doble del alquiler diario.',
  ],
  [
    shop,
    'La falta de pago genera a favor de la Locadora un interés punitorio igual a la tasa activa del Banco Nación.',
  ],
  [
    works,
    'La constructora no puede pasarle el contrato a otra empresa sin que los dueños estén de acuerdo por escrito.',
  ],
  [works, 'La constructora pone materiales, mano de obra y equipos.'],
  [works, 'Los materiales sobrantes que pagaron los dueños quedan para ellos.'],
  [job, 'La Empleadora podrá asignarle tareas afines dentro de su categoría, sin mengua de su remuneración.'],
  [consumer, 'Las cámaras interiores registran únicamente ante un evento.'],
  [consumer, 'El Cliente podrá ceder el contrato a quien lo suceda en la vivienda, llenando un formulario.'],
  [
    loan,
    'Dejar impaga una cuota de capital o de intereses faculta a exigir la totalidad de lo adeudado, previa intimación por quince días.',
  ],
  [lot, 'Si no lo hiciera, el COMPRADOR podrá suspender el pago de las cuotas hasta su terminación.'],
])('a lawful clause with the words of a check is not told (%#)', (opening, clause) => {
  expect(gravesOf(opening, clause)).toEqual([]);
});

const attorney =
  'CONVENIO DE HONORARIOS\n\nEntre el abogado Julio Paz, DNI 20.111.222, en adelante "el Abogado", y Luis Soto, DNI 30.111.222, en adelante "el Cliente":';
const secret =
  'ACUERDO DE CONFIDENCIALIDAD\n\nEntre BODEGA SUR S.A., CUIT 30-71111111-1 (la "Reveladora"), y Ana Paz, DNI 20.111.222 (la "Receptora"):';

test.each([
  [
    attorney,
    'El Abogado percibirá el cuarenta y cinco por ciento de lo que el Cliente cobre en el juicio.',
    'Cuota litis',
  ],
  [
    attorney,
    'Si el Cliente revocara el poder deberá los honorarios íntegros sobre lo demandado, aunque el juicio se pierda.',
    'revoca el encargo',
  ],
  [secret, 'La Receptora tampoco informará a jueces ni a organismos de control las evasiones que conozca.', 'callar'],
  [
    secret,
    'Cuanto la Receptora invente, para cualquier cliente, se tendrá por cedido a la Reveladora sin pago.',
    'todo lo que la otra parte cree',
  ],
  [
    secret,
    'La Reveladora podrá presentarse en la casa de la Receptora a cualquier hora, sin aviso, y revisar sus papeles.',
    'lo privado',
  ],
  [secret, 'La reserva comprende también lo público y lo que la Receptora conociera desde antes.', 'ya se conoce'],
  [
    works,
    'Si un operario reclamara salarios o no estuviera registrado, el pago correrá por cuenta de la comitente.',
    'deudas laborales',
  ],
  [
    reseller,
    'Todo pleito se llevará a los tribunales de Miami y se regirá por las leyes de Florida, sin los jueces argentinos.',
    'otro país',
  ],
])(
  'a clause against a client, against who keeps a secret or against the law of work is told (%#)',
  (opening, clause, title) => {
    expect(gravesOf(opening, `PRIMERA. ${clause}`).join()).toContain(title);
  },
);

test.each([
  [attorney, 'El Abogado percibirá el veinte por ciento de lo que el Cliente cobre en el juicio.'],
  [attorney, 'El Abogado podrá renunciar al encargo con aviso de treinta días y seguirá con lo urgente.'],
  [secret, 'La reserva no alcanza a lo que un juez o un organismo de control requiera.'],
  [works, 'La contratista es la única empleadora de su personal y responde por sus salarios y aportes.'],
  [reseller, 'Se aplican las leyes de Florida y entienden los tribunales ordinarios de Salta.'],
])('what professionals, secrets and employers lawfully agree on is not told (%#)', (opening, clause) => {
  expect(gravesOf(opening, `PRIMERA. ${clause}`)).toEqual([]);
});

test('the title of a contract is no clause of it', () => {
  const { risks } = readContract.run({
    text: 'CONTRATO DE TRABAJO A PLAZO FIJO\n\nEntre TALLER NORTE S.A., CUIT 30-71111111-1, y Luis Soto, CUIL 20-30111222-3:\n\nPRIMERA. Trabajará de tornero.',
    withWording: false,
    underReview: [],
    contractKind: null,
  });
  expect(risks.filter(({ level }) => level !== 'low')).toEqual([]);
});

test('a tenth of the rent for each day is told as grave', () => {
  expect(
    gravesOf(home, 'PRIMERA. Por la demora se paga el diez por ciento (10 %) del alquiler por cada día.'),
  ).toContain('Pena o interés punitorio para revisar');
});
