import { sha256 } from '../platform/sha256.ts';
import { inNumbers, withLocalDays } from './in-spanish.ts';

/** What each datum of a calculator is called; the last part of its name decides. */
export const inputLabels: Readonly<Record<string, string>> = {
  notified: 'Notificación',
  by: 'Forma de la notificación',
  hour: 'Hora',
  jurisdiction: 'Jurisdicción',
  deadline: 'Plazo',
  length: 'Extensión',
  unit: 'Unidad',
  distanceKm: 'Distancia en kilómetros',
  suspended: 'Suspensión',
  extension: 'Ampliación del plazo, en su misma unidad',
  from: 'Desde',
  to: 'Hasta',
  claim: 'Reclamo',
  since: 'Desde',
  events: 'Hecho',
  kind: 'Clase',
  date: 'Fecha',
  mode: 'Modalidad',
  actaDisponible: 'Acta disponible',
  until: 'Hasta',
  asOf: 'Al día',
  start: 'Ingreso o comienzo',
  end: 'Egreso o fin',
  cause: 'Causa',
  worker: 'Relación',
  bestPay: 'Mejor remuneración',
  cap: 'Tope publicado',
  capUnknown: 'No se conoce el tope',
  noticeGiven: 'Hubo preaviso',
  registered: 'Relación registrada',
  vacationTaken: 'Días de vacaciones gozados',
  trialMonths: 'Meses de prueba',
  daysWorked: 'Días trabajados en el año',
  imputable: 'Imputable al empleador',
  termEnd: 'Fin del plazo pactado',
  sickUntil: 'Fin de la licencia paga',
  variableSixMonths: 'Promedio variable de seis meses',
  variableYear: 'Promedio variable del año',
  previousStart: 'Ingreso del contrato anterior',
  previousEnd: 'Egreso del contrato anterior',
  previousPaid: 'Cobrado por el contrato anterior',
  year: 'Año',
  workedHalf: 'Trabajó la mitad de los días hábiles',
  monthlyPay: 'Remuneración mensual',
  pay: 'Mejor remuneración del semestre',
  exit: 'Terminó el contrato',
  day: 'Día',
  hours: 'Horas',
  hourlyValue: 'Valor de la hora',
  seniorityYears: 'Años de antigüedad',
  family: 'Cargas de familia',
  spouse: 'Cónyuge',
  children: 'Hijos',
  alive: 'Vive',
  grandchildren: 'Nietos',
  parents: 'Padres',
  grandparents: 'Abuelos',
  siblings: 'Hermanos',
  full: 'De ambos padres',
  half: 'De un padre',
  nephews: 'Sobrinos',
  bond: 'Vínculo',
  n: 'Cantidad',
  uncles: 'Tíos',
  cousins: 'Primos',
  marital: 'Parte ganancial',
  estate: 'Bienes',
  own: 'Propios',
  community: 'Gananciales',
  disabledDescendant: 'Descendiente con discapacidad',
  disabledAscendant: 'Ascendiente con discapacidad',
  death: 'Fallecimiento',
  notification: 'Aviso',
  contractEnd: 'Fin del contrato',
  contractStart: 'Comienzo del contrato',
  monthlyRent: 'Alquiler mensual',
  fixedRent: 'Alquiler fijo',
  rents: 'Alquiler',
  matter: 'Asunto',
  amount: 'Monto',
  uma: 'Valor de la UMA',
  stages: 'Etapas cumplidas',
  dismissed: 'Demanda rechazada',
  endedBeforeEvidence: 'Terminó antes de la prueba',
  exceptions: 'Hubo excepciones',
  opposition: 'Hubo oposición',
  housing: 'Vivienda',
  singleLawyer: 'Un solo profesional',
  exclusiveBenefit: 'Beneficio exclusivo',
  appeal: 'Recurso',
  debt: 'Deuda',
  capital: 'Capital',
  rate: 'Tasa',
  annual: 'Anual, en %',
  monthly: 'Mensual, en %',
  added: 'Puntos agregados',
  table: 'Tabla',
  series: 'Serie',
  yearDays: 'Días del año',
  capitalization: 'Capitalización',
  everyMonths: 'Cada tantos meses',
  on: 'El día',
  index: 'Índice',
  coefficient: 'Coeficiente',
  payments: 'Pago',
  toCapital: 'Imputado al capital',
  dues: 'Vencimiento',
  months: 'Meses',
  pendingCase: 'Juicio en trámite',
};

/** Letters that codes are written without. */
const spelled: Record<string, string> = {
  dias: 'días',
  habiles: 'hábiles',
  anios: 'años',
  cedula: 'cédula',
  electronica: 'electrónica',
  mediacion: 'mediación',
  intimacion: 'intimación',
  domestico: 'doméstico',
  construccion: 'construcción',
  publico: 'público',
  extincion: 'extinción',
  sabado: 'sábado',
  miercoles: 'miércoles',
  prescripcion: 'prescripción',
};

const shownCharacters = 160;
/** A name that somebody else gave is never told. */
const withoutLabel = 'Otro dato';

/**
 * What a calculator was asked, one datum a line, as Markdown; what was left out is left out.
 * @param input as the calculator's own schema read it.
 */
export function inputInWords(input: object): string {
  return lines(input, '', '').join('\n');
}

function lines(value: unknown, name: string, key: string): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((one, place) => lines(one, `${name} ${place + 1}`, key));
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([inner, below]) => {
      const label = (Object.hasOwn(inputLabels, inner) && inputLabels[inner]) || withoutLabel;
      return lines(below, name ? `${name}, ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label, inner);
    });
  }
  return [`- **${name}:** ${inWords(value, key)}`];
}

function inWords(value: unknown, key: string): string {
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'number') return key === 'year' ? String(value) : inNumbers(value);
  const text = String(value);
  if (key === 'table') {
    return `tabla de ${inNumbers(text.trim().split('\n').length)} renglones, SHA-256 ${sha256(text)}`;
  }
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (line.length > shownCharacters) return `texto de ${inNumbers(text.length)} caracteres, SHA-256 ${sha256(text)}`;
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(line) && /[a-z]/.test(line)) {
    return line
      .split('-')
      .map((word) => spelled[word] ?? word)
      .join(' ');
  }
  return withLocalDays(line);
}

/** The texts among what a calculator was asked that a record tells; a table is told by its hash alone. */
export function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'table' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, below]) => textsIn(below, Array.isArray(value) ? key : inner));
}
