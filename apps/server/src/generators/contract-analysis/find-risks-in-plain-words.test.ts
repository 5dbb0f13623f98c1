import { expect, test } from 'vitest';
import { openLawRules } from '../../corpus/rules/open-law-rules.ts';
import { readContract } from './read-contract.ts';

/** How a contract of each kind begins; its clause is looked at alone. */
const openings = {
  web: 'CONTRATO DE SERVICIOS\n\nEste acuerdo es entre usted, Luis Soto, DNI 30.111.222 (el "Cliente"), consumidor final, y nosotros, REDES SUR S.A., CUIT 30-71111111-1 (la "Empresa"). Lo firmamos en su casa.',
  job: 'CONTRATO DE TRABAJO\n\nEmpleador: TALLER NORTE S.A., CUIT 30-71111111-1. Trabajador: Luis Soto, CUIL 20-30111222-3.',
  land: 'BOLETO DE COMPRAVENTA DE LOTE\n\nEntre LOTEOS SUR S.A., CUIT 30-71111111-1, la vendedora, y Luis Soto, DNI 30.111.222, el comprador, que compra para edificar su vivienda:',
  home: 'CONTRATO DE LOCACIÓN DE VIVIENDA\n\nEntre Ana Paz, DNI 20.111.222, en adelante la LOCADORA, y Luis Soto, DNI 30.111.222, en adelante el LOCATARIO:',
  shop: 'CONTRATO DE LOCACIÓN COMERCIAL\n\nEntre Ana Paz, DNI 20.111.222 (la "Locadora"), y Luis Soto, DNI 30.111.222 (el "Locatario"), con destino a librería:',
  gym: 'FORMULARIO DE ADHESIÓN\n\n| PRESTADOR | PULSO S.A. (CUIT 30-71111111-1) |\n| SOCIO     | Luis Soto                       |\n\nAl pulsar "ACEPTO" el SOCIO celebra este contrato a distancia con el PRESTADOR:',
  serv: 'CONTRATO DE LOCACIÓN DE SERVICIOS\n\nEntre CONSULTORA SUR S.A., CUIT 30-71111111-1, la prestadora, y Luis Soto, DNI 30.111.222, el cliente, que adhiere a estas condiciones generales:',
  works:
    'CONTRATO DE OBRA\n\nEntre Ana Paz, DNI 20.111.222, la comitente, que hace su casa, y OBRAS SUR S.R.L., CUIT 30-71111111-1, la contratista:',
  loan: 'CONTRATO DE MUTUO\n\nEntre CRÉDITOS DEL SUR S.A., CUIT 30-71111111-1, en adelante "la Entidad", y Luis Soto, DNI 30.111.222, en adelante "el Deudor", que destina el préstamo a su consumo familiar:',
  fran: 'CONTRATO DE FRANQUICIA\n\nEntre CAFÉ CUYO S.A., CUIT 30-71111111-1, en adelante "la Franquiciante", y Luis Soto, DNI 30.111.222, en adelante "el Franquiciado":',
  part: 'CONTRATO SOCIAL\n\nAna Paz, DNI 20.111.222, y Luis Soto, DNI 30.111.222, constituyen una sociedad de responsabilidad limitada.',
  nda: 'ACUERDO DE CONFIDENCIALIDAD\n\nEntre BIO SUR S.A., CUIT 30-71111111-1, la Reveladora, y Luis Soto, DNI 30.111.222, el Receptor:',
  temp: 'ALQUILER TEMPORARIO TURÍSTICO\n\nEntre Ana Paz, DNI 20.111.222 (la Anfitriona), y Luis Soto, DNI 30.111.222 (el Huésped):',
  soft: 'CONTRATO DE DESARROLLO DE SOFTWARE\n\nEntre CODIGO SUR S.A., CUIT 30-71111111-1, la Desarrolladora, y Luis Soto, DNI 30.111.222, el Cliente, que adhiere a estas condiciones generales:',
  dist: 'CONTRATO DE DISTRIBUCIÓN\n\nEntre ACEITES CUYO S.A., CUIT 30-71111111-1, en adelante "la Fabricante", y Luis Soto, DNI 30.111.222, en adelante "el Distribuidor":',
  trust:
    'CONTRATO DE FIDEICOMISO\n\nComo fiduciaria, GESTORA RÍO S.A., CUIT 30-71111111-1, y como fiduciante, Ana Paz, DNI 20.111.222.',
  car: 'COMPRAVENTA DE AUTOMOTOR\n\nEntre AGENCIA SUR S.A., CUIT 30-71111111-1, la vendedora, y Luis Soto, DNI 30.111.222, el comprador, consumidor final:',
  age: 'CONTRATO DE AGENCIA\n\nEntre VINOS CUYO S.A., CUIT 30-71111111-1, en adelante "la Empresaria", y Luis Soto, DNI 30.111.222, en adelante "el Agente":',
};

const idOf = new Map(openLawRules().contractRisks.map(({ id, title }) => [title, id]));

/** The checks that a clause meets, those of low ones too where `withNotes`. */
function checksOf(opening: keyof typeof openings, clause: string, withNotes = true) {
  const text = `${openings[opening]}\n\nPRIMERA. Las partes fijan sus domicilios.\n\nSEGUNDA. ${clause}`;
  const { risks } = readContract.run({ text, withWording: false, underReview: [], contractKind: null });
  return risks.filter(({ level }) => withNotes || level !== 'low').map(({ title }) => idOf.get(title));
}

test.each<[keyof typeof openings, string, string]>([
  [
    'web',
    'cobra-lo-que-no-se-pidio',
    'Pasado el mes de prueba se suma a su resumen el seguro de pantalla, excepto que usted nos haya pedido antes que no lo hagamos.',
  ],
  [
    'web',
    'cobra-lo-que-no-se-pidio',
    'El servicio de grúa viene activado y se cobra desde el segundo mes; para sacarlo hay que llamarnos.',
  ],
  [
    'web',
    'cobra-lo-que-no-se-pidio',
    'QUIEN NO TILDE "NO ACEPTO" QUEDARÁ SUSCRIPTO AL PLAN FAMILIAR Y SE LE DEBITARÁ CON LA CUOTA.',
  ],
  [
    'web',
    'renuncia-a-revocar-la-compra',
    'Firmada la orden en el domicilio, la operación es definitiva y no admite cancelación dentro de los diez días.',
  ],
  [
    'web',
    'renuncia-a-revocar-la-compra',
    'Al usar la plataforma por primera vez perdés la posibilidad de dar marcha atrás con la compra.',
  ],
  [
    'web',
    'renuncia-a-revocar-la-compra',
    'Desde que el técnico conecta el equipo la venta queda cerrada y el comprador no podrá deshacerla.',
  ],
  [
    'web',
    'usa-o-cede-datos-personales',
    'Tus recorridos y horarios podrán ser vendidos a otras firmas, que los usarán como les parezca.',
  ],
  [
    'job',
    'se-queda-con-toda-creacion',
    'Lo que inventes en tu casa los fines de semana, aunque nada tenga que ver con tu trabajo, es de la Empresa.',
  ],
  [
    'job',
    'se-queda-con-toda-creacion',
    'Serán propiedad de la Empleadora las obras y hallazgos que el dependiente logre fuera de horario y ajenos a su función.',
  ],
  [
    'job',
    'se-queda-con-toda-creacion',
    'Cualquier desarrollo personal del trabajador, hecho en su tiempo libre, se considera de la firma sin compensación.',
  ],
  [
    'job',
    'despido-por-matrimonio-o-embarazo',
    'Si te casás con un empleado de la competencia, la relación termina ahí y sin pago alguno.',
  ],
  [
    'job',
    'despido-por-matrimonio-o-embarazo',
    'La incorporación se acuerda con una persona soltera; si cambiara de estado civil, el contrato se extingue.',
  ],
  [
    'land',
    'medida-menor-sin-ajuste',
    'Si el lote midiera menos que lo prometido, por mucha que sea la diferencia, el comprador paga lo mismo y no puede irse.',
  ],
  [
    'land',
    'medida-menor-sin-ajuste',
    'LA COMPRADORA ACEPTA LA SUPERFICIE QUE ARROJE LA MENSURA, CUALQUIERA SEA, SIN DERECHO A REBAJA NI A RESOLVER.',
  ],
  [
    'land',
    'medida-menor-sin-ajuste',
    'Las diferencias de medidas que surjan del plano definitivo no darán lugar a reajuste de precio ni a rescisión, aunque superen el diez por ciento.',
  ],
  [
    'land',
    'medida-menor-sin-ajuste',
    'El inmueble se vende "ad corpus" y ninguna merma de superficie, sin tope, habilitará reclamo alguno del adquirente.',
  ],
  [
    'land',
    'medida-menor-sin-ajuste',
    'Que el terreno resulte más chico no autoriza a pedir descuento ni a dejar la compra.',
  ],
  [
    'home',
    'salida-anticipada-distinta-de-la-que-fija-la-ley',
    'Si el locatario se retira antes pagará una compensación equivalente a cuatro meses de alquiler.',
  ],
  ['home', 'la-venta-lo-termina', 'De venderse la casa durante el contrato, el inquilino la entrega al mes.'],
  ['shop', 'resuelve-por-un-solo-mes', 'La falta de un solo alquiler resuelve el contrato de pleno derecho.'],
  [
    'gym',
    'se-libera-o-limita-la-responsabilidad-por-danos',
    'Si alguien se lastima con las máquinas, el club no paga nada, sea de quien sea la culpa.',
  ],
  [
    'gym',
    'una-parte-puede-cambiar-el-contrato-sola',
    'El prestador podrá bajar la calidad de las prestaciones sin bajar la cuota y sin que el socio pueda irse.',
  ],
  ['gym', 'cobra-por-dar-la-baja', 'Para irse hay que pagar tres cuotas más, por gastos de cierre.'],
  ['serv', 'una-parte-cede-sin-conformidad', 'La empresa pasa este contrato a quien quiera; el cliente no puede.'],
  [
    'serv',
    'deudas-laborales-de-la-otra-parte',
    'Los juicios que le hagan al contratista sus propios empleados los paga el cliente.',
  ],
  [
    'serv',
    'no-competencia-sin-limite',
    'Terminado el servicio, el prestador no podrá atender nunca más a nadie del rubro en ninguna parte.',
  ],
  [
    'serv',
    'cuota-litis-por-encima-del-tope',
    'El letrado se queda con la mitad de lo que el cliente cobre en el juicio.',
  ],
  [
    'serv',
    'pena-por-revocar-el-encargo',
    'Si el cliente nos cambia por otro abogado paga el total de los honorarios pactados más una multa.',
  ],
  [
    'works',
    'cambia-el-proyecto-sin-permiso',
    'El constructor puede mover paredes o poner otra calidad de aberturas sin preguntar.',
  ],
  ['works', 'entrega-sin-plazo', 'Las fechas son una idea y nadie puede reclamar si se corren.'],
  [
    'works',
    'deudas-laborales-de-la-otra-parte',
    'Los reclamos de los albañiles por sus sueldos los cubre el comitente.',
  ],
  ['land', 'precio-que-fija-el-vendedor', 'Las cuotas que faltan valdrán lo que la desarrollista entienda que valen.'],
  ['land', 'renuncia-a-la-eviccion', 'Si aparece otro dueño, la vendedora no responde.'],
  [
    'loan',
    'exige-intereses-que-no-corrieron',
    'Si el deudor cancela antes, igual paga los intereses de todas las cuotas.',
  ],
  ['loan', 'cede-sueldos', 'Autoriza al patrón a descontarle la mitad del sueldo y dárselo al prestamista.'],
  [
    'loan',
    'renuncia-a-la-proteccion-de-la-vivienda',
    'El deudor desafecta su casa del régimen de vivienda y no podrá volver a afectarla mientras deba.',
  ],
  [
    'fran',
    'franquicia-termina-sin-causa',
    'La marca puede cerrar la relación cuando quiera, con quince días de aviso.',
  ],
  [
    'fran',
    'no-competencia-de-mas-de-un-ano',
    'Terminada la franquicia, el franquiciado no podrá tener otro café en todo el país por tres años.',
  ],
  ['part', 'impide-excluir-socios', 'Ninguno podrá ser echado de la sociedad aunque haya causa grave.'],
  ['nda', 'confidencialidad-de-lo-publico', 'También es secreto lo que ya salió en los diarios.'],
  ['nda', 'obliga-a-callar-ante-la-autoridad', 'Ni aun citado por un juez podrá el receptor declarar lo que sabe.'],
  ['nda', 'pena-para-una-sola-parte', 'Solo el receptor paga la multa; la otra parte no debe nada si incumple.'],
  ['job', 'preaviso-menor', 'La empresa puede despedir avisando con cinco días.'],
  [
    'temp',
    'justicia-por-mano-propia',
    'Si el huésped no sale a las 10, sacamos sus cosas al pasillo y cambiamos la clave.',
  ],
  ['temp', 'retiene-el-deposito', 'La garantía no se devuelve si el huésped deja una mala reseña.'],
  [
    'home',
    'salida-anticipada-distinta-de-la-que-fija-la-ley',
    'Por el desistimiento prematuro la Locataria indemnizará a la Locadora con seis alquileres vigentes a esa fecha.',
  ],
  [
    'temp',
    'el-locador-entra-cuando-quiere',
    'El encargado puede pasar por la cabaña en cualquier momento para controlar cuánta gente hay.',
  ],
  [
    'loan',
    'acorta-los-plazos-para-reclamar',
    'Los cargos que no se objeten en cinco días de recibido el resumen quedan firmes y el Deudor pierde el derecho a discutirlos.',
  ],
  [
    'loan',
    'justicia-por-mano-propia',
    'Ante el atraso la acreedora podrá llevarse la moto de la vía pública con su grúa.',
  ],
  [
    'land',
    'una-parte-puede-cambiar-el-contrato-sola',
    'El barrio podrá quedar sin pileta ni salón si la desarrollista lo decide, y el precio será el mismo.',
  ],
  [
    'works',
    'deudas-laborales-de-la-otra-parte',
    'Si un operario demandara por falta de registro, la condena correrá por cuenta de los propietarios.',
  ],
  [
    'works',
    'cobra-por-adelantado-todo',
    'Antes de iniciar los trabajos el comitente cancelará la totalidad del precio.',
  ],
  [
    'works',
    'pierde-todo-lo-pagado',
    'Si la contratista no concluyera los trabajos, conservará lo percibido en concepto de gastos.',
  ],
  [
    'gym',
    'una-parte-puede-cambiar-el-contrato-sola',
    'Horarios, sedes y valores quedan sujetos a lo que la administración resuelva mes a mes.',
  ],
  [
    'gym',
    'se-renueva-sola-y-cuesta-evitarlo',
    'Al vencer, el abono se vuelve a contratar solo por doce meses y se debita de la tarjeta.',
  ],
  ['gym', 'acorta-los-plazos-para-reclamar', 'Ningún planteo será oído pasada una semana del hecho.'],
  [
    'gym',
    'usa-o-cede-datos-personales',
    'Tus mediciones corporales se comparten con marcas de suplementos y seguros sin avisarte.',
  ],
  [
    'gym',
    'remite-a-textos-que-no-se-entregan',
    'El usuario queda obligado por el reglamento que puede pedir en recepción.',
  ],
  [
    'soft',
    'una-parte-puede-cambiar-el-contrato-sola',
    'La licenciante puede quitar módulos del programa sin rebajar la licencia.',
  ],
  [
    'fran',
    'no-competencia-de-mas-de-un-ano',
    'En los treinta y seis meses que sigan al fin del contrato, el franquiciado se abstendrá de todo negocio similar.',
  ],
  [
    'dist',
    'distribuidor-se-queda-con-el-stock',
    'A la extinción el distribuidor se hace cargo de las unidades que le queden.',
  ],
  ['trust', 'fiduciario-dispensado', 'Se libera al fiduciario de rendir cuentas y de responder por negligencia.'],
  ['nda', 'obliga-a-callar-ante-la-autoridad', 'El receptor no denunciará irregularidades ante organismo alguno.'],
  ['nda', 'confidencialidad-de-lo-publico', 'Se tendrá por reservado incluso lo que sea de dominio público.'],
  ['job', 'multas-y-descuentos', 'Los faltantes de mercadería se prorratean entre los empleados del turno.'],
  [
    'job',
    'se-queda-con-toda-creacion',
    'Cede la trabajadora, sin pago, toda idea o invento propio que conciba en su vida privada.',
  ],
  [
    'job',
    'entra-en-el-domicilio-o-en-lo-privado',
    'La firma podrá instalar cámaras en la casa del teletrabajador y mirar sus cuentas personales.',
  ],
  ['car', 'acorta-la-garantia-legal', 'La cobertura por desperfectos vence a los treinta días o mil kilómetros.'],
  [
    'home',
    'mejoras-necesarias-sin-pago',
    'Lo que el inquilino gaste en reparaciones que no admitan demora se entenderá hecho en su propio beneficio y no será descontado.',
  ],
  [
    'home',
    'la-venta-lo-termina',
    'Si la dueña encontrara comprador, el contrato se da por terminado y hay sesenta días para mudarse.',
  ],
  [
    'shop',
    'no-recibe-las-llaves',
    'La devolución solo se considerará efectuada cuando la Locadora preste su conformidad con el estado de la pintura y no antes.',
  ],
  ['shop', 'resuelve-por-un-solo-mes', 'Vencido un único período sin abonar, el contrato quedará rescindido sin más.'],
  [
    'temp',
    'se-libera-o-limita-la-responsabilidad-por-danos',
    'El huésped entra a la pileta y al muelle bajo su exclusivo riesgo y libera al propietario de todo reclamo.',
  ],
  [
    'temp',
    'una-parte-puede-cambiar-el-contrato-sola',
    'El anfitrión podrá alojar al huésped en otra casa de menor categoría si lo necesita, al mismo precio.',
  ],
  [
    'land',
    'precio-que-fija-el-vendedor',
    'El saldo se actualizará en la proporción que determine la loteadora de acuerdo con sus costos.',
  ],
  [
    'land',
    'entrega-sin-plazo',
    'La apertura de calles y la red de agua se harán en la medida de las posibilidades de la loteadora.',
  ],
  [
    'land',
    'una-parte-puede-cambiar-el-contrato-sola',
    'La loteadora podrá asignar al comprador un lote distinto del elegido si razones del proyecto lo aconsejan, sin diferencia de precio.',
  ],
  [
    'works',
    'cambia-el-proyecto-sin-permiso',
    'La constructora elegirá por su cuenta reemplazos de grifería, pisos y aberturas, y el dueño abonará la diferencia.',
  ],
  [
    'gym',
    'cobra-por-dar-la-baja',
    'Para dejar el servicio hay que presentarse en la oficina de Resistencia con DNI y comprobantes de doce meses.',
  ],
  [
    'gym',
    'usa-o-cede-datos-personales',
    'El registro de tus ingresos y salidas podrá venderse a empresas de cualquier rubro.',
  ],
  ['gym', 'invierte-la-carga-de-la-prueba', 'Será el SOCIO quien deba acreditar que el daño no le es atribuible.'],
  [
    'fran',
    'se-libera-o-limita-la-responsabilidad-por-danos',
    'Por los errores del método o de los productos, la franquiciante no deberá reparación alguna al franquiciado.',
  ],
  [
    'fran',
    'una-parte-puede-cambiar-el-contrato-sola',
    'La franquiciante podrá aumentar la regalía cuantas veces le convenga, con el solo aviso.',
  ],
  [
    'job',
    'vacaciones-en-dinero',
    'Cuando el servicio lo exija, las vacaciones serán canceladas en efectivo y se darán por gozadas.',
  ],
  ['job', 'no-afiliarse', 'Deberás informar si estás afiliado a un gremio y a qué partido votás.'],
])('a clause is told in the words of people who draft nothing (%s, %s: %s)', (opening, check, clause) => {
  expect(checksOf(opening, clause)).toContain(check);
});

test.each<[keyof typeof openings, string]>([
  ['web', 'La empresa no puede evitar los cortes de electricidad del barrio, y por eso instala una batería.'],
  ['home', 'La inmobiliaria informará el nuevo alquiler con la planilla que muestra la variación del índice.'],
  ['home', 'El administrador de la propiedad enviará por correo el cálculo del nuevo valor según el índice pactado.'],
  ['home', 'El alquiler abonado después del vencimiento devengará un interés de 0,15 % por día.'],
  ['home', 'Pagado el alquiler fuera de fecha, se agrega un interés diario del 0,1 %.'],
  ['home', 'Las mejoras que el locatario haga por su gusto y con permiso quedan para la casa sin reembolso.'],
  ['job', 'La empresa puede asignarte otras tareas de tu misma categoría sin tocar tu horario ni tu sueldo.'],
  ['job', 'El período de prueba es de tres meses y la empresa avisa con quince días si no sigue.'],
  ['job', 'Las horas extra se pagan con el recargo del cincuenta o del cien por ciento.'],
  ['age', 'El agente no garantiza el pago de los clientes.'],
  ['part', 'El valor de la parte del socio que se retira se fija por balance a valores reales.'],
  ['home', 'La rotura de cañerías embutidas y el arreglo del techo son de la Locadora.'],
  ['part', 'El socio que se va cobra su parte a valores de balance actualizado en doce meses.'],
  ['job', 'El período de prueba dura seis meses.'],
  ['job', 'La empresa puede aplicar suspensiones justificadas, por plazo fijo y por escrito.'],
  ['fran', 'El franquiciado podrá adquirir mercadería de otros franquiciados del país.'],
  ['part', 'El socio que no integre su aporte responderá por los daños.'],
])('a lawful clause that looks alike is not accused (%s: %s)', (opening, clause) => {
  expect(checksOf(opening, clause, false)).toEqual([]);
});
