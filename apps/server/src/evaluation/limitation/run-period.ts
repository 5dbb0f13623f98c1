import { addDays, type CivilDay, writeDay } from '@foja/computable-law/core/civil-day';
import { settle } from '@foja/computable-law/core/refusal';
import type { Reading, Step } from '@foja/computable-law/core/result';
import { computeDeadline } from '@foja/computable-law/deadlines/compute-deadline';
import type { Claim, LimitationEvent, PeriodUnit } from '@foja/computable-law/limitation/claim';
import { computeLimitation, type LimitationLaw } from '@foja/computable-law/limitation/compute-limitation';
import { analyzeTerms } from '@foja/legal-text/analyze';
import { openComputableLaw } from '../../corpus/computable-law/open-computable-law.ts';
import type { LegalPeriod } from './legal-period.ts';

/** A guide's period, counted by the rules that the calculators use. */
export interface RunPeriod {
  /** Last day; null while a demand interrupts it, or where no calendar says it. */
  endsOn: CivilDay | null;
  isInterrupted: boolean;
  /** What each event did, in order of time. */
  timeline: { text: string; articles: string[] }[];
  /** Other last days under the ways in which courts and authors divide. */
  readings: { label: string; endsOn: CivilDay }[];
  /** Name of the catalogue's claim; null where it has none of this article and length. */
  claim: string | null;
}

/** A period of a guide: its article (`ccyc:2561`) and its words. */
export interface PeriodOfGuide {
  article: string;
  text: string;
}

const units: Partial<Record<LegalPeriod['unit'], PeriodUnit>> = {
  days: 'dias-corridos',
  months: 'meses',
  years: 'anios',
};

/**
 * Runs a guide's period from a day through what happened since.
 * @param about words of the case, which choose between claims of the same article and length.
 */
export function runPeriod(
  { article, text }: PeriodOfGuide,
  period: LegalPeriod,
  from: CivilDay,
  { events, asOf, about }: { events: LimitationEvent[]; asOf: CivilDay; about: string },
): RunPeriod {
  const unit = units[period.unit];
  if (unit === undefined) return runShortPeriod(article, period, from);
  const law = openComputableLaw();
  const claim = claimOf(law, article, period.amount, unit, `${text} ${about}`);
  const rule = claim ?? bareClaim(article, period.amount, unit);
  const settled = settle(() =>
    computeLimitation(
      { claim: rule.id, since: from, events, asOf: from > asOf ? from : asOf },
      { ...law, claims: [rule] },
    ),
  );
  if ('refused' in settled) return { ...nothingRun, claim: claim?.name ?? null };
  const { due, interrupted, readings, steps } = settled.value;
  return {
    endsOn: due,
    isInterrupted: interrupted,
    timeline: steps.map(tellStep),
    readings: readings.map(tellReading),
    claim: claim?.name ?? null,
  };
}

const nothingRun: RunPeriod = { endsOn: null, isInterrupted: false, timeline: [], readings: [], claim: null };

/** The claim of the catalogue with this article and length; of several, the one whose names stand in the words of the case. */
function claimOf({ claims }: LimitationLaw, article: string, length: number, unit: PeriodUnit, about: string) {
  const said = new Set(analyzeTerms(about));
  const shared = ({ name, aliases }: Claim) =>
    Math.max(...[name, ...aliases].map((one) => shareOf(analyzeTerms(one), said)));
  const [best] = claims
    .filter((claim) => claim.articles[0] === article && claim.length === length && claim.unit === unit)
    .map((claim, place) => ({ claim, place, shared: shared(claim) }))
    .sort((left, right) => right.shared - left.shared || left.place - right.place);
  return best?.claim ?? null;
}

function shareOf(terms: readonly string[], said: ReadonlySet<string>): number {
  return terms.length === 0 ? 0 : terms.filter((term) => said.has(term)).length / terms.length;
}

/** A period that the catalogue lacks runs by the general rules alone: nothing is known to stop it. */
function bareClaim(article: string, length: number, unit: PeriodUnit): Claim {
  return {
    id: 'periodo-de-guia',
    name: 'período de la guía',
    aliases: [],
    kind: 'caducidad',
    length,
    unit,
    articles: [article],
    starts: '',
    mediation: false,
    administrativeClaim: null,
    readings: [],
    from: null,
    note: null,
    checked: openComputableLaw().rules.checked,
  };
}

/**
 * Hours and working days. Only weekends and holidays are left out, no recess: the true end may be later and never earlier.
 */
function runShortPeriod(article: string, { amount, unit }: LegalPeriod, from: CivilDay): RunPeriod {
  if (unit === 'hours') return { ...nothingRun, endsOn: addDays(from, Math.ceil(amount / 24)) };
  const settled = settle(() =>
    computeDeadline(
      {
        notified: from,
        by: 'personal',
        jurisdiction: 'relacion-laboral',
        length: amount,
        unit: 'dias-habiles-laborales',
      },
      openComputableLaw().deadlines,
    ),
  );
  if ('refused' in settled) return nothingRun;
  const { due, readings } = settled.value;
  return {
    ...nothingRun,
    endsOn: due,
    readings: readings.map(tellReading),
    timeline: [
      {
        text: `Desde el ${writeDay(from)}, ${amount} días hábiles: vence el ${writeDay(due)}.`,
        articles: [article],
      },
    ],
  };
}

const isoDays = /\d{4}-\d{2}-\d{2}/g;
const tellStep = ({ text, citations }: Step) => ({
  text: text.replace(isoDays, (day) => writeDay(day)),
  articles: [...citations],
});
const tellReading = ({ label, value }: Reading<CivilDay>) => ({ label, endsOn: value });
