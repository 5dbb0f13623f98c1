import { WorkingCalendar } from '../calendar/working-calendar.ts';
import { addDays, type CivilDay, daysBetween, earliestDay, latestDay } from '../core/civil-day.ts';
import { foldName } from '../core/fold-name.ts';
import { refuse, settle } from '../core/refusal.ts';
import { citationsOf, type MissingFact, type Reading } from '../core/result.ts';
import type { DeadlineLaw } from '../deadlines/deadline.ts';
import { findJurisdiction } from '../deadlines/find-deadline.ts';
import { nextOpen } from '../deadlines/notification-day.ts';
import type { Claim, LimitationInput, LimitationResult, LimitationRules, PeriodUnit } from './claim.ts';
import { outsideClaims } from './outside-claims.ts';
import { type RunTerm, runTerm, type SuspensionMethod } from './run-term.ts';

export interface LimitationLaw {
  claims: Claim[];
  rules: LimitationRules;
  /** Calendars and jurisdictions, for the grace hours of a demand. */
  deadlines: DeadlineLaw;
}

/**
 * Computes limitation or caducity of a claim through its events, under every reading.
 * @throws RefusedComputation `fact-invalid` for an unknown claim or impossible days, `rule-missing` before the law's dates
 */
export function computeLimitation(input: LimitationInput, law: LimitationLaw): LimitationResult {
  const claim = findClaim(law, input.claim);
  checkDays(input, claim);
  const run = (version: Claim, method: SuspensionMethod): RunTerm =>
    runTerm(
      input.since,
      input.events.filter(({ date }) => date <= input.asOf),
      {
        claim: version,
        rules: law.rules,
        method,
        graceDayAfter: (due) => nextCourtDay(due, law),
      },
    );
  const main = run(claim, 'months');
  const readings: Reading<CivilDay>[] = [];
  const offer = (reading: Omit<Reading<CivilDay>, 'value'>, other: RunTerm) => {
    if (other.due !== null && other.due !== main.due) readings.push({ ...reading, value: other.due });
  };
  for (const { id, label, because, articles, ...changes } of claim.readings) {
    offer({ id, label, because, citations: articles }, run({ ...claim, ...changes, articles }, 'months'));
  }
  offer(
    {
      id: 'suspension-por-dias',
      label: 'Contando la suspensión por días',
      because: 'La suspensión de seis meses se puede sumar de fecha a fecha o por los días que duró.',
      citations: [law.rules.demandNotice.method],
    },
    run(claim, 'days'),
  );
  const days = [main.due, ...readings.map(({ value }) => value)].filter((day) => day !== null);
  const [first, ...others] = days;
  const graceUntil = main.due === null ? null : graceDay(main.due, law);
  return {
    claim: claim.name,
    kind: claim.kind,
    period: periodInWords(claim.length, claim.unit),
    article: claim.articles[0] ?? '',
    starts: claim.starts,
    due: main.due,
    dueBeforeDemand: main.dueBeforeDemand,
    graceUntil,
    expired: main.due !== null && input.asOf > main.due,
    interrupted: main.interrupted,
    suspended: main.suspended,
    readings,
    min: first ? earliestDay(first, ...others) : null,
    max: first ? latestDay(first, ...others) : null,
    missing: missingFacts(main, graceUntil, input, (events) => computeLimitation({ ...input, events }, law).due),
    steps: main.steps,
    citations: citationsOf([{ citations: claim.articles }, ...main.steps, ...readings]),
    dataAsOf: earliestDay(claim.checked, law.rules.checked),
    notes: [...(claim.note ? [claim.note] : []), ...main.notes],
  };
}

/** @throws RefusedComputation `fact-invalid` for a claim that the catalogue lacks */
export function findClaim({ claims }: Pick<LimitationLaw, 'claims'>, name: string): Claim {
  const folded = foldName(name);
  const found = claims.find(({ id, name: own, aliases }) =>
    [id, own, ...aliases].some((one) => foldName(one) === folded),
  );
  return found ?? refuseClaim(claims, name, folded);
}

/** Says why a name has no term here, or which claims come near it. @throws RefusedComputation */
function refuseClaim(claims: readonly Claim[], name: string, folded: string): never {
  const outside = outsideClaims.find(({ names }) => names.includes(folded));
  if (outside) refuse('outside-scope', 'claim', outside.article ?? name, outside.why);
  const words = folded.split(' ').filter((word) => word.length >= minWordCharacters);
  const near = claims.filter(({ name: own, aliases }) =>
    [own, ...aliases].some((one) => words.some((word) => foldName(one).split(' ').includes(word))),
  );
  const others =
    near.length === 0
      ? ''
      : ` Puede ser: ${near
          .slice(0, maxSuggestions)
          .map((one) => `«${one.name}»`)
          .join(', ')}.`;
  return refuse('fact-invalid', 'claim', name, `El reclamo «${name}» no está en el catálogo.${others}`);
}

/** Shorter words stand in many names. */
const minWordCharacters = 4;
const maxSuggestions = 5;

function checkDays({ since, events, asOf }: LimitationInput, claim: Claim): void {
  if (claim.from !== null && since < claim.from) {
    refuse(
      'rule-missing',
      'since',
      since,
      `Para «${claim.name}» no hay regla cargada de un plazo que empezó antes del ${claim.from}.`,
    );
  }
  if (asOf < since)
    refuse('fact-invalid', 'asOf', asOf, `La fecha de consulta (${asOf}) es anterior al comienzo (${since}).`);
  for (const { date, actaDisponible } of events) {
    if (actaDisponible !== undefined && actaDisponible < date) {
      refuse(
        'fact-invalid',
        'events.actaDisponible',
        actaDisponible,
        `El acta (${actaDisponible}) es anterior a la mediación (${date}).`,
      );
    }
  }
}

/** The working day of the courts after a day; null where its calendar is not loaded. */
function graceDay(due: CivilDay, law: LimitationLaw): CivilDay | null {
  const settled = settle(() => nextCourtDay(due, law));
  return 'value' in settled ? settled.value : null;
}

/** @throws RefusedComputation `calendar-missing` */
function nextCourtDay(due: CivilDay, { deadlines, rules }: LimitationLaw): CivilDay | null {
  const jurisdiction = findJurisdiction(deadlines, rules.grace.jurisdiction);
  const spec = jurisdiction.workingDays[jurisdiction.defaultUnit];
  return spec ? nextOpen(new WorkingCalendar(deadlines.calendars, spec), addDays(due, 1)) : null;
}

function missingFacts(
  main: RunTerm,
  graceUntil: CivilDay | null,
  { events, asOf }: LimitationInput,
  dueWith: (events: LimitationInput['events']) => CivilDay | null,
): MissingFact<CivilDay>[] {
  if (main.unsettled === 'hour' && main.due !== null) {
    const max = graceUntil ?? main.due;
    const question = '¿A qué hora se presentó la demanda?';
    return [{ fact: 'events.hour', question, min: main.due, max, swing: daysBetween(main.due, max) }];
  }
  if (main.unsettled !== 'actaDisponible') return [];
  const closedOn = (day: (date: CivilDay) => CivilDay) =>
    dueWith(
      events.map((event) =>
        event.kind === 'mediacion' ? { ...event, actaDisponible: event.actaDisponible ?? day(event.date) } : event,
      ),
    );
  const [min, max] = [closedOn((date) => date), closedOn(() => asOf)];
  if (min === null || max === null) return [];
  const question = '¿Desde qué día está disponible el acta de cierre de la mediación?';
  return [{ fact: 'events.actaDisponible', question, min, max, swing: daysBetween(min, max) }];
}

/** A period as a lawyer writes it: '3 años', '6 meses', '30 días'. */
export function periodInWords(length: number, unit: PeriodUnit): string {
  const [one, many] = { 'dias-corridos': ['día', 'días'], meses: ['mes', 'meses'], anios: ['año', 'años'] }[unit];
  return `${length} ${length === 1 ? one : many}`;
}
