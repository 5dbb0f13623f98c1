import { addDays, addMonths, type CivilDay, daysBetween } from '@foja/computable-law/core/civil-day';
import { noticeMonths, serviceFromDateToDate } from '@foja/computable-law/labour/service-time';
import { fold } from '@foja/legal-text/fold';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import type { Compute, Computed } from './computed.ts';
import { isOfWork, leavesTheLaw, otherWork } from './leaves-the-law.ts';
import { tellDay } from './tell-day.ts';
import { relativeDayTold, type ToldDay, toldDays } from './told-days.ts';
import { dayMonthYear, minPay, payOf, pesos, quantityOf, serviceOf } from './told-facts.ts';

const resigns = /\b(?:renunci\w+|me voy (?:de la empresa|del trabajo|del laburo))\b/;
/** "¿Con cuántos días tengo que avisar?", "¿alcanza?": of who also tells the day of leaving. */
const asksWhetherEnough =
  /\b(?:con cuant\w+ (?:dias |tiempo )?(?:de anticipacion )?(?:tengo|hay|debo|debia|tenia) que avisar|cuant\w+ (?:dias )?(?:de )?(?:preaviso|anticipacion)|alcanza\w*|llego (?:con|a)|esta bien|es suficiente|me (?:pueden )?(?:descontar|descuentan|cobrar|cobran))\b/;
const asksLastDay =
  /\b(?:hasta (?:que (?:dia|fecha)|cuando)|que dia|cual (?:es|seria) (?:mi|el) ultimo dia|ultimo dia|cuando (?:termina|vence|se cumple|puedo irme|me puedo ir)|a partir de cuando|desde cuando (?:puedo|quedo))\b/;
const ofNotice = /\b(?:preavis\w+|avis\w+|trabajar|ir a trabajar|quedarme|quedo libre|irme|me puedo ir|termina)\b/;
const byEmployer =
  /\b(?:me|nos|le) (?:preavis\w+|(?:dieron|dio) (?:el )?preaviso|(?:notific\w+|comunic\w+) (?:el|con) preaviso)\b|\b(?:la empresa|mi jefe|el empleador|mi empleador) (?:me|nos|le) preavis\w+\b|\bpreavis\w+ (?:que me|el despido)\b/;
const byWhoAsks =
  /\b(?:aviso|avise|avisarle|preaviso|preavise|notifico|notifique)\b.*\b(?:a|de) (?:mi|un|una) emplead[oa]\b|\ble (?:aviso|avise|preavise|notifique)\b.*\bemplead[oa]\b/;
const ofFifteen = /\b(?:los|con|esos) (?:15|quince) dias\b/;
/** Where the notice runs otherwise, is none, or another question is asked. */
const others =
  /\b(?:periodo de prueba|a prueba|licencia|domestic\w+|casas? particular\w*|plazo fijo|enferm\w+|alquil\w+|inquilin\w+|contrato de locacion|pagar|pago|cobr\w+|liquidacion|prescri\w+|desempleo|obra social|retract\w+|arrepent\w+|herencia|poder|mandato|tutel\w+|curatel\w+|directorio|sociedad|luz|gas|internet)\b/;
const workerDays = 15;

/** Until which day somebody works through the notice of the end of a contract, for the day on which it was given (LCT 231 and 233). */
export const computeNoticeDay: Compute = (understood) => {
  const { text, facts, regimes } = understood;
  const folded = fold(text);
  const asksEnough = resigns.test(folded) && asksWhetherEnough.test(folded);
  const isShort = byEmployer.test(folded) && /\b(?:esta bien|alcanza|es legal|pueden|corresponde)\b/.test(folded);
  if (
    !(asksLastDay.test(folded) || asksEnough || isShort) ||
    !(ofNotice.test(folded) || ofFifteen.test(folded)) ||
    others.test(folded)
  )
    return null;
  if (!isOfWork(understood) || leavesTheLaw(facts, regimes) || otherWork.test(folded)) return null;
  if (byEmployer.test(folded) || byWhoAsks.test(folded)) return employersNotice(understood);
  if (!resigns.test(folded)) return null;
  return asksEnough ? workersShortNotice(understood) : workersNotice(understood);
};

function workersNotice(understood: UnderstoodQuestion): Computed | null {
  const given = dayGiven(understood, /\b(?:renunci\w+|avis\w+|telegrama|present\w+|preavis\w+|mand\w+)\b/);
  if (given === null) return null;
  return {
    text: `Hasta el ${tellDay(addDays(given, workerDays))}: el preaviso de quien renuncia es de quince días, que corren desde el día siguiente al del aviso del ${dayMonthYear(given)}. En el período de prueba no hace falta`,
    keys: ['lct:231', 'lct:233'],
    answers: ['how-long'],
    calculator: null,
  };
}

/** Whether the days between the notice and the leaving are those of the law. */
function workersShortNotice(understood: UnderstoodQuestion): Computed | null {
  const { text, today } = understood;
  const until = addDays(today, lately);
  const days = readQuestionTokens(text, until).flatMap(({ date, text: words }) =>
    date !== undefined && date.from === date.to && /\d/.test(words) && Math.abs(daysBetween(date.from, today)) <= lately
      ? [date.from]
      : [],
  );
  const told = [...new Set([...days, ...(/\bhoy\b/.test(fold(text)) ? [today] : [])])].sort();
  const [given, leaving, ...more] = told;
  if (given === undefined || leaving === undefined || more.length > 0) return null;
  const last = addDays(given, workerDays);
  const between = daysBetween(given, leaving);
  const pay = payOf(understood);
  const worth = pay !== null && pay.value >= minPay ? `, de un sueldo de ${pesos(pay.value)} por mes` : '';
  return {
    text:
      between >= workerDays
        ? `Alcanza: quien renuncia avisa con quince días, y del ${dayMonthYear(given)} al ${dayMonthYear(leaving)} hay ${between}`
        : `No alcanza: quien renuncia avisa con quince días, que llegan al ${tellDay(last)}, y del ${dayMonthYear(given)} al ${dayMonthYear(leaving)} hay ${between}. El empleador puede reclamar la remuneración de ese plazo${worth}, salvo en el período de prueba o si libera de trabajarlo`,
    keys: ['lct:231', 'lct:232', 'lct:233'],
    answers: ['how-long', 'how-much', 'yes-no'],
    calculator: null,
  };
}

const lastWorked = /\b(?:hasta|trabajo hasta|ultimo dia|termin\w+|fin)\b/;

function employersNotice(understood: UnderstoodQuestion): Computed | null {
  const told = toldDays(understood);
  const ended = told.find(({ before }) => lastWorked.test(before.split(' ').slice(-beside).join(' ')))?.day;
  if (told.length === 2 && ended !== undefined) return shortNotice(understood, told, ended);
  const given = dayGiven(understood, /\b(?:preavis\w+|avis\w+|telegrama|carta|notific\w+|comunic\w+)\b/);
  const service = serviceOf({ ...understood, text: understood.text });
  if (given === null || service === null) return null;
  // In the trial none is owed, and "five years" may be a day more.
  if (given <= addMonths(service.start, trialMonths, 'last-day-of-month')) return null;
  const months = noticeMonths(serviceFromDateToDate(service.start, given));
  const latest = addMonths(given, service.isWholeYears ? 11 : 0, 'last-day-of-month');
  if (!service.isExact && months !== noticeMonths(serviceFromDateToDate(service.start, latest))) return null;
  const last = addMonths(given, months, 'last-day-of-month');
  // Who completes five years while it runs may be owed two months.
  if (months !== noticeMonths(serviceFromDateToDate(service.start, last))) return null;
  const pay = payOf(understood);
  const worth = pay !== null && pay.value >= minPay ? ` (${pesos(pay.value * months)})` : '';
  return {
    text: `Hasta el ${tellDay(last)}: con ${service.told} el preaviso es de ${months === 1 ? 'un mes' : 'dos meses'}, que corre desde el día siguiente al del aviso del ${dayMonthYear(given)}. Si el contrato se corta antes, se debe el sueldo de ese plazo${worth}; mientras corre hay dos horas diarias de licencia con goce de sueldo`,
    keys: ['lct:231', 'lct:233', 'lct:232', 'lct:237'],
    answers: ['how-long'],
    calculator: null,
  };
}

/** Whether the days from the notice to the last day worked are those of the law. */
function shortNotice(understood: UnderstoodQuestion, told: readonly ToldDay[], ended: CivilDay): Computed | null {
  const given = told.find(({ day }) => day !== ended)?.day;
  const lasted = quantityOf(understood.facts, 'antiguedad');
  if (given === undefined || given >= ended || lasted === null || lasted.unit !== 'anio' || lasted.value < 1)
    return null;
  // Five years, whole, may be a day more.
  if (Math.floor(lasted.value) === fiveYears && Number.isInteger(lasted.value)) return null;
  const months = lasted.value > fiveYears ? 2 : 1;
  const last = addMonths(given, months, 'last-day-of-month');
  const pay = payOf(understood);
  const worth = pay !== null && pay.value >= minPay ? ` (${pesos(pay.value * months)} por el plazo entero)` : '';
  return {
    text:
      ended >= last
        ? `Alcanza: con esa antigüedad el preaviso es de ${months === 1 ? 'un mes' : 'dos meses'}, que llega al ${tellDay(last)}`
        : `No alcanza: con esa antigüedad el preaviso es de ${months === 1 ? 'un mes' : 'dos meses'} y, desde el aviso del ${dayMonthYear(given)}, llega al ${tellDay(last)}. Quien lo da de modo insuficiente debe la remuneración de ese plazo${worth}`,
    keys: ['lct:231', 'lct:232', 'lct:233'],
    answers: ['how-long', 'yes-no'],
    calculator: null,
  };
}

const fiveYears = 5;
const trialMonths = 6;

/** The only day that was told, or that on which the words of giving stand. */
function dayGiven(understood: UnderstoodQuestion, words: RegExp): CivilDay | null {
  const { text, today } = understood;
  const days = toldDays({ text, today });
  const own = days.filter(({ before }: ToldDay) => words.test(before.split(' ').slice(-beside).join(' ')));
  const [day, ...more] = own.length > 0 ? own : days;
  if (day !== undefined) return more.length === 0 && Math.abs(daysBetween(day.day, today)) <= lately ? day.day : null;
  const isToday = /\bhoy\b/.test(fold(text));
  return relativeDayTold(understood) ?? (isToday ? today : null);
}

const beside = 6;
/** Who asks until when to work asks it of a notice of these days. */
const lately = 120;
