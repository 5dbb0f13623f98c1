import type { ContractKind, MissingNeed } from '@foja/contracts/generators/contract-terms';

/** Something that a contract of these kinds should say. */
export interface ExpectedClause {
  title: string;
  kinds: readonly ContractKind[];
  /** Only in consumer contracts. */
  isForConsumers?: boolean;
  /** The contract says it where its text, in lower case and without accents, has this. */
  pattern: RegExp;
  need: MissingNeed;
  why: string;
  articles: readonly string[];
  proposedWording: string | null;
}

const leases: readonly ContractKind[] = ['residential-lease', 'commercial-lease'];
const withPrice: readonly ContractKind[] = ['services', 'works'];

export const expectedClauses: readonly ExpectedClause[] = [
  {
    title: 'Plazo de la locación',
    kinds: leases,
    pattern: /\b(?:plazo|duracion|vigencia)\b[^.]{0,120}\b(?:meses|anos?|hasta el)\b/,
    need: 'recommended',
    why: 'Sin plazo, la ley pone dos años para la vivienda permanente y tres para los demás destinos; en la locación temporal, los usos del lugar.',
    articles: ['ccyc:1198'],
    proposedWording: 'El plazo de la locación es de [meses o años], desde el [fecha] hasta el [fecha].',
  },
  {
    title: 'Destino',
    kinds: leases,
    pattern: /\b(?:destin\w+|uso exclusivo|vivienda|comercial)\b/,
    need: 'recommended',
    why: 'Sin destino pactado vale el que la cosa tenía al alquilarla, el de cosas análogas del lugar o el que corresponde a su naturaleza.',
    articles: ['ccyc:1194'],
    proposedWording: 'El inmueble se destina a [vivienda / uso comercial: rubro].',
  },
  {
    title: 'Ajuste del alquiler',
    kinds: leases,
    pattern: /\b(?:ajust\w+|actualiz\w+|indice|ipc|icl|increment\w+)\b/,
    need: 'recommended',
    why: 'Las partes pueden pactar el ajuste con cualquier índice, público o privado, en la misma moneda del alquiler. Sin pacto, el alquiler no cambia.',
    articles: ['ccyc:1199'],
    proposedWording: 'El alquiler se ajusta cada [meses] según el índice [cuál], que publica [quién].',
  },
  {
    title: 'Devolución del depósito o garantía',
    kinds: leases,
    pattern: /\b(?:deposito|fianza|garantia)\b[^.]{0,200}\b(?:devol\w+|restitu\w+|reinteg\w+)/,
    need: 'recommended',
    why: 'La cantidad, la moneda y la forma de devolver la fianza o el depósito se pactan con libertad: conviene escribirlas.',
    articles: ['ccyc:1196'],
    proposedWording:
      'El depósito de [monto] se devuelve dentro de los [días] de restituido el inmueble, menos lo que se deba.',
  },
  {
    title: 'Estado del inmueble al recibirlo',
    kinds: leases,
    pattern: /\b(?:inventario|estado (?:de conservacion|en que)|recibe[^.]{0,60}estado|buen estado)/,
    need: 'recommended',
    why: 'El locatario restituye la cosa en el estado en que la recibió, salvo el deterioro por el tiempo y el uso regular. Sin constancia es difícil probarlo.',
    articles: ['ccyc:1210', 'ccyc:1206'],
    proposedWording:
      'Se agrega como anexo un inventario con fotografías del estado del inmueble, firmado por las partes.',
  },
  {
    title: 'Terminación anticipada por el locatario',
    kinds: leases,
    pattern: /\b(?:rescindir|rescision|resolucion anticipada|resolver)\b/,
    need: 'recommended',
    why: 'La ley la permite en cualquier momento con el pago del diez por ciento del saldo del alquiler futuro. Conviene decir cómo se notifica.',
    articles: ['ccyc:1221'],
    proposedWording:
      'El locatario puede terminar el contrato en cualquier momento, con notificación fehaciente y el pago que fija la ley.',
  },
  {
    title: 'Plazo y lugar de devolución',
    kinds: ['loan'],
    pattern: /\b(?:cuotas?|devol\w+|restitu\w+|reinteg\w+)\b[^.]{0,160}\b(?:\d|dias|meses|anos?|vencimiento)/,
    need: 'recommended',
    why: 'Sin plazo, se debe restituir dentro de los diez días de requerido, salvo los usos.',
    articles: ['ccyc:1528'],
    proposedWording: 'El mutuario devuelve el capital en [cuotas] el [fecha], en [lugar o cuenta].',
  },
  {
    title: 'Interés compensatorio',
    kinds: ['loan'],
    pattern: /\b(?:interes(?:es)? compensatori\w+|tasa\b[^.]{0,40}\d|sin intereses|gratuit\w+|interes del)/,
    need: 'recommended',
    why: 'El mutuo es oneroso, salvo pacto en contrario: en el de dinero se deben intereses compensatorios. Si no se fija la tasa puede hacerlo el juez.',
    articles: ['ccyc:1527', 'ccyc:767'],
    proposedWording: 'El capital devenga un interés compensatorio de [tasa] anual.',
  },
  {
    title: 'Tasa de interés efectiva anual',
    kinds: ['loan'],
    isForConsumers: true,
    pattern: /\b(?:tasa (?:de interes )?efectiva anual|tea)\b/,
    need: 'required',
    why: 'En los créditos para consumo debe consignarse bajo pena de nulidad. Si falta, los intereses se ajustan a la tasa pasiva anual promedio del mercado que difunde el Banco Central, vigente al contratar.',
    articles: ['ldc:36'],
    proposedWording: 'Tasa de interés efectiva anual: [porcentaje].',
  },
  {
    title: 'Total de intereses o costo financiero total',
    kinds: ['loan'],
    isForConsumers: true,
    pattern: /\b(?:costo financiero total|cft|total de (?:los )?intereses)\b/,
    need: 'required',
    why: 'En los créditos para consumo debe consignarse de modo claro, bajo pena de nulidad.',
    articles: ['ldc:36'],
    proposedWording: 'Costo financiero total: [porcentaje].',
  },
  {
    title: 'Sistema de amortización',
    kinds: ['loan'],
    isForConsumers: true,
    pattern: /\b(?:amortizacion|sistema frances|sistema aleman)\b/,
    need: 'required',
    why: 'En los créditos para consumo debe consignarse el sistema de amortización del capital y de cancelación de los intereses.',
    articles: ['ldc:36'],
    proposedWording: 'Sistema de amortización: [cuál].',
  },
  {
    title: 'Gastos, seguros y adicionales',
    kinds: ['loan'],
    isForConsumers: true,
    pattern: /\b(?:sin gastos|gastos (?:extras?|adicionales)|seguros?)\b[^.]{0,60}(?:\d|\$|no se cobran|incluid)/,
    need: 'required',
    why: 'En los créditos para consumo deben consignarse los gastos extras, seguros o adicionales, si los hay.',
    articles: ['ldc:36'],
    proposedWording: 'Gastos, seguros y adicionales: [detalle y monto, o "no hay"].',
  },
  {
    title: 'Precio',
    kinds: withPrice,
    pattern: /\b(?:precio|retribucion|honorarios|abonara|pagara)\b/,
    need: 'recommended',
    why: 'El precio sale del contrato, la ley, los usos o, en su defecto, de una decisión judicial. Conviene fijarlo y decir qué incluye.',
    articles: ['ccyc:1255'],
    proposedWording: 'El precio es de [monto] e incluye [qué]. Se paga [cuándo].',
  },
  {
    title: 'Alcance y resultado de la tarea',
    kinds: withPrice,
    pattern: /\b(?:servicios? de|obra|tareas?|alcance|entregables?)\b/,
    need: 'recommended',
    why: 'De lo prometido depende si es contrato de servicios o de obra, y a qué se obliga quien lo presta.',
    articles: ['ccyc:1251', 'ccyc:1252', 'ccyc:1256'],
    proposedWording: 'La tarea comprende [detalle] y se entrega [cuándo y cómo].',
  },
  {
    title: 'Terminación con preaviso',
    kinds: ['services'],
    pattern: /\bpreaviso\b|\bcon (?:una )?antelacion\b|\bcon \w+ dias de anticipacion\b/,
    need: 'recommended',
    why: 'En los contratos de larga duración, quien rescinde debe dar a la otra parte una oportunidad razonable de renegociar de buena fe.',
    articles: ['ccyc:1011'],
    proposedWording: 'Cualquiera de las partes puede terminar el contrato con un preaviso de [días].',
  },
  {
    title: 'Precio y forma de pago',
    kinds: ['sale', 'land-sale-agreement'],
    pattern: /\bprecio\b/,
    need: 'required',
    why: 'En la compraventa el comprador se obliga a pagar un precio en dinero, que debe poder determinarse.',
    articles: ['ccyc:1123', 'ccyc:1133'],
    proposedWording: 'El precio es de [monto], que se paga [cómo y cuándo].',
  },
  {
    title: 'Descripción, entrega y garantía',
    kinds: ['sale'],
    isForConsumers: true,
    pattern: /^(?=[\s\S]*\bgarantia)(?=[\s\S]*\bentrega)/,
    need: 'required',
    why: 'El documento de venta al consumidor debe describir el bien y decir el vendedor, la garantía, el plazo de entrega, el precio, las condiciones de pago y los costos adicionales.',
    articles: ['ldc:10', 'ldc:11'],
    proposedWording: null,
  },
  {
    title: 'Fecha de la escritura y quién la otorga',
    kinds: ['land-sale-agreement'],
    pattern: /\bescritur\w+\b/,
    need: 'recommended',
    why: 'La transmisión de un inmueble se hace por escritura pública, y el boleto obliga a otorgarla. Conviene fijar fecha y escribano.',
    articles: ['ccyc:1017', 'ccyc:1018'],
    proposedWording: 'La escritura se otorga antes del [fecha], ante la escribanía [cuál].',
  },
  {
    title: 'Fecha cierta y pago de al menos el 25 % del precio',
    kinds: ['land-sale-agreement'],
    pattern: /\bfecha cierta\b|\bcertific\w+ (?:de )?(?:las )?firmas?\b/,
    need: 'recommended',
    why: 'El boleto de fecha cierta con al menos el veinticinco por ciento del precio pagado puede oponerse al concurso o quiebra del vendedor; para tener prioridad frente a un embargo hacen falta, además, buena fe, publicidad suficiente y contratar con el titular registral o quien derive de él.',
    articles: ['ccyc:1170', 'ccyc:1171'],
    proposedWording: 'Las partes certifican sus firmas ante escribano, para que el boleto tenga fecha cierta.',
  },
  {
    title: 'Facultades expresas',
    kinds: ['power'],
    pattern: /\b(?:facult\w+|para que)\b/,
    need: 'recommended',
    why: 'El poder en términos generales solo incluye actos de administración ordinaria; para los que la ley enumera hacen falta facultades expresas.',
    articles: ['ccyc:375'],
    proposedWording: null,
  },
  {
    title: 'Domicilio para notificaciones',
    kinds: [
      'residential-lease',
      'commercial-lease',
      'loan',
      'sale',
      'land-sale-agreement',
      'services',
      'works',
      'suretyship',
      'other',
    ],
    pattern:
      /\bdomicilio\w*\b[^.]{0,80}\b(?:especial\w*|constitu\w+|legal|electronico)|\bconstitu\w+[^.]{0,40}\bdomicilio/,
    need: 'recommended',
    why: 'Las partes pueden elegir un domicilio especial, también electrónico, donde valgan las notificaciones del contrato.',
    articles: ['ccyc:75'],
    proposedWording:
      'Las partes constituyen domicilio en [dirección] y domicilio electrónico en [correo], donde valen las notificaciones.',
  },
];
