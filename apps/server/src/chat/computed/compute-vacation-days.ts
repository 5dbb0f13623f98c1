import { addMonths, type CivilDay, civilDay, yearOf } from '@foja/computable-law/core/civil-day';
import { known, unknown } from '@foja/computable-law/core/facts';
import { settle } from '@foja/computable-law/core/refusal';
import { computeVacations } from '@foja/computable-law/labour/vacations';
import { fold } from '@foja/legal-text/fold';
import { asksNothing } from '../../understanding/reading/read-parts.ts';
import type { Compute } from './computed.ts';
import { leavesTheLaw } from './leaves-the-law.ts';
import { toldDays } from './told-days.ts';
import { daysTold, flag, minPay, payOf, pesos, quantityOf } from './told-facts.ts';

const asksForThem =
  /\b(?:cuant[oa]s? (?:dias )?(?:de )?vacaciones|(?:cuant[oa]s? dias|cuanto) (?:\w+ ){0,6}vacaciones|vacaciones (?:me |nos |le )?(?:corresponden|tocan))\b/;
/** "Quiero pedir vacaciones, entré en 2012": who tells only that asks how many days there are; not who tells of a trouble with them. */
const wantsThem =
  /^(?!.*\b(?:no|pero|nieg\w+|sin)\b).*\b(?:pedir|tomar(?:me)?|sacar(?:me)?) (?:las |mis )?vacaciones\b/;
/** "Por el año 2025": the year that the rest belongs to, where it is not this one. */
const yearAsked = /\b(?:por|para) (?:el )?(?:ano )?(20\d{2})\b|\bdel (?:ano )?(20\d{2})\b(?=\W*$)/;
/** "Trabajé sólo 80 días": the days of work of a year of which less than half was worked. */
const workedOnly =
  /\btrabaje(?:,? \w+){0,6},? (\d{2,3}) dias\b(?! (?:de vacaciones|corridos|por|a la|al|cada))|\btrabaj(?:e|o|amos|aba)(?: \w+){0,2} (?:solo|solamente|apenas|unicamente|nada mas que)(?: unos)? (\d{1,3}) dias\b|\b(?:solo|apenas|solamente) trabaj(?:e|o|amos)(?: \w+){0,2} (\d{1,3}) dias\b/;
/** Under this many, nobody has worked half of a year's working days. */
const surelyShort = 100;
const asksSomethingElse =
  /\b(?:despid\w+|echaron|renunci\w+|aguinaldo|no gozadas|proporcional\w*|negar|obligar|fraccionar|adelant\w+|licencia)\b/;

/** The days of yearly rest for the time of work that was told, and their pay where the pay was told. */
export const computeVacationDays: Compute = (understood) => {
  const { text, facts, regimes, today } = understood;
  const folded = fold(text);
  const ofOneDay = worthOfDay(folded, understood);
  if (ofOneDay !== null) return ofOneDay;
  const asks = asksForThem.test(folded) || (wantsThem.test(folded) && asksNothing(text));
  if (!asks || leavesTheLaw(facts, regimes)) return null;
  const short = restForDaysWorked(folded, today);
  if (short !== null) return short;
  if (asksSomethingElse.test(folded)) return null;
  const starts = startsTold(understood);
  const [first, last] = starts;
  if (first === undefined || last === undefined) return null;
  const told = payOf(understood);
  const pay = told !== null && told.value >= minPay ? told.value : null;
  const year = Number(yearAsked.exec(folded)?.slice(1).find(Boolean) ?? yearOf(today));
  // Who enters in the second half of a year cannot work half of it: a day for each twenty worked, if these are told.
  const isShort = first >= `${year}-07-01`;
  const worked = /\b(\d{1,3}) dias (?:efectiv\w+|trabajados|de trabajo|habiles trabajados)/.exec(folded)?.[1];
  if (isShort && worked === undefined) return null;
  const restFor = (start: CivilDay) =>
    settle(() =>
      computeVacations({
        start,
        year,
        workedHalf: known(!isShort),
        daysWorked: isShort ? known(Number(worked)) : unknown,
        monthlyPay: pay === null ? unknown : known(pay),
      }),
    );
  const [earliest, latest] = [restFor(first), restFor(last)];
  if ('refused' in earliest || 'refused' in latest) return null;
  const isOne = earliest.value.days === latest.value.days;
  const days = isOne ? `${earliest.value.days}` : `${latest.value.days} o ${earliest.value.days}`;
  const amount = ({ value }: typeof earliest) => (value.amount === null ? '' : pesos(value.amount));
  const paid =
    pay === null
      ? ''
      : ` Con un sueldo de ${pesos(pay)}, se pagan ${isOne ? amount(earliest) : `${amount(latest)} o ${amount(earliest)}`}, que incluyen esos días del sueldo.`;
  const asked = isShort
    ? ' Como no se llega a trabajar la mitad de los días hábiles del año, es un día cada veinte trabajados'
    : isOne
      ? ' Contame si este año no llegaste a trabajar la mitad de los días hábiles: ahí es un día cada veinte trabajados'
      : ' Contame qué día entraste: según eso es una cosa o la otra';
  return {
    text: `Por ${year} te corresponden ${days} días corridos de vacaciones${isShort ? '' : `: se mira la antigüedad al 31/12/${year}`}.${paid}${asked}.`,
    keys: ['lct:150', ...(pay === null ? [] : ['lct:155']), 'lct:151', 'lct:153'],
    standsOn: earliest.value.citations,
    answers: ['how-much', 'how-long'],
    calculator: {
      slug: 'vacaciones',
      title: 'Ver las vacaciones paso a paso',
      inputs: {
        start: first,
        year: String(year),
        workedHalf: String(!isShort),
        ...(isShort ? { daysWorked: String(worked) } : {}),
        ...(pay === null ? {} : { monthlyPay: String(pay) }),
      },
    },
  };
};

const asksWorthOfDay =
  /\b(?:cuanto|valor|valen?)\b.{0,30}\b(?:el|cada|por|un) dia de (?:las |mis )?vacaciones\b|\b(?:el|cada|un) dia de (?:las |mis )?vacaciones\b.{0,20}\bcuanto\b|\bcuanto\b.{0,30}\bvacaciones\b.{0,12}\bpor dia\b/;
const dailyDivisor = 25;

/** What a day of rest is worth for the monthly pay that was told. */
function worthOfDay(folded: string, understood: Parameters<Compute>[0]): ReturnType<Compute> {
  if (!asksWorthOfDay.test(folded) || leavesTheLaw(understood.facts, understood.regimes)) return null;
  if (flag(understood.facts, 'pago-jornal') === true) return null;
  const pay = payOf(understood);
  if (pay === null || pay.value < minPay) return null;
  return {
    text: `Cada día de vacaciones vale ${pesos(pay.value / dailyDivisor)}: con sueldo mensual es el sueldo dividido por veinticinco (${pesos(pay.value)} ÷ ${dailyDivisor})`,
    keys: ['lct:155'],
    answers: ['how-much'],
    calculator: null,
  };
}

/** A day for each twenty worked, where few were; the time of service does not count then. */
function restForDaysWorked(folded: string, today: CivilDay): ReturnType<Compute> {
  const worked = Number(workedOnly.exec(folded)?.slice(1).find(Boolean) ?? Number.NaN);
  if (!(worked < surelyShort) || endsWork.test(folded)) return null;
  const year = yearOf(today);
  const settled = settle(() =>
    computeVacations({
      start: civilDay(`${year}-01-01`),
      year,
      workedHalf: known(false),
      daysWorked: known(worked),
      monthlyPay: unknown,
    }),
  );
  if ('refused' in settled) return null;
  const { days } = settled.value;
  return {
    text: `Con ${worked} días de trabajo efectivo en el año te ${days === 1 ? 'corresponde 1 día' : `corresponden ${days} días`} de vacaciones: uno por cada veinte trabajados, porque no llegás a la mitad de los días hábiles`,
    keys: ['lct:153', 'lct:151'],
    answers: ['how-much', 'how-long'],
    calculator: {
      slug: 'vacaciones',
      title: 'Ver las vacaciones paso a paso',
      inputs: { year: String(year), workedHalf: 'false', daysWorked: String(worked) },
    },
  };
}

const endsWork = /\b(?:despid\w+|echaron|renunci\w+|no gozadas)\b/;

/** "El 31 de diciembre cumplo 6 años en la empresa": the day on which so many years of work are complete. */
const yearsComplete =
  /\bcumpl(?:o|e|ire|i|io) (\d{1,2}) anos? (?:en (?:la|el|mi) (?:empresa|trabajo|laburo|fabrica|puesto|firma)|de (?:antiguedad|trabajo|servicio)|trabajando|laburando)\b|\bcumpl(?:o|e|ire) (\d{1,2}) anos? (?=el \d)/;

/** The day of entry twice; or, where only whole years or months were told, the earliest and the latest that it may be. */
function startsTold(understood: Parameters<Compute>[0]): [CivilDay, CivilDay] | [] {
  const { text, facts, today } = understood;
  const complete = Number(yearsComplete.exec(fold(text))?.slice(1).find(Boolean) ?? Number.NaN);
  const days = Number.isNaN(complete) ? daysTold(understood) : toldDays(understood).map((told) => told.day);
  const [day] = days;
  if (day !== undefined && days.length === 1 && !Number.isNaN(complete)) {
    // A day that is told without its year is the last one that passed; years that are still to be complete end on the next.
    const isToCome = !/\bcumpl(?:i|io)\b/.test(fold(text)) && day < today;
    const start = addMonths(day, 12 * (isToCome ? 1 - complete : -complete), 'last-day-of-month');
    return [start, start];
  }
  if (day !== undefined) return days.length === 1 ? [day, day] : [];
  const lasted = quantityOf(facts, 'antiguedad');
  if (lasted === null || (lasted.unit !== 'anio' && lasted.unit !== 'mes')) return [];
  const months = Math.floor(lasted.unit === 'anio' ? lasted.value * 12 : lasted.value);
  const spread = lasted.unit === 'anio' ? 12 : 1;
  const back = (count: number) => addMonths(today, -count, 'last-day-of-month');
  return [back(months + spread), back(months)];
}
