import { addDays, addYears, type CivilDay, daysBetween } from '../../core/civil-day.ts';
import { type Fact, type FactsOf, isKnown } from '../../core/facts.ts';
import { money } from '../../core/money.ts';
import { refuse } from '../../core/refusal.ts';
import type { PreviousService, TerminationCase, TerminationValues } from './termination-case.ts';

/** Years between two contracts after which the time of the first counts no more (LCT 18). */
const maxYearsBetweenContracts = 2;
/** LCT 92 bis. */
const trialMonthsByLaw = 6;

/**
 * The case of these facts, with `told` in place of what they leave unknown.
 * @throws RefusedComputation `fact-missing` without the days, the cause or the pay
 */
export function caseOf(facts: FactsOf<TerminationValues>, told: Partial<TerminationValues>): TerminationCase {
  const optional = <Name extends keyof TerminationValues>(name: Name): TerminationValues[Name] | null => {
    const fact = facts[name] as Fact<TerminationValues[Name]>;
    return told[name] ?? (isKnown(fact) ? fact.value : null);
  };
  const needed = <Name extends keyof TerminationValues>(name: Name, what: string): TerminationValues[Name] =>
    optional(name) ?? refuse('fact-missing', name, name, `Falta ${what} (${name}).`);
  const start = needed('start', 'la fecha de ingreso');
  const previous = previousOf(start, optional('previousStart'), optional('previousEnd'), optional('previousPaid'));
  const variablePay = Math.max(optional('variableSixMonths') ?? 0, optional('variableYear') ?? 0);
  return {
    start,
    serviceStart: previous ? addDays(start, -(daysBetween(previous.start, previous.end) + 1)) : start,
    previous,
    variablePay,
    end: needed('end', 'la fecha de extinción'),
    causeId: needed('cause', 'la causa de la extinción'),
    bestPay: money(needed('bestPay', 'la mejor remuneración mensual, normal y habitual')).plus(variablePay).toNumber(),
    cap: optional('cap'),
    noticeGiven: optional('noticeGiven') ?? false,
    registered: optional('registered') ?? true,
    vacationTaken: optional('vacationTaken') ?? 0,
    trialMonths: optional('trialMonths') ?? (previous ? 0 : trialMonthsByLaw),
    daysWorked: optional('daysWorked'),
    imputable: optional('imputable') ?? false,
    termEnd: optional('termEnd'),
    sickUntil: optional('sickUntil'),
  };
}

/** The earlier contract whose time counts; null where there was none, or too long ago. */
function previousOf(
  start: CivilDay,
  from: CivilDay | null,
  to: CivilDay | null,
  paid: number | null,
): PreviousService | null {
  if (from === null && to === null) return null;
  if (from === null || to === null) {
    const field = from === null ? 'previousStart' : 'previousEnd';
    return refuse('fact-missing', field, field, 'Faltan el ingreso y el egreso del contrato anterior.');
  }
  if (to < from)
    refuse('fact-invalid', 'previousEnd', to, `El contrato anterior terminó (${to}) antes de empezar (${from}).`);
  if (to >= start)
    refuse('fact-invalid', 'previousEnd', to, `El contrato anterior (${to}) terminó después del reingreso (${start}).`);
  const tooLongAgo = addYears(to, maxYearsBetweenContracts, 'last-day-of-month') <= start;
  return tooLongAgo ? null : { start: from, end: to, paid };
}
