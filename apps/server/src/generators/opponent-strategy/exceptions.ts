import type { OpponentRule } from './opponent-rule.ts';

/** Areas whose cases go by the code of procedure; an amparo admits no previous exceptions (art. 16 ley 16.986). */
const ordinaryAreas = [
  'general',
  'personas',
  'familia',
  'obligaciones',
  'contratos',
  'locacion',
  'consumo',
  'responsabilidad-civil',
  'reales',
  'sucesiones',
  'prescripcion',
  'internacional-privado',
  'transito',
  'seguros',
  'salud',
  'datos-personales',
  'trabajo',
  'procesal',
];

/** Previous exceptions of art. 347 CPCCN, by the words of a text that give cause for them. Prescription is computed apart. */
export const exceptionRules: readonly OpponentRule[] = [
  {
    id: 'falta-de-legitimacion',
    list: 'exceptions',
    areas: ordinaryAreas,
    signs:
      /a nombre de|no (?:es|era|soy) (?:el |la )?(?:due[ñn]|titular|propietari)|cesi[oó]n|transfiri[oó] (?:el|la)|sucesor|herederos? de/i,
    withoutSigns: 'to-judge',
    title: 'Falta de legitimación para obrar',
    explanation:
      'Puede decir que quien demanda no es titular del derecho, o que se demandó a quien no debe responder. Como excepción previa solo prospera si es manifiesta; si no lo es, el juez la considera en la sentencia.',
    articles: ['cpccn:347'],
    howToAnswer:
      'Acompañá desde el primer escrito lo que muestra quién es titular del derecho y por qué responde cada persona demandada.',
  },
  {
    id: 'defecto-legal',
    list: 'exceptions',
    areas: ordinaryAreas.filter((area) => area !== 'trabajo'),
    signs: /\$|\bpesos\b|d[oó]lares|u\$s/i,
    withoutSigns: 'cause',
    title: 'Defecto legal en el modo de proponer la demanda',
    explanation:
      'El texto no dice un monto. La demanda tiene que precisarlo, junto con la cosa demandada, los hechos y la petición; si falta, puede oponer esta excepción.',
    articles: ['cpccn:347', 'cpccn:330'],
    howToAnswer:
      'Precisá el monto. Si no se puede determinar al promover la demanda, explicá por qué: en los supuestos que la ley admite, la excepción de defecto legal no procede.',
  },
  {
    id: 'incompetencia',
    list: 'exceptions',
    areas: ordinaryAreas,
    signs:
      /otra provincia|otra ciudad|tribunales (?:ordinarios )?de|jurisdicci[oó]n|pr[oó]rroga|fuero|domicilio (?:legal |real )?en/i,
    withoutSigns: 'skip',
    title: 'Incompetencia',
    explanation:
      'Puede discutir que el juez no es el que corresponde. La competencia se determina por la naturaleza de lo que se reclama en la demanda, y no por las defensas.',
    articles: ['cpccn:347', 'cpccn:5'],
    howToAnswer:
      'Decí en la demanda el hecho del que sale la competencia (domicilio, lugar del hecho o lugar de cumplimiento) y acompañá su prueba.',
  },
  {
    id: 'falta-de-personeria',
    list: 'exceptions',
    areas: ordinaryAreas,
    signs:
      /apoderad[oa]|poder (?:general|especial|judicial)|en (?:nombre y )?representaci[oó]n de|tutor[ae]?\b|curador|representante legal/i,
    withoutSigns: 'skip',
    title: 'Falta de personería',
    explanation:
      'Puede decir que una de las partes o su representante no tiene capacidad civil para estar en juicio o representación suficiente.',
    articles: ['cpccn:347'],
    howToAnswer: 'Acompañá el poder o el documento que da la representación, y revisá que alcance para este juicio.',
  },
  {
    id: 'litispendencia',
    list: 'exceptions',
    areas: ordinaryAreas,
    signs: /otro (?:juicio|expediente|proceso)|causa en tr[aá]mite|ya (?:inici[oóeé]|demand[oóeé])|juicio pendiente/i,
    withoutSigns: 'skip',
    title: 'Litispendencia',
    explanation:
      'El texto habla de otro proceso: puede decir que este asunto ya está pendiente en él. También se puede declarar de oficio.',
    articles: ['cpccn:347'],
    howToAnswer: 'Compará las partes, el objeto y la causa de los dos procesos, y explicá en qué se distinguen.',
  },
  {
    id: 'cosa-juzgada',
    list: 'exceptions',
    areas: ordinaryAreas,
    signs: /sentencia firme|cosa juzgada|juicio anterior|ya hubo (?:una )?sentencia|homolog/i,
    withoutSigns: 'skip',
    title: 'Cosa juzgada',
    explanation:
      'Puede decir que una sentencia firme ya resolvió este asunto. El juez examina las dos contiendas enteras para ver si se trata de lo mismo.',
    articles: ['cpccn:347'],
    howToAnswer: 'Mostrá qué pretensión o qué hecho nuevo no estaba en el asunto anterior.',
  },
  {
    id: 'transaccion',
    list: 'exceptions',
    areas: ordinaryAreas.filter((area) => area !== 'trabajo'),
    signs: /transacci[oó]n|conciliaci[oó]n|\bacuerdo\b|\bconvenio\b|desisti|nada m[aá]s que reclamar/i,
    withoutSigns: 'skip',
    title: 'Transacción, conciliación o desistimiento del derecho',
    explanation:
      'El texto habla de un arreglo: puede decir que la obligación quedó extinguida. La transacción evita o pone fin a un litigio con concesiones recíprocas.',
    articles: ['cpccn:347', 'ccyc:1641'],
    howToAnswer:
      'Leé qué se acordó y sobre qué: controlá si hubo concesiones recíprocas y si lo que ahora se reclama quedó afuera.',
  },
  {
    id: 'acuerdo-laboral',
    list: 'exceptions',
    areas: ['trabajo'],
    signs: /acuerdo|convenio|conciliaci[oó]n|firm[eéoó] (?:un |el )?recibo|finiquito/i,
    withoutSigns: 'skip',
    title: 'Acuerdo que cerró el reclamo',
    explanation:
      'Puede decir que un acuerdo cerró el reclamo. En el contrato de trabajo, el acuerdo homologado tiene autoridad de cosa juzgada; sin intervención y resolución fundada de la autoridad judicial o administrativa no es válido.',
    articles: ['lct:15', 'cpccn:347'],
    howToAnswer:
      'Fijate si hubo intervención de la autoridad y una resolución fundada; lo pagado de menos se toma como entrega a cuenta (art. 260 LCT).',
  },
  {
    id: 'arraigo',
    list: 'exceptions',
    areas: ordinaryAreas,
    signs:
      /en el exterior|en el extranjero|fuera del pa[ií]s|reside en (?:espa|ital|chile|uruguay|brasil|estados unidos)/i,
    withoutSigns: 'skip',
    title: 'Arraigo',
    explanation:
      'Si quien demanda no tiene domicilio ni inmuebles en la República, puede pedir una garantía por las responsabilidades que trae la demanda.',
    articles: ['cpccn:348'],
    howToAnswer: 'Acreditá el domicilio o un inmueble en el país si los hay.',
  },
  {
    id: 'excusion',
    list: 'exceptions',
    areas: ['locacion', 'contratos', 'obligaciones'],
    signs: /garante|fiador|fianza/i,
    withoutSigns: 'skip',
    title: 'Beneficio de excusión del fiador',
    explanation:
      'Si demandás a quien garantizó, puede pedir que antes se ejecuten los bienes del deudor, salvo los casos que la ley exceptúa, como la renuncia al beneficio.',
    articles: ['cpccn:347', 'ccyc:1583', 'ccyc:1584'],
    howToAnswer: 'Buscá en el contrato si renunció al beneficio o si se da otra de las excepciones de la ley.',
  },
];
