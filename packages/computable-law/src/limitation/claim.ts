import type { CivilDay } from '../core/civil-day.ts';
import type { CitationKey, ComputedResult, MissingFact } from '../core/result.ts';

/** Limitation may be suspended and interrupted; caducity only where a law says so (CCyC 2567). */
export type ClaimKind = 'prescripcion' | 'caducidad';

export type PeriodUnit = 'dias-corridos' | 'meses' | 'anios';

/** Another way in which courts or authors read the term of a claim. */
export interface ClaimReading {
  id: string;
  label: string;
  because: string;
  kind?: ClaimKind;
  length?: number;
  unit?: PeriodUnit;
  articles: CitationKey[];
}

/** A claim and its term. Data of `corpus/limitation/*.yaml`. */
export interface Claim {
  id: string;
  /** Spanish name, as a lawyer says it. */
  name: string;
  aliases: string[];
  kind: ClaimKind;
  length: number;
  unit: PeriodUnit;
  /** The first is the article that fixes the period. */
  articles: CitationKey[];
  /** From when it runs, in Spanish. */
  starts: string;
  /** Whether prejudicial mediation stops it: not where the matter is outside of it (ley 26.589). */
  mediation: boolean;
  /** Months for which a claim before the labour administration stops it at most; null where no law says so. */
  administrativeClaim: { maxMonths: number; article: CitationKey } | null;
  readings: ClaimReading[];
  /** First day of the facts to which the article applies; null where it has none here. */
  from: CivilDay | null;
  note: string | null;
  checked: CivilDay;
}

/** Articles of the general rules, by what they do: data, so that the check can look them up. */
export interface LimitationRules {
  counting: CitationKey;
  demandNotice: { months: number; article: CitationKey; method: CitationKey };
  mediation: { resumesAfterDays: number; article: CitationKey; general: CitationKey };
  demand: { article: CitationKey; effects: CitationKey; preventsCaducity: CitationKey };
  acknowledgement: { article: CitationKey; caducity: CitationKey; effects: CitationKey };
  arbitration: { article: CitationKey };
  caducity: CitationKey;
  /** Hour until which a demand filed on the next working day still counts. */
  grace: { until: string; jurisdiction: string; article: CitationKey };
  checked: CivilDay;
}

export const limitationEventKinds = [
  'intimacion',
  'mediacion',
  'demanda',
  'reconocimiento',
  'arbitraje',
  'reclamo-administrativo',
] as const;
export type LimitationEventKind = (typeof limitationEventKinds)[number];

export const mediationModes = ['sorteo', 'privada'] as const;
export type MediationMode = (typeof mediationModes)[number];

export interface LimitationEvent {
  kind: LimitationEventKind;
  /** Mediation by lot: the day on which the mediator was assigned; private: of the notice or of the hearing. */
  date: CivilDay;
  mode?: MediationMode;
  /** Day on which the closing act was at the parties' disposal. */
  actaDisponible?: CivilDay;
  /** End of an administrative claim. */
  until?: CivilDay;
  /** `HH:MM` of a demand filed in the grace hours. */
  hour?: string;
}

export interface LimitationInput {
  claim: string;
  since: CivilDay;
  events: LimitationEvent[];
  asOf: CivilDay;
}

/** A term is one line: the result is that of the design without its lines. */
export interface LimitationResult extends Omit<ComputedResult<CivilDay>, 'lines'> {
  /** Name of the claim in the catalogue. */
  claim: string;
  kind: ClaimKind;
  /** '3 años'. */
  period: string;
  article: CitationKey;
  starts: string;
  /** Last day; null while interrupted by a demand or suspended without end. */
  due: CivilDay | null;
  /** Where a demand interrupted: the last day on which it could have been filed. */
  dueBeforeDemand: CivilDay | null;
  /** Working day in whose first hours a demand still counts; null where the calendar is not loaded. */
  graceUntil: CivilDay | null;
  /** Whether the term had run out on `asOf`. */
  expired: boolean;
  interrupted: boolean;
  /** A suspension whose end was not told holds on `asOf`. */
  suspended: boolean;
  missing: MissingFact<CivilDay>[];
  notes: string[];
}
