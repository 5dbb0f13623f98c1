import {
  addMonths,
  type CivilDay,
  civilDay,
  dayOfMonth,
  endOfMonth,
  latestDay,
  monthOf,
  yearOf,
} from '@foja/computable-law/core/civil-day';
import { known, notApplicable } from '@foja/computable-law/core/facts';
import { settle } from '@foja/computable-law/core/refusal';
import { noticeMonths, serviceFromDateToDate } from '@foja/computable-law/labour/service-time';
import { computeTermination } from '@foja/computable-law/labour/termination/compute-termination';
import type { CauseId } from '@foja/computable-law/labour/termination/termination-case';
import { fold } from '@foja/legal-text/fold';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import type { Compute } from './computed.ts';
import { leavesTheLaw, otherWork, workAbroad } from './leaves-the-law.ts';
import { causeTold } from './told-cause.ts';
import { relativeDayTold } from './told-days.ts';
import { dayMonthYear, flag, minPay, payOfEnd, pesos, serviceDays, serviceOf } from './told-facts.ts';
import { dismissed, reformInForce, toSettlement } from './told-termination.ts';

/** What an end of contract pays beside the time of work, each as people ask for it. */
const items = {
  integracion: /\bintegracion\b|\bdias que faltaban del mes\b/,
  preaviso: /\bpreaviso\b/,
  sacProporcional: /\b(?:aguinaldo|sac)\b/,
  vacaciones: /\bvacaciones\b/,
} as const;
type Item = keyof typeof items;
/** "Sin preaviso" is told, and not asked for. */
const toldOnly =
  /\b(?:(?:sin|con) (?:el |darme |ningun )?preaviso|no (?:me|nos|le|lo|hubo|dieron|dio) (?:\w+ ){0,2}preaviso|(?:ya )?(?:me )?(?:pagaron|cobre|tome|goce) (?:\w+ ){0,3}(?:aguinaldo|vacaciones))\b/g;
/** The whole, of which one item is a part. */
const ofWhole =
  /\b(?:indemniza\w+|liquidacion|total|todo|sueldos|245|cuanto (?:me|nos|le) (?:toca|corresponde|deben|pagan|tienen que pagar)(?! (?:de|por|en concepto))|salarios)\b|(?<!\b(?:anos?|mes(?:es)?|con|mi|tengo|tenia|una) (?:de )?)\bantiguedad\b(?! (?:desde|de \d|es|:))/;
const asksHowMuch = /\b(?:cuant[oa]s?|calcul\w+|que monto|liquid\w+|uno o dos)\b/;
/** What makes the sum another one, or another question. */
const isSpecial =
  /\b(?:embaraz\w+|me case|matrimonio|delegad\w+|licencia|hasta (?:cuando|que dia|que fecha)|plazo|prescri\w+|impuesto|ganancias|gozar|tomar(?:me|las)?)\b/;

/** What is paid of one item of the end of a contract, where only items are asked for: integration, notice, bonus or rest not taken. */
export const computeEndItems: Compute = (understood) => {
  const { text, facts, regimes } = understood;
  const folded = fold(text);
  const asked = folded.replace(toldOnly, ' ');
  const named = (Object.keys(items) as Item[]).filter((item) => items[item].test(asked));
  if (named.length === 0 || ofWhole.test(asked) || !asksHowMuch.test(asked) || isSpecial.test(folded)) return null;
  const cause = causeTold(folded, facts);
  if (cause === null || !coveredCauses.includes(cause) || flag(facts, 'domestico') === true) return null;
  if (leavesTheLaw(facts, regimes) || otherWork.test(folded) || workAbroad.test(folded)) return null;
  const pay = payOfEnd(understood);
  if (pay === null || pay.value < minPay) return null;
  const onlyNotice = named.every((item) => item === 'preaviso');
  const toldEnd = serviceDays(understood).end ?? relativeDayTold(understood);
  // For how long notice is given a day more or less does not decide.
  const end = toldEnd ?? (onlyNotice ? (serviceOf(understood)?.end ?? null) : null);
  if (end === null || end < reformInForce) return null;
  const told = named.map((item) => tell(item, { understood, cause, pay: pay.value, end }));
  if (told.some((one) => one === null)) return null;
  const owed = told.flatMap((one) => one ?? []);
  return {
    text: owed.map((one) => `${one.text.charAt(0).toUpperCase()}${one.text.slice(1)}`).join('. '),
    keys: [...new Set(owed.flatMap(({ keys }) => keys))],
    answers: ['how-much'],
    calculator: toSettlement({ end, cause, worker: 'dependencia', bestPay: String(pay.value) }),
  };
};

/** Ways of ending in which each item is owed, or not, without dispute. */
const coveredCauses: readonly CauseId[] = ['sin-causa', 'despido-indirecto', 'renuncia', 'mutuo-acuerdo', 'con-causa'];
const owesNotice: readonly CauseId[] = ['sin-causa', 'despido-indirecto'];

interface Told {
  understood: UnderstoodQuestion;
  cause: CauseId;
  pay: number;
  end: CivilDay;
}

interface Owed {
  text: string;
  keys: string[];
}

function tell(item: Item, told: Told): Owed | null {
  if (item === 'preaviso') return tellNotice(told);
  if (item === 'integracion') return tellRestOfMonth(told);
  return item === 'sacProporcional' ? tellBonus(told) : tellRest(told);
}

function tellNotice({ understood, cause, pay, end }: Told): Owed | null {
  if (cause === 'renuncia') {
    return {
      text: 'no se debe preaviso a quien renuncia: es quien renuncia el que tiene que darlo, con quince días, y, si no lo da, el empleador puede reclamar la remuneración de ese plazo',
      keys: ['lct:231', 'lct:232'],
    };
  }
  if (!owesNotice.includes(cause) || flag(understood.facts, 'preavisado') === true) return null;
  const service = serviceOf(understood);
  if (service === null || trialMayRun(service.start, end)) return null;
  const months = noticeMonths(serviceFromDateToDate(service.start, end));
  // "Cinco años" alone may be a day more or less.
  if (
    !service.isExact &&
    months !==
      noticeMonths(
        serviceFromDateToDate(service.start, addMonths(end, service.isWholeYears ? 11 : 0, 'last-day-of-month')),
      )
  )
    return null;
  return {
    text: `el preaviso que no dieron es de ${months === 1 ? 'un mes' : 'dos meses'}, ${pesos(pay * months)}, con ${service.told}`,
    keys: ['lct:231', 'lct:232'],
  };
}

function tellRestOfMonth({ understood, cause, pay, end }: Told): Owed | null {
  const keys = ['lct:233'];
  // A just cause that is not proved owes it.
  if (cause === 'con-causa') return null;
  if (!owesNotice.includes(cause)) {
    return { text: 'no hay integración del mes: sólo se debe cuando despide el empleador sin preaviso', keys };
  }
  const { start } = serviceDays(understood);
  if (start !== undefined && trialMayRun(start, end)) return null;
  if (flag(understood.facts, 'preavisado') === true) {
    return { text: 'no hay integración del mes, porque hubo preaviso', keys };
  }
  const last = endOfMonth(end);
  const [missing, days] = [dayOfMonth(last) - dayOfMonth(end), dayOfMonth(last)];
  if (missing === 0) {
    return { text: `no hay integración del mes: el ${dayMonthYear(end)} es el último día del mes`, keys };
  }
  const trial = start === undefined ? '. No se debe dentro del período de prueba' : '';
  return {
    text: `la integración del mes es de ${pesos((pay * missing) / days)}: después del ${dayMonthYear(end)} y hasta el ${dayMonthYear(last)} faltan ${missing} de ${days} días (${pesos(pay)} ÷ ${days} × ${missing})${trial}`,
    keys,
  };
}

function tellBonus({ understood, pay, end }: Told): Owed | null {
  const opens = civilDay(`${yearOf(end)}-${monthOf(end) <= 6 ? '01-01' : '07-01'}`);
  const service = serviceOf(understood);
  // Who worked from before the semester is paid for all of it: the day of entry moves nothing.
  const start = service === null || (!service.isExact && service.start < opens) ? opens : service.start;
  if (service !== null && !service.isExact && service.start >= opens) return null;
  const line = lineOf('sacProporcional', start, pay, end);
  if (line === null) return null;
  const from = latestDay(start, opens);
  const since = service === null ? `, si ya trabajabas el ${dayMonthYear(opens)}` : '';
  return {
    text: `el aguinaldo proporcional es de ${pesos(line)}: la doceava parte de lo ganado del ${dayMonthYear(from)} al ${dayMonthYear(end)}, con ${pesos(pay)} por mes${since}`,
    keys: ['lct:123'],
  };
}

function tellRest({ understood, pay, end }: Told): Owed | null {
  const service = serviceOf(understood);
  if (service === null) return null;
  const line = lineOf('vacaciones', service.start, pay, end);
  // Of a time told by its length alone the day of entry may change how many days a year has.
  const longer = service.isExact
    ? line
    : lineOf('vacaciones', addMonths(service.start, service.isWholeYears ? -11 : -1, 'last-day-of-month'), pay, end);
  if (line === null || line !== longer) return null;
  const perDay = pay / vacationDivisor;
  const days = (line / perDay).toLocaleString('es-AR', { maximumFractionDigits: 2 });
  return {
    text: `las vacaciones no gozadas de ${yearOf(end)} son ${days} días, en proporción a lo trabajado en el año, a ${pesos(perDay)} cada uno (sueldo ÷ 25): ${pesos(line)}, si no se gozó ninguno de este año`,
    keys: ['lct:156', 'lct:150', 'lct:155'],
  };
}

const vacationDivisor = 25;

/** One line of what the end pays. */
function lineOf(id: string, start: CivilDay, pay: number, end: CivilDay): number | null {
  const settled = settle(() =>
    computeTermination({
      ...dismissed({ start, end }, pay, 'dependencia'),
      cause: known('renuncia'),
      cap: notApplicable(),
    }),
  );
  if ('refused' in settled) return null;
  return settled.value.lines.find((line) => line.id === id)?.amount ?? null;
}

/** Months in which the trial of LCT 92 bis may not be over, by agreement or by how the first day counts. */
const longestTrialMonths = 12;
const trialMayRun = (start: CivilDay, end: CivilDay): boolean =>
  end <= addMonths(start, longestTrialMonths, 'last-day-of-month');
