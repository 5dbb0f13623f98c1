import { addMonths, type CivilDay, civilDay } from '@foja/computable-law/core/civil-day';
import { factFrom, known, notApplicable, unknown } from '@foja/computable-law/core/facts';
import { formatPesos, money } from '@foja/computable-law/core/money';
import { settle } from '@foja/computable-law/core/refusal';
import { computeTermination } from '@foja/computable-law/labour/termination/compute-termination';
import type { CauseId } from '@foja/computable-law/labour/termination/termination-case';
import { fold } from '@foja/legal-text/fold';
import type { Quantity } from '@foja/legal-text/quantity';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { KnownFact, UnderstoodQuestion } from '../../understanding/understood-question.ts';
import type { Compute } from './computed.ts';

const asksHowMuch = /\b(?:cuanto|indemniza\w*|liquidacion|que me (?:corresponde|toca|tienen que pagar))\b/;
/** Less is no month's pay of today: a number of something else. */
const leastPay = 50_000;

/** What a dismissal pays for the time and the pay that were told; null where the question asks or tells something else. */
export const computeDismissal: Compute = (understood) => {
  const { text, facts, regimes } = understood;
  if (!regimes.some(({ regime }) => regime === 'trabajo') || !asksHowMuch.test(fold(text))) return null;
  const cause = causeOf(facts);
  const pay = quantityOf(facts, 'sueldo');
  const service = serviceOf(understood);
  if (cause === null || pay === null || pay.value < leastPay || service === null) return null;
  const settled = settle(() =>
    computeTermination({
      start: known(service.start),
      end: known(service.end),
      cause: known(cause),
      worker: known('dependencia'),
      bestPay: known(pay.value),
      cap: unknown,
      noticeGiven: known(flag(facts, 'preavisado') === true),
      registered: flag(facts, 'sin-registrar') === true ? known(false) : factFrom<boolean>(true),
      vacationTaken: known(0),
      trialMonths: unknown,
      daysWorked: unknown,
      imputable: unknown,
      termEnd: notApplicable(),
      variableSixMonths: unknown,
      variableYear: unknown,
      previousStart: unknown,
      previousEnd: unknown,
      previousPaid: unknown,
      sickUntil: notApplicable(),
    }),
  );
  if ('refused' in settled) return null;
  const { lines, min, max } = settled.value;
  const line = (id: string) => lines.find((one) => one.id === id);
  const range = (low: number, high: number) =>
    low === high ? pesos(low) : `entre ${pesos(low)} y ${pesos(high)}, según el tope del convenio`;
  const seniority = line('antiguedad');
  if (seniority === undefined || min === null || max === null) return null;
  const notice = line('preaviso');
  const owed =
    seniority.max === 0
      ? 'no hay indemnización por antigüedad'
      : `la indemnización por antigüedad es de ${range(seniority.min, seniority.max)}`;
  const parts = [
    owed,
    ...(notice && notice.max > 0 ? [`si no hubo preaviso, se suman ${pesos(notice.max)} por él`] : []),
  ];
  const whole = service.isExact
    ? ` Con la integración del mes, el aguinaldo y las vacaciones proporcionales, el total va de ${pesos(min)} a ${pesos(max)}.`
    : ' A eso se agregan los días del mes, el aguinaldo y las vacaciones proporcionales, que dependen de la fecha.';
  return {
    text: `Con ${service.told} y un sueldo de ${pesos(pay.value)}, ${parts.join('; ')}.${whole}`,
    keys: [...new Set([...seniority.citations, ...(notice?.citations ?? [])])].slice(0, citationsMost),
    calculator: {
      slug: 'liquidacion',
      title: 'Ver la liquidación línea por línea',
      inputs: { start: service.start, end: service.end, cause, bestPay: String(pay.value) },
    },
  };
};

const citationsMost = 4;

function causeOf(facts: readonly KnownFact[]): CauseId | null {
  if (flag(facts, 'despedido') !== true && flag(facts, 'sin-causa') !== true) return null;
  if (flag(facts, 'con-causa') === true) return 'con-causa';
  return flag(facts, 'embarazada') === true ? 'embarazo' : 'sin-causa';
}

interface Service {
  start: CivilDay;
  end: CivilDay;
  /** Both days were told, and not only how long it lasted. */
  isExact: boolean;
  told: string;
}

function serviceOf({ text, facts, today }: UnderstoodQuestion): Service | null {
  const days = readQuestionTokens(text, today)
    .flatMap(({ date }) => (date && date.from === date.to ? [civilDay(date.from)] : []))
    .sort();
  const [start, end] = [days[0], days.at(-1)];
  if (start !== undefined && end !== undefined && start < end) {
    return { start, end, isExact: true, told: `trabajo del ${dayMonthYear(start)} al ${dayMonthYear(end)}` };
  }
  const lasted = quantityOf(facts, 'antiguedad');
  const months = lasted === null ? null : monthsOf(lasted);
  if (lasted === null || months === null) return null;
  const until = end ?? civilDay(today);
  const told = `${lasted.value.toLocaleString('es-AR')} ${lasted.unit === 'anio' ? (lasted.value === 1 ? 'año' : 'años') : 'meses'} de antigüedad`;
  return { start: addMonths(until, -months, 'last-day-of-month'), end: until, isExact: false, told };
}

function monthsOf({ value, unit }: Quantity): number | null {
  if (unit === 'anio') return Math.floor(value * 12);
  return unit === 'mes' ? Math.floor(value) : null;
}

function quantityOf(facts: readonly KnownFact[], name: string): Quantity | null {
  const value = facts.find((fact) => fact.name === name)?.value;
  return typeof value === 'object' ? value : null;
}

function flag(facts: readonly KnownFact[], name: string): boolean | null {
  const value = facts.find((fact) => fact.name === name)?.value;
  return typeof value === 'boolean' ? value : null;
}

const pesos = (amount: number) => `$ ${formatPesos(money(amount)).replace(/,00$/, '')}`;
const dayMonthYear = (day: CivilDay) => day.split('-').reverse().map(Number).join('/');
