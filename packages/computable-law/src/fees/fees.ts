import type { CivilDay } from '../core/civil-day.ts';
import type { FactsOf } from '../core/facts.ts';
import type { CitationKey, Step } from '../core/result.ts';

export interface FeesValues {
  /** Id of a matter. */
  matter: string;
  /** Value of the matter in pesos. */
  amount: number;
  /** Value of one UMA in pesos, as the person typed it. */
  uma: number;
  /** Day for whose UMA the fee is computed. */
  asOf: CivilDay;
  /** Stages that the professional worked in, of those that article 29 has. */
  stages: number;
  /** Article 22: the demand was dismissed as a whole. */
  dismissed: boolean;
  /** Article 25: acknowledgement, withdrawal or settlement before the evidence was opened. */
  endedBeforeEvidence: boolean;
  exceptions: boolean;
  opposition: boolean;
  housing: boolean;
  singleLawyer: boolean;
  exclusiveBenefit: boolean;
  /** Article 30: the work of appeal, and whether the ruling was reversed as a whole for who appealed. */
  appeal: 'none' | 'second-instance' | 'full-reversal';
}
export type FeesFacts = FactsOf<FeesValues>;

/** Another value of a line, where the text can be read in two ways. In UMA. */
export interface FeeReading {
  id: string;
  label: string;
  because: string;
  value: number;
  citations: CitationKey[];
}

/** A fee between two ends, in UMA with two decimals and in pesos where the UMA is known. */
export interface FeeLine {
  id: string;
  label: string;
  minUMA: number;
  /** Null where the law fixes only the least. */
  maxUMA: number | null;
  min: number | null;
  max: number | null;
  readings: FeeReading[];
  steps: Step[];
  citations: CitationKey[];
}

export interface FeesResult {
  matter: string;
  label: string;
  /** The fee of the lawyer, as in the first line. */
  minUMA: number;
  maxUMA: number | null;
  min: number | null;
  max: number | null;
  /** The UMA that was used. */
  uma: { value: number; source: string } | null;
  lines: FeeLine[];
  missing: { fact: string; question: string }[];
  steps: Step[];
  citations: CitationKey[];
  dataAsOf: CivilDay | null;
  notes: string[];
}
