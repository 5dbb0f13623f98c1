import type { CitationKey } from '../core/result.ts';
import type { DeedMatter, FeeMatter, FixedMatter } from './matter.ts';
import { scaleMatters } from './scale-matters.ts';

// What ley 27.423 fixes by kind of matter. Left out: what decreto 1077/2017 objected (articles 47, 63 and 64, one item of
// article 25, one row of the table of article 19), which never came into force.

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
    { maxUma: '0.25' },
  ),
];

export const feeMatters: readonly FeeMatter[] = [...scaleMatters, ...fixedMatters, ...deedMatters];

/** Ways to say a matter that the tables of the law's users have: the least fee of a proceeding by its name alone. */
export const minFees: Readonly<Record<string, { minUma: string; article: CitationKey }>> = {
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
