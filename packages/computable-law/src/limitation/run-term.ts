import { addDays, addMonths, addYears, type CivilDay, compareDays, daysBetween } from '../core/civil-day.ts';
import type { Step } from '../core/result.ts';
import type { Claim, LimitationEvent, LimitationRules, PeriodUnit } from './claim.ts';

/** How the months of a demand notice are added: from date to date, or as the days that they had. */
export type SuspensionMethod = 'months' | 'days';

export interface RunTerm {
  due: CivilDay | null;
  dueBeforeDemand: CivilDay | null;
  interrupted: boolean;
  suspended: boolean;
  steps: Step[];
  notes: string[];
  /** An event whose effect depends on what was not told. */
  unsettled: 'hour' | 'actaDisponible' | null;
}

/** What the term needs besides the events. */
export interface TermContext {
  claim: Pick<Claim, 'kind' | 'length' | 'unit' | 'mediation' | 'administrativeClaim' | 'articles'>;
  rules: LimitationRules;
  method: SuspensionMethod;
  /** The working day after a day, in whose first hours a demand still counts; refuses where no calendar says it. */
  graceDayAfter: (due: CivilDay) => CivilDay | null;
}

/** The courts are never closed for longer: January with the days around it. */
const maxClosedDays = 40;

interface Stretch {
  from: CivilDay;
  /** Last day that does not run. */
  to: CivilDay;
  months: number | null;
}

/** Runs a term through its events in order of time. Pure: the steps tell what each event did. */
export function runTerm(since: CivilDay, events: readonly LimitationEvent[], context: TermContext): RunTerm {
  const { claim, rules } = context;
  let start = since;
  let stretches: Stretch[] = [];
  let noticeUsed = false;
  const steps: Step[] = [];
  const notes: string[] = [];
  const dueNow = () => dueOf(start, stretches, context);
  const ended = (result: Partial<RunTerm>): RunTerm => ({
    due: null,
    dueBeforeDemand: null,
    interrupted: false,
    suspended: false,
    steps,
    notes,
    unsettled: null,
    ...result,
  });
  const tell = (text: string, ...citations: string[]) => steps.push({ text, citations, facts: ['events'] });

  tell(`Desde el ${since}: vence el ${dueNow()}.`, claim.articles[0] ?? rules.counting, rules.counting);
  for (const event of [...events].sort((a, b) => compareDays(a.date, b.date))) {
    const due = dueNow();
    if (event.date < start) {
      tell(`El ${event.date} es anterior al comienzo del plazo: no tiene efecto.`);
      continue;
    }
    const mayBeInGrace = event.kind === 'demanda' && event.date > due && daysBetween(due, event.date) <= maxClosedDays;
    const inGrace = mayBeInGrace && event.date === context.graceDayAfter(due);
    if (event.date > due && !inGrace) {
      tell(`El ${event.date} el plazo ya había vencido (${due}): no tiene efecto.`);
      continue;
    }
    if (event.kind === 'demanda' || event.kind === 'arbitraje') {
      if (inGrace && event.hour === undefined) {
        tell(
          `La demanda del ${event.date} vale si se presentó antes de las ${rules.grace.until}.`,
          rules.grace.article,
        );
        return ended({ due, unsettled: 'hour' });
      }
      if (inGrace && (event.hour ?? '') > rules.grace.until) {
        tell(
          `La demanda se presentó el ${event.date} después de las ${rules.grace.until}: fuera de plazo.`,
          rules.grace.article,
        );
        continue;
      }
      if (claim.kind === 'caducidad') {
        tell(`La demanda del ${event.date} impide la caducidad.`, rules.demand.preventsCaducity);
      } else {
        const article = event.kind === 'demanda' ? rules.demand.article : rules.arbitration.article;
        tell(
          `La petición del ${event.date} interrumpe la prescripción mientras dura el proceso.`,
          article,
          rules.demand.effects,
        );
        if (inGrace)
          tell('Se presentó en las horas de gracia del día siguiente.', rules.demand.article, rules.grace.article);
        notes.push('Si el proceso se desiste o la instancia caduca, la interrupción se tiene por no sucedida.');
      }
      return ended({ dueBeforeDemand: due, interrupted: true });
    }
    if (event.kind === 'reconocimiento') {
      if (claim.kind === 'caducidad') {
        tell(
          `El reconocimiento del ${event.date} impide la caducidad si el derecho es disponible.`,
          rules.acknowledgement.caducity,
        );
        return ended({ dueBeforeDemand: due, interrupted: true });
      }
      start = event.date;
      stretches = [];
      tell(
        `El reconocimiento del ${event.date} interrumpe: empieza un plazo nuevo, que vence el ${dueNow()}.`,
        rules.acknowledgement.article,
        rules.acknowledgement.effects,
      );
      continue;
    }
    if (event.kind === 'reclamo-administrativo') {
      if (!claim.administrativeClaim) {
        tell(`Para este reclamo no hay norma que dé efecto al reclamo administrativo del ${event.date}.`);
        continue;
      }
      const { maxMonths, article } = claim.administrativeClaim;
      const limit = addMonths(event.date, maxMonths, 'last-day-of-month');
      start = event.until !== undefined && event.until < limit ? event.until : limit;
      stretches = [];
      tell(
        `El reclamo administrativo del ${event.date} interrumpe hasta el ${start} (a lo sumo ${maxMonths} meses): el plazo nuevo vence el ${dueNow()}.`,
        article,
      );
      continue;
    }
    if (event.kind === 'intimacion') {
      if (claim.kind === 'caducidad') {
        tell(
          `La intimación del ${event.date} no suspende: los plazos de caducidad no se suspenden por ella.`,
          rules.caducity,
        );
        continue;
      }
      if (noticeUsed) {
        tell(`La intimación del ${event.date} no suspende de nuevo: vale una sola vez.`, rules.demandNotice.article);
        continue;
      }
      noticeUsed = true;
      const months = Math.min(rules.demandNotice.months, monthsOf(claim.length, claim.unit));
      stretches.push({ from: event.date, to: addMonths(event.date, months, 'last-day-of-month'), months });
      tell(
        `La intimación del ${event.date} suspende por ${months} meses: vence el ${dueNow()}.`,
        rules.demandNotice.article,
        rules.demandNotice.method,
      );
      continue;
    }
    if (!claim.mediation) {
      tell(
        `La mediación del ${event.date} no suspende este plazo: la materia está fuera de la mediación prejudicial.`,
        rules.mediation.article,
      );
      continue;
    }
    if (event.actaDisponible === undefined) {
      tell(
        `La mediación del ${event.date} suspende hasta ${rules.mediation.resumesAfterDays} días después de que el acta de cierre esté disponible.`,
        rules.mediation.article,
        rules.mediation.general,
      );
      return ended({ dueBeforeDemand: null, suspended: true, unsettled: 'actaDisponible' });
    }
    const to = addDays(event.actaDisponible, rules.mediation.resumesAfterDays);
    stretches.push({ from: event.date, to, months: null });
    tell(
      `La mediación suspende desde el ${event.date} y el plazo se reanuda pasados ${rules.mediation.resumesAfterDays} días del acta (${event.actaDisponible}): vence el ${dueNow()}.`,
      rules.mediation.article,
      rules.mediation.general,
    );
    if (event.mode === 'sorteo') notes.push('Mediación por sorteo: se suspende desde que se adjudica el mediador.');
  }
  return ended({ due: dueNow() });
}

/** The end of the period from `start`, moved by what stood still. */
function dueOf(start: CivilDay, stretches: readonly Stretch[], { claim, method }: TermContext): CivilDay {
  let due = addPeriod(start, claim.length, claim.unit);
  const alone = (stretch: Stretch) =>
    stretches.every((other) => other === stretch || other.to <= stretch.from || other.from >= stretch.to);
  const byMonths = stretches.filter((stretch) => stretch.months !== null && method === 'months' && alone(stretch));
  for (const { months } of byMonths) due = addMonths(due, months ?? 0, 'last-day-of-month');
  return addDays(due, stillDays(stretches.filter((stretch) => !byMonths.includes(stretch))));
}

/** Days of the union of stretches: two suspensions at once stop the term only once. */
function stillDays(stretches: readonly Stretch[]): number {
  let days = 0;
  let reached: CivilDay | null = null;
  for (const { from, to } of [...stretches].sort((a, b) => compareDays(a.from, b.from))) {
    const begin: CivilDay = reached !== null && reached > from ? reached : from;
    if (to > begin) days += daysBetween(begin, to);
    if (reached === null || to > reached) reached = to;
  }
  return days;
}

function addPeriod(start: CivilDay, length: number, unit: PeriodUnit): CivilDay {
  if (unit === 'dias-corridos') return addDays(start, length);
  return unit === 'meses'
    ? addMonths(start, length, 'last-day-of-month')
    : addYears(start, length, 'last-day-of-month');
}

function monthsOf(length: number, unit: PeriodUnit): number {
  if (unit === 'anios') return length * 12;
  return unit === 'meses' ? length : Math.max(1, Math.floor(length / 30));
}
