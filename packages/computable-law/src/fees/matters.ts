import type { CitationKey } from '../core/result.ts';

// What ley 27.423 fixes by kind of matter. Left out: what decreto 1077/2017 objected (articles 47, 63 and 64, one item of
// article 25, one row of the table of article 19), which never came into force.

/** A least fee in UMA, where nothing is computed from an amount. */
export interface FixedMatter {
  kind: 'fixed';
  id: string;
  label: string;
  minUma: string;
  /** Where the law also fixes a greatest fee. */
  maxUma?: string;
  article: CitationKey;
  /** Another article that fixes another figure for the same matter. */
  other?: { minUma: string; article: CitationKey; because: string };
}

/** A part of the value of a deed, with a least fee in UMA. */
export interface DeedMatter {
  kind: 'deed';
  id: string;
  label: string;
  minRate: string;
  maxRate: string;
  minUma: string | null;
  article: CitationKey;
}

/** A proceeding whose fee follows the scale of article 21. */
export interface ScaleMatter {
  kind: 'scale';
  id: string;
  label: string;
  /** What the amount is, for the form. */
  base: string;
  article: CitationKey;
  /** Part of the scale that the law takes, and why in words. */
  factor?: { times: string; because: string };
  /** Least fee of the whole proceeding (article 58, or the matter's own). */
  minUma?: { value: string; article: CitationKey };
  /** Stages that article 29 divides it into; absent where it does not say which part each one is. */
  stages?: { count: 2 | 3; article: CitationKey };
  /** Facts that change its fee. */
  asks: readonly FeeFact[];
}

/** Facts of one kind of matter, by the names of the API. */
export type FeeFact =
  | 'dismissed'
  | 'endedBeforeEvidence'
  | 'exceptions'
  | 'opposition'
  | 'housing'
  | 'singleLawyer'
  | 'exclusiveBenefit';

export type FeeMatter = FixedMatter | DeedMatter | ScaleMatter;

const threeStages = { count: 3, article: 'ley-27423:29' } as const;
const ordinary = { value: '10', article: 'ley-27423:58' };

const scaleMatters: ScaleMatter[] = [
  {
    kind: 'scale',
    id: 'conocimiento',
    label: 'Proceso de conocimiento con monto',
    base: 'Monto de la demanda, de la liquidación o de la transacción, con sus intereses',
    article: 'ley-27423:21',
    minUma: ordinary,
    stages: threeStages,
    asks: ['dismissed', 'endedBeforeEvidence'],
  },
  {
    kind: 'scale',
    id: 'laboral',
    label: 'Causa laboral',
    base: 'Monto de la liquidación, de la demanda o del acuerdo, con sus intereses',
    article: 'ley-27423:43',
    minUma: ordinary,
    stages: threeStages,
    asks: ['dismissed', 'endedBeforeEvidence'],
  },
  {
    kind: 'scale',
    id: 'ejecutivo',
    label: 'Juicio ejecutivo o ejecución especial',
    base: 'Monto de la ejecución, con sus intereses',
    article: 'ley-27423:34',
    minUma: { value: '6', article: 'ley-27423:58' },
    asks: ['exceptions', 'endedBeforeEvidence'],
  },
  {
    kind: 'scale',
    id: 'ejecucion-de-sentencia',
    label: 'Ejecución de sentencia',
    base: 'Monto que se ejecuta',
    article: 'ley-27423:41',
    factor: { times: '0.5', because: 'En la ejecución de sentencia se aplica la mitad de la escala' },
    asks: ['exceptions'],
  },
  {
    kind: 'scale',
    id: 'sucesion',
    label: 'Sucesión',
    base: 'Valor del patrimonio que se transmite, incluidos los gananciales',
    article: 'ley-27423:35',
    stages: threeStages,
    asks: ['singleLawyer'],
  },
  {
    kind: 'scale',
    id: 'medida-cautelar',
    label: 'Medida cautelar',
    base: 'Monto que se quiere asegurar',
    article: 'ley-27423:37',
    asks: ['opposition'],
  },
  {
    kind: 'scale',
    id: 'posesoria',
    label: 'Acción posesoria, interdicto o división de bienes comunes',
    base: 'Valor de los bienes, o de la parte defendida',
    article: 'ley-27423:38',
    asks: ['exclusiveBenefit'],
  },
  {
    kind: 'scale',
    id: 'alimentos',
    label: 'Juicio de alimentos',
    base: 'Cuota mensual que fijó el juez',
    article: 'ley-27423:39',
    asks: [],
  },
  {
    kind: 'scale',
    id: 'desalojo',
    label: 'Desalojo',
    base: 'Total de los alquileres del contrato',
    article: 'ley-27423:40',
    asks: ['housing'],
  },
  {
    kind: 'scale',
    id: 'convenio-de-desocupacion',
    label: 'Homologación de un convenio de desocupación',
    base: 'Total de los alquileres del contrato',
    article: 'ley-27423:40',
    factor: { times: '0.5', because: 'Por homologar el convenio se regula la mitad' },
    asks: ['housing'],
  },
  {
    kind: 'scale',
    id: 'contencioso-administrativo',
    label: 'Demanda contencioso administrativa con monto',
    base: 'Monto de la demanda',
    article: 'ley-27423:44',
    asks: [],
  },
  {
    kind: 'scale',
    id: 'actuacion-administrativa',
    label: 'Actuación ante la administración con monto',
    base: 'Monto del asunto',
    article: 'ley-27423:44',
    factor: { times: '0.5', because: 'En las actuaciones administrativas se reduce a la mitad' },
    asks: [],
  },
  {
    kind: 'scale',
    id: 'liquidacion-de-la-comunidad',
    label: 'Liquidación del régimen patrimonial del matrimonio',
    base: 'Valor de los bienes que se adjudican al cliente',
    article: 'ley-27423:45',
    asks: [],
  },
  {
    kind: 'scale',
    id: 'escrituracion',
    label: 'Escrituración u otro proceso por la venta de un inmueble',
    base: 'Valor del inmueble, o el del boleto si es mayor',
    article: 'ley-27423:46',
    asks: ['endedBeforeEvidence'],
  },
  {
    kind: 'scale',
    id: 'amparo',
    label: 'Amparo o acción de inconstitucionalidad con monto',
    base: 'Monto del asunto',
    article: 'ley-27423:48',
    asks: [],
  },
  {
    kind: 'scale',
    id: 'incidencia-colectiva',
    label: 'Acción de incidencia colectiva con contenido patrimonial',
    base: 'Monto del asunto',
    article: 'ley-27423:49',
    factor: { times: '0.75', because: 'Sobre derechos de incidencia colectiva se reduce un 25 %' },
    asks: [],
  },
];

const deed = (
  id: string,
  label: string,
  minRate: string,
  maxRate: string,
  minUma: string | null,
  article = 'ley-27423:19',
): DeedMatter => ({
  kind: 'deed',
  id,
  label,
  minRate,
  maxRate,
  minUma,
  article,
});

const deedMatters: DeedMatter[] = [
  deed('contrato-de-locacion', 'Redactar un contrato de locación', '0.01', '0.05', '2'),
  deed('boleto-de-compraventa', 'Redactar un boleto de compraventa', '0.01', '0.05', '3'),
  deed('sociedad', 'Redactar el contrato o estatuto de una persona jurídica', '0.01', '0.03', '5'),
  deed('otro-contrato', 'Redactar otro contrato', '0.003', '0.05', '2'),
  deed('particion', 'Partición de una herencia: abogado o abogados partidores', '0.02', '0.03', null, 'ley-27423:35'),
];

const fixed = (
  id: string,
  label: string,
  minUma: string,
  article: string,
  more: Partial<FixedMatter> = {},
): FixedMatter => ({
  kind: 'fixed',
  id,
  label,
  minUma,
  article,
  ...more,
});
const collective = {
  minUma: '20',
  article: 'ley-27423:48',
  because: 'El artículo 48 fija 20 UMA para la misma acción cuando no tiene monto; la tabla del artículo 19, 25.',
};

const fixedMatters: FixedMatter[] = [
  fixed('divorcio', 'Divorcio', '10', 'ley-27423:19'),
  fixed('efectos-divorcio', 'Efectos del divorcio y responsabilidad parental', '25', 'ley-27423:19'),
  fixed('adopcion', 'Adopción', '20', 'ley-27423:19'),
  fixed('tutela', 'Tutela', '20', 'ley-27423:19'),
  fixed('restriccion-capacidad', 'Restricción a la capacidad o inhabilitación', '25', 'ley-27423:19'),
  fixed('filiacion', 'Reclamo o impugnación de filiación', '25', 'ley-27423:19'),
  fixed('accion-de-estado', 'Otra acción de estado o de familia', '25', 'ley-27423:19'),
  fixed('veeduria', 'Veeduría', '10', 'ley-27423:19'),
  fixed('informacion-sumaria', 'Información sumaria', '2', 'ley-27423:19'),
  fixed('tramite-administrativo', 'Trámite ante la autoridad de aplicación', '2', 'ley-27423:19'),
  fixed('tramite-igj', 'Trámite ante la Inspección General de Justicia', '3', 'ley-27423:19'),
  fixed('denuncia-penal-con-firma', 'Denuncia penal con firma de letrado', '8', 'ley-27423:19'),
  fixed('excarcelacion', 'Excarcelación, exención de prisión o control de la detención', '10', 'ley-27423:19'),
  fixed('suspension-juicio-prueba', 'Suspensión del juicio a prueba', '10', 'ley-27423:19'),
  fixed('juicio-abreviado', 'Juicio abreviado', '15', 'ley-27423:19'),
  fixed('penal-instruccion', 'Causa penal hasta el cierre de la instrucción', '15', 'ley-27423:19'),
  fixed('penal-juicio', 'Causa penal desde el cierre de la instrucción hasta la sentencia', '20', 'ley-27423:19'),
  fixed('incidencia-colectiva-sin-monto', 'Acción de incidencia colectiva sin monto', '25', 'ley-27423:19'),
  fixed('habeas-corpus', 'Hábeas corpus sin monto', '25', 'ley-27423:19', { other: collective }),
  fixed('habeas-data', 'Hábeas data sin monto', '25', 'ley-27423:19', { other: collective }),
  fixed('amparo-sin-monto', 'Amparo sin monto', '20', 'ley-27423:48'),
  fixed('inconstitucionalidad-sin-monto', 'Acción de inconstitucionalidad sin monto', '20', 'ley-27423:48'),
  fixed('contencioso-sin-monto', 'Acción contencioso administrativa sin monto', '7', 'ley-27423:44'),
  fixed('administrativo-sin-monto', 'Actuación administrativa sin monto', '5', 'ley-27423:44'),
  fixed('mediacion', 'Proceso de mediación', '2', 'ley-27423:58'),
  fixed('recurso-extraordinario', 'Recurso extraordinario u otro ante la Corte Suprema', '20', 'ley-27423:31'),
  fixed('queja', 'Queja por un recurso denegado', '15', 'ley-27423:31'),
  fixed('exhorto-notificacion', 'Oficio de la ley 22.172: notificación o acto parecido', '3', 'ley-27423:50'),
  fixed('exhorto-inscripcion', 'Oficio de la ley 22.172: inscripción u otro acto registral', '10', 'ley-27423:50', {
    maxUma: '20',
  }),
  fixed('exhorto-prueba', 'Oficio de la ley 22.172: diligencia de prueba', '7', 'ley-27423:50', { maxUma: '30' }),
  fixed('consulta-verbal', 'Consulta verbal', '0.5', 'ley-27423:19'),
  fixed('consulta-con-informe', 'Consulta con informe', '1', 'ley-27423:19'),
  fixed('carta-documento', 'Redactar una carta documento', '1', 'ley-27423:19'),
  fixed('estudio-de-actuaciones', 'Estudiar un expediente', '1.5', 'ley-27423:19'),
  fixed('asistencia-en-actos', 'Asistir al cliente en un acto jurídico', '1.5', 'ley-27423:19'),
  fixed('gastos-de-inicio', 'Gastos administrativos para iniciar un juicio', '0.5', 'ley-27423:19'),
  fixed('denuncia-sin-firma', 'Redactar una denuncia penal sin firma de letrado', '3', 'ley-27423:19'),
  fixed('pericia', 'Pericia presentada', '2', 'ley-27423:61bis'),
  fixed(
    'pericia-no-presentada',
    'Perito que aceptó el cargo, con acuerdo antes de la pericia',
    '0.25',
    'ley-27423:61bis',
  ),
];

export const feeMatters: readonly FeeMatter[] = [...scaleMatters, ...fixedMatters, ...deedMatters];

/** Ways to say a matter that the tables of the law's users have: the least fee of a proceeding by its name alone. */
export const leastFees: Readonly<Record<string, { minUma: string; article: CitationKey }>> = {
  conocimiento: { minUma: '10', article: 'ley-27423:58' },
  ejecutivo: { minUma: '6', article: 'ley-27423:58' },
};

/** Matters that the law as sanctioned named and that have no figure in force. */
export const withoutFigure: Readonly<Record<string, string>> = {
  incidente:
    'El artículo 47, que fijaba los honorarios de incidentes y tercerías, fue observado por el decreto 1077/2017 y no rige: el juez los fija con las pautas del artículo 16.',
  terceria:
    'El artículo 47, que fijaba los honorarios de incidentes y tercerías, fue observado por el decreto 1077/2017 y no rige: el juez los fija con las pautas del artículo 16.',
  'cambio-de-alimentos':
    'Para aumentar, bajar o hacer cesar alimentos el artículo 39 remite a la escala de los incidentes, que fue observada y no rige.',
  'audiencia-de-mediacion':
    'De esa línea de la tabla del artículo 19 se observó una parte y el texto importado no la distingue: no se calcula.',
};
