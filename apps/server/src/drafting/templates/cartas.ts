import type { Condition } from '@foja/contracts/drafting/form';
import type { DocumentTemplate, TemplatePiece } from '../template.ts';

/** Place and date, sender and recipient. */
const header: readonly TemplatePiece[] = [
  { text: '{lugar}, {fecha}.', align: 'right' },
  { text: 'REMITENTE: {remitente}.', align: 'left' },
  { text: 'DESTINATARIO: {destinatario}.', align: 'left' },
];

const closing: readonly TemplatePiece[] = [
  { text: 'Queda usted debidamente notificado/a.' },
  { signatures: [{ field: 'remitente', role: 'Firma del remitente' }] },
];

export const cartaPago: DocumentTemplate = {
  headings: 'none',
  pieces: [
    { title: 'CARTA DOCUMENTO' },
    ...header,
    {
      text: 'Intimo a usted a pagar, en el plazo de {plazoDias} días corridos contados desde la recepción de la presente, la suma de {monto} que adeuda en concepto de {causa}, vencida el {vencimiento}, con sus intereses. El pago deberá efectuarse así: {medioPago}.',
      articles: ['ccyc:766', 'ccyc:886'],
    },
    {
      text: 'La mora se produjo por el solo vencimiento del plazo y desde entonces se deben intereses moratorios (artículos 768 y 886 del Código Civil y Comercial). La presente importa interpelación fehaciente a los fines del artículo 2541 del mismo Código.',
      articles: ['ccyc:768', 'ccyc:886', 'ccyc:2541'],
    },
    {
      text: 'En caso de incumplimiento se emplearán los medios legales para obtener el cobro (artículo 730 del Código Civil y Comercial), con costas a su cargo en cuanto por derecho corresponda.',
      articles: ['ccyc:730'],
    },
    ...closing,
  ],
};

const fails: Condition = { field: 'problema', is: 'falla' };
const undelivered: Condition = { field: 'problema', is: 'entrega' };
const repairs: Condition = { field: 'opcionFalla', is: 'reparar' };
const others: Condition = { field: 'opcionFalla', is: ['sustituir', 'devolver', 'quita'] };

export const cartaConsumo: DocumentTemplate = {
  headings: 'none',
  pieces: [
    { title: 'CARTA DOCUMENTO' },
    ...header,
    { text: 'El {fechaCompra} adquirí {producto}, según {comprobante}, por el precio de {precio}.' },
    {
      text: 'El producto, {estado}, me fue entregado el {fechaEntrega} y presenta el siguiente problema: {detalle}.',
      when: fails,
    },
    {
      text: 'El producto ya fue reparado y la reparación no resultó satisfactoria.',
      when: [fails, { field: 'reparacionPrevia', is: 'si' }],
    },
    {
      text: 'El producto no fue objeto de una reparación anterior.',
      when: [fails, { field: 'reparacionPrevia', is: 'no' }],
    },
    {
      text: 'En ejercicio de la garantía legal de los artículos 11 y 12 de la Ley 24.240, de la que son solidariamente responsables productores, importadores, distribuidores y vendedores (artículo 13), lo intimo a que en el plazo de {plazoDias} días corridos desde la recepción de la presente cumpla con {opcionFalla}.',
      when: [fails, repairs],
      articles: ['ldc:11', 'ldc:12', 'ldc:13'],
    },
    {
      text: 'En ejercicio de la garantía legal del artículo 11 de la Ley 24.240, de la que son solidariamente responsables productores, importadores, distribuidores y vendedores (artículo 13), y de la opción que el artículo 17 da al consumidor cuando la reparación no es satisfactoria, lo intimo a que en el plazo de {plazoDias} días corridos desde la recepción de la presente cumpla con {opcionFalla}.',
      when: [fails, others],
      articles: ['ldc:11', 'ldc:13', 'ldc:17'],
    },
    { text: 'Incumplimiento: {detalle}.', when: undelivered },
    {
      text: 'Ante el incumplimiento de la oferta o del contrato, y en ejercicio de la opción que el artículo 10 bis de la Ley 24.240 deja a la libre elección del consumidor, exijo {opcionEntrega}. Lo intimo a cumplirlo en el plazo de {plazoDias} días corridos desde la recepción de la presente.',
      when: undelivered,
      articles: ['ldc:10bis'],
    },
    {
      text: 'Todo ello sin perjuicio de los daños y perjuicios que correspondan. De no cumplir, iniciaré las acciones administrativas y judiciales y pediré la multa civil del artículo 52 bis de la Ley 24.240.',
      articles: ['ldc:10bis', 'ldc:17', 'ldc:52bis'],
    },
    ...closing,
  ],
};

export const cartaAlquileres: DocumentTemplate = {
  headings: 'none',
  pieces: [
    { title: 'CARTA DOCUMENTO' },
    ...header,
    {
      text: 'En mi carácter de locador/a del inmueble de {inmueble}, con destino {destino}, según contrato del {fechaContrato}, lo intimo a pagar en el plazo de {plazoDias} días corridos contados desde la recepción de la presente la suma de {monto}, por los siguientes períodos:',
      articles: ['ccyc:1208'],
    },
    { listOf: 'periodos', style: 'bullet' },
    { text: 'Lugar de pago: {lugarPago}.', articles: ['ccyc:1222'] },
    {
      text: 'Esta intimación se cursa en los términos del artículo 1222 del Código Civil y Comercial, previa a la demanda de desalojo por falta de pago.',
      when: { field: 'destino', is: 'vivienda' },
      articles: ['ccyc:1222'],
    },
    {
      text: 'De no pagar, se tendrá por resuelto el contrato en cuanto se adeuden dos períodos consecutivos (artículo 1219, inciso c, del Código Civil y Comercial), deberá restituir la tenencia del inmueble (artículo 1223) y se iniciarán las acciones de desalojo y de cobro, con la vía ejecutiva que concede el artículo 1208.',
      articles: ['ccyc:1208', 'ccyc:1219', 'ccyc:1223'],
    },
    ...closing,
  ],
};

const dismisses = (is: string | string[]): Condition => ({ field: 'motivo', is });

export const cartaLaboral: DocumentTemplate = {
  headings: 'none',
  pieces: [
    { title: 'CARTA DOCUMENTO' },
    ...header,
    { text: 'Usted ingresó a trabajar el {fechaIngreso}, con tareas o categoría de {tareas}.' },
    {
      text: 'Atento a su inasistencia desde el {ausenteDesde}, lo intimo a reintegrarse a sus tareas dentro de las {plazoHoras} horas de recibida la presente y a justificar sus ausencias, bajo apercibimiento de considerarlo incurso en abandono de trabajo (artículo 244 de la Ley de Contrato de Trabajo).',
      when: dismisses('reintegro'),
      articles: ['lct:244'],
    },
    {
      text: 'Le comunico su despido con justa causa a partir del {fechaDespido}, por los siguientes motivos: {causa}. Estos hechos configuran una injuria que por su gravedad no consiente la prosecución de la relación (artículos 242 y 243 de la Ley de Contrato de Trabajo).',
      when: dismisses('con-causa'),
      articles: ['lct:242', 'lct:243'],
    },
    {
      text: 'Le comunico su despido sin expresión de causa a partir del {fechaDespido} (artículo 245 de la Ley de Contrato de Trabajo).',
      when: dismisses('sin-causa'),
      articles: ['lct:245'],
    },
    {
      text: 'El preaviso fue otorgado (artículo 231 de la misma ley).',
      when: [dismisses('sin-causa'), { field: 'preaviso', is: 'otorgado' }],
      articles: ['lct:231'],
    },
    {
      text: 'Por el preaviso omitido se abonará la indemnización sustitutiva y, si corresponde, la integración del mes de despido (artículos 232 y 233 de la misma ley).',
      when: [dismisses('sin-causa'), { field: 'preaviso', is: 'omitido' }],
      articles: ['lct:232', 'lct:233'],
    },
    {
      text: 'La liquidación final se abonará en los plazos de los artículos 128 y 149 de la Ley de Contrato de Trabajo, y los certificados de su artículo 80 quedarán a su disposición dentro del plazo que ese artículo fija.',
      when: dismisses(['con-causa', 'sin-causa']),
      articles: ['lct:80', 'lct:128', 'lct:149'],
    },
    ...closing,
  ],
};

export const telegramaLaboral: DocumentTemplate = {
  headings: 'none',
  pieces: [
    { title: 'TELEGRAMA LABORAL' },
    ...header,
    {
      text: 'Ingresé a trabajar para usted el {fechaIngreso}, con tareas o categoría de {tareas}.',
      when: dismisses(['salarios', 'tareas', 'despido-indirecto', 'certificados', 'renuncia']),
    },
    {
      text: 'Lo intimo a pagar, en el plazo de {plazoDias} días hábiles, las remuneraciones impagas que ascienden a {monto} por los siguientes conceptos:',
      when: dismisses('salarios'),
      articles: ['lct:74', 'lct:128'],
    },
    { listOf: 'conceptos', style: 'bullet', when: dismisses('salarios') },
    {
      text: 'La mora se produjo por el solo vencimiento de los plazos de pago (artículos 74, 128 y 137 de la Ley de Contrato de Trabajo).',
      when: dismisses('salarios'),
      articles: ['lct:74', 'lct:128', 'lct:137'],
    },
    {
      text: 'Desde el {fechaHecho} se me niega la ocupación efectiva que usted debe garantizarme (artículo 78 de la Ley de Contrato de Trabajo). Lo intimo a que en el plazo de {plazoDias} días hábiles aclare mi situación laboral y me otorgue tareas.',
      when: dismisses('tareas'),
      articles: ['lct:78'],
    },
    {
      text: 'Su silencio durante ese plazo constituirá presunción en su contra (artículo 57 de la Ley de Contrato de Trabajo). De no cumplir, podré considerarme en situación de despido (artículos 242 y 246).',
      when: dismisses(['salarios', 'tareas']),
      articles: ['lct:57', 'lct:242', 'lct:246'],
    },
    {
      text: 'Me considero despedido/a por su culpa, por los siguientes motivos: {causa}. Esos incumplimientos configuran una injuria que por su gravedad no consiente la prosecución de la relación (artículos 242 y 243 de la Ley de Contrato de Trabajo). Lo intimo a pagar las indemnizaciones de los artículos 232, 233 y 245, que corresponden conforme al artículo 246, y la liquidación final.',
      when: dismisses('despido-indirecto'),
      articles: ['lct:232', 'lct:233', 'lct:242', 'lct:243', 'lct:245', 'lct:246'],
    },
    {
      text: 'El contrato de trabajo se extinguió el {fechaExtincion}. Lo intimo a que en el plazo de {plazoDias} días hábiles entregue los certificados del artículo 80 de la Ley de Contrato de Trabajo.',
      when: dismisses('certificados'),
      articles: ['lct:80'],
    },
    {
      text: 'Renuncio a mi empleo a partir del {fechaRenuncia} (artículo 240 de la Ley de Contrato de Trabajo). Solicito la liquidación final y los certificados del artículo 80.',
      when: dismisses('renuncia'),
      articles: ['lct:80', 'lct:240'],
    },
    ...closing,
  ],
};
