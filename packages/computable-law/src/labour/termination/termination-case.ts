import type { CivilDay } from '../../core/civil-day.ts';
import type { CitationKey } from '../../core/result.ts';

/** What LCT 245 pays for a way of ending: all of it, half (LCT 247) or nothing. */
export type SeniorityShare = 'full' | 'half' | 'none';

/** Whether notice not given is owed; where the law does not say it, which reading the rule follows. */
export type NoticeDuty = 'owed' | 'not-owed' | 'disputed-owed' | 'disputed-not-owed';

export interface Cause {
  /** Spanish name, as a lawyer says it. */
  label: string;
  share: SeniorityShare;
  notice: NoticeDuty;
  /** Whether it is put an end to by a party, so that the trial period of LCT 92 bis frees from it. */
  trialFrees: boolean;
  /** Whether the texts before ley 27.802 that it needs are known: only what they leave to LCT 123 and 156. */
  knownBeforeReform: boolean;
  /** Articles that fix what it pays; the first is its own. */
  citations: readonly CitationKey[];
  /** Why notice and integration are in question, for a disputed duty. */
  dispute?: string;
}

const dismissal = { share: 'full', notice: 'owed', trialFrees: true, knownBeforeReform: false } as const;
const half = { share: 'half', trialFrees: true, knownBeforeReform: false } as const;
const nothing = { share: 'none', notice: 'not-owed', trialFrees: true } as const;

const onlyTheIndemnity =
  'El artículo sólo menciona la indemnización por antigüedad; el deber general de preavisar alcanza a toda disolución por voluntad del empleador.';

/** Ways in which a contract of employment ends, with what each pays. */
export const causes = {
  'sin-causa': { label: 'Despido sin causa', ...dismissal, citations: ['lct:245'] },
  'despido-indirecto': { label: 'Despido indirecto', ...dismissal, citations: ['lct:246', 'lct:245'] },
  'periodo-de-prueba': {
    label: 'Extinción en el período de prueba',
    ...dismissal,
    citations: ['lct:92bis', 'lct:245'],
  },
  embarazo: { label: 'Despido por embarazo', ...dismissal, citations: ['lct:178', 'lct:182', 'lct:245'] },
  matrimonio: { label: 'Despido por matrimonio', ...dismissal, citations: ['lct:181', 'lct:182', 'lct:245'] },
  discriminatorio: { label: 'Despido discriminatorio', ...dismissal, citations: ['lct:245bis', 'lct:245'] },
  enfermedad: {
    label: 'Despido durante la licencia paga por enfermedad',
    ...dismissal,
    citations: ['lct:213', 'lct:245'],
  },
  'trabajador-jubilado': {
    label: 'Despido del trabajador jubilado',
    ...dismissal,
    citations: ['lct:253', 'lct:245'],
  },
  'fuerza-mayor': {
    label: 'Despido por fuerza mayor o falta de trabajo no imputable',
    ...half,
    notice: 'disputed-owed',
    citations: ['lct:247'],
    dispute: onlyTheIndemnity,
  },
  quiebra: {
    label: 'Extinción por quiebra',
    share: 'full',
    notice: 'disputed-not-owed',
    trialFrees: true,
    knownBeforeReform: false,
    citations: ['lct:251', 'lct:247', 'lct:245'],
    dispute:
      'El artículo sólo menciona la indemnización por antigüedad, y la quiebra no es voluntad del empleador; hay quien reconoce el preaviso.',
  },
  muerte: {
    label: 'Muerte del trabajador',
    ...half,
    notice: 'not-owed',
    trialFrees: false,
    citations: ['lct:248', 'lct:247'],
  },
  'muerte-del-empleador': {
    label: 'Muerte del empleador que impide seguir',
    ...half,
    notice: 'not-owed',
    trialFrees: false,
    citations: ['lct:249', 'lct:247'],
  },
  'incapacidad-absoluta': {
    label: 'Incapacidad absoluta',
    share: 'full',
    notice: 'not-owed',
    trialFrees: true,
    knownBeforeReform: false,
    citations: ['lct:212', 'lct:245'],
  },
  'incapacidad-sin-tareas': {
    label: 'Incapacidad parcial sin tareas que asignar, por causa no imputable',
    ...half,
    notice: 'disputed-not-owed',
    citations: ['lct:212', 'lct:247'],
    dispute: onlyTheIndemnity,
  },
  'incapacidad-sin-reubicacion': {
    label: 'Incapacidad parcial: el empleador podía reubicar y no lo hizo',
    ...dismissal,
    notice: 'disputed-not-owed',
    citations: ['lct:212', 'lct:245'],
    dispute: onlyTheIndemnity,
  },
  inhabilitacion: {
    label: 'Despido por inhabilitación sobreviniente',
    ...half,
    notice: 'disputed-owed',
    citations: ['lct:254', 'lct:247'],
    dispute: onlyTheIndemnity,
  },
  'plazo-fijo': {
    label: 'Despido antes del fin del plazo fijo',
    ...dismissal,
    notice: 'disputed-owed',
    trialFrees: false,
    citations: ['lct:95', 'lct:245'],
    dispute:
      'El artículo da las indemnizaciones que correspondan por la extinción, sin decir si incluye preaviso e integración.',
  },
  'vencimiento-plazo-fijo': {
    label: 'Vencimiento del plazo fijo con preaviso',
    ...half,
    notice: 'not-owed',
    trialFrees: false,
    citations: ['lct:250', 'lct:95', 'lct:247'],
  },
  renuncia: { label: 'Renuncia', ...nothing, knownBeforeReform: true, citations: ['lct:240'] },
  'mutuo-acuerdo': { label: 'Mutuo acuerdo', ...nothing, knownBeforeReform: true, citations: ['lct:241'] },
  'con-causa': { label: 'Despido con justa causa', ...nothing, knownBeforeReform: true, citations: ['lct:242'] },
  abandono: { label: 'Abandono del trabajo', ...nothing, knownBeforeReform: true, citations: ['lct:244', 'lct:242'] },
  jubilacion: { label: 'Jubilación', ...nothing, knownBeforeReform: false, citations: ['lct:91'] },
  'vencida-la-reserva': {
    label: 'Rescisión vencido el año de conservación del puesto',
    ...nothing,
    knownBeforeReform: false,
    citations: ['lct:211'],
  },
} satisfies Record<string, Cause>;
export type CauseId = keyof typeof causes;

/** Who works under another statute, with its name: their liquidation is not computed here. */
export const otherStatutes = {
  agrario: 'Régimen Nacional de Trabajo Agrario (ley 26.727)',
  construccion: 'ley 22.250, de la industria de la construcción',
  embarcado: 'Ley de Navegación (ley 20.094) y los convenios del personal embarcado',
  publico: 'régimen de empleo público que corresponda',
  independiente: 'régimen de los trabajadores independientes (ley 27.742, artículo 97)',
} as const;
/** `domestico` is of ley 26.844, which is computed too. */
export type WorkerKind = 'dependencia' | 'domestico' | keyof typeof otherStatutes;

/** What has its own law or lacks a figure that the law refers to: named, never computed. */
export const refusedCauses = {
  'accidente-de-trabajo': {
    label: 'Accidente o enfermedad del trabajo',
    article: 'ley-24557:14',
    why: 'Las prestaciones de la ley 24.557 dependen de la ley 26.773 y de pisos que fija una resolución, que no están cargados.',
  },
  excedencia: {
    label: 'Rescisión por maternidad con compensación',
    article: 'lct:183',
    why: 'La compensación del artículo 183 b de la LCT tiene por tope el salario mínimo vital, cuyo valor a la fecha no está cargado.',
  },
  'fondo-de-cese': {
    label: 'Fondo o sistema de cese laboral',
    article: 'lct:245',
    why: 'El fondo de cese que reemplaza al artículo 245 de la LCT se rige por el convenio que lo creó, que no está cargado.',
  },
} as const;

/** Facts of a liquidation. */
export interface TerminationValues {
  start: CivilDay;
  /** Day of extinction; where notice was given, the day on which it ended. */
  end: CivilDay;
  cause: CauseId;
  worker: WorkerKind;
  /** Best monthly, normal and habitual pay of the last year, in pesos. */
  bestPay: number;
  /** Published cap of the collective agreement, already three times the average; not applicable where there is none. */
  cap: number;
  noticeGiven: boolean;
  registered: boolean;
  /** Days of this year's rest already taken. */
  vacationTaken: number;
  /** 6 by law; up to 8 or 12 by collective agreement; 0 where the trial was spent in an earlier contract. */
  trialMonths: number;
  /** Days of actual work in the year of the end. */
  daysWorked: number;
  /** Whether the bankruptcy is the employer's own doing. */
  imputable: boolean;
  /** Agreed end of a fixed term. */
  termEnd: CivilDay;
  /** Last day of the paid sick leave: discharge, or the end of the term of LCT 208. */
  sickUntil: CivilDay;
  /** Monthly average of variable pay in the last six months, in pesos, beside the best pay. */
  variableSixMonths: number;
  /** The same in the last year: the better of the two counts (LCT 245). */
  variableYear: number;
  /** An earlier contract with the same employer (LCT 18). */
  previousStart: CivilDay;
  previousEnd: CivilDay;
  /** What its end was indemnified with, brought to today by the index of prices (LCT 255); 0 where nothing was. */
  previousPaid: number;
}

/** An earlier contract whose time counts. */
export interface PreviousService {
  start: CivilDay;
  end: CivilDay;
  /** Null where it was not told. */
  paid: number | null;
}

/** A case in which nothing is unknown any more. */
export interface TerminationCase {
  start: CivilDay;
  end: CivilDay;
  causeId: CauseId;
  /** Pay with its variable part. */
  bestPay: number;
  /** The variable part of it. */
  variablePay: number;
  /** Beginning of the whole time of service: earlier than `start` by the time of an earlier contract that counts. */
  serviceStart: CivilDay;
  previous: PreviousService | null;
  cap: number | null;
  noticeGiven: boolean;
  registered: boolean;
  vacationTaken: number;
  trialMonths: number;
  daysWorked: number | null;
  imputable: boolean;
  termEnd: CivilDay | null;
  sickUntil: CivilDay | null;
}
