import { addDays, addMonths, type CivilDay } from '@foja/computable-law/core/civil-day';
import { known, unknown } from '@foja/computable-law/core/facts';
import { settle } from '@foja/computable-law/core/refusal';
import { computeSickPay } from '@foja/computable-law/labour/sick-pay';
import { fold } from '@foja/legal-text/fold';
import type { Compute } from './computed.ts';
import { leavesTheLaw } from './leaves-the-law.ts';
import { tellDay } from './tell-day.ts';
import { type ToldDay, toldDays } from './told-days.ts';
import { dayMonthYear, minPay, payOf, pesos, serviceOf } from './told-facts.ts';

const isOfIllness =
  /\b(?:enferm\w+|licencia (?:medica|psiquiatrica|por (?:salud|stress|estres|tratamiento|lesion|burn\w*))|carpeta medica|parte de enfermo|internad\w+|operaron|operacion|cirugia|hernia|fractur\w+|lumbalgia|esguince|reposo|cancer|tumor|tratamiento oncologico|depresion|ataques? de panico|acv|infarto)\b/;
const asksHowLong =
  /\b(?:cuant[oa]s? (?:meses|tiempo)|hasta (?:cuando|que (?:dia|fecha|mes))|por cuanto)\b.{0,50}\b(?:pag\w+|cobr\w+|sueldos?|salarios?|licencia|remunera\w+|haberes)\b/;
/** Another law, or another question. */
const asksOther =
  /\b(?:conducir|manejar|registro|art|accidente|embaraz\w+|maternidad|despid\w+|echaron|vacaciones|monotribut\w+|famili\w+ enferm\w+|hij[oa] enferm\w+|mi (?:mama|papa|marido|esposa|mujer|hij[oa]) (?:esta )?enferm\w+)\b/;
const hasFamily =
  /\b(?:hij[oa]s?|nen[ea]s?|chic[oa]s?|cargas? de familia|espos[oa] a cargo|conyuge (?:a cargo|e hij\w+)|familia a cargo)\b/;
const hasNone =
  /\b(?:sin|ni|ningun[oa]?) (?:hij[oa]s?|nen[ea]s?|chic[oa]s?|cargas? de familia|familia)\b|\bno tengo (?:hijos|chicos|familia|a nadie|cargas?)\b|\b(?:soy )?solter[oa](?: y)? sin\b/;

/** For how many months an illness that is not of work is paid, for the time of work that was told. */
export const computeSickLeave: Compute = (understood) => {
  const { text, facts, regimes } = understood;
  const folded = fold(text);
  if (!isOfIllness.test(folded) || !asksHowLong.test(folded) || asksOther.test(folded)) return null;
  if (leavesTheLaw(facts, regimes)) return null;
  const service = serviceOf(understood);
  if (service === null) return null;
  const pay = payOf(understood);
  const isPaid = pay !== null && pay.value >= minPay;
  const family = hasNone.test(folded) ? known(false) : hasFamily.test(folded) ? known(true) : unknown;
  const settled = settle(() =>
    computeSickPay({
      seniorityYears: unknown,
      start: known(service.start),
      since: known(service.end),
      family,
      monthlyPay: isPaid ? pay.value : minPay,
    }),
  );
  if ('refused' in settled) return null;
  const { citations, minMonths, maxMonths, total } = settled.value;
  const months = minMonths === maxMonths ? `${minMonths} meses` : `entre ${minMonths} y ${maxMonths} meses`;
  const worth = isPaid && total !== null ? `: en total ${pesos(total)}` : '';
  const since = minMonths === maxMonths ? leaveBegun(understood) : null;
  const until = since === null ? '' : tellUntil(since, minMonths);
  const ask =
    minMonths === maxMonths ? '' : ' Contame si tenés familia a cargo: con carga de familia el plazo es el doble';
  return {
    text: `Con ${service.told}, una enfermedad que no es del trabajo se paga ${months}${worth}, por cada enfermedad${until}.${ask}`,
    keys: ['lct:208', 'lct:211', ...(since === null ? [] : ['ccyc:6'])],
    standsOn: citations,
    answers: ['how-much', 'how-long'],
    calculator: {
      slug: 'licencia-por-enfermedad',
      title: 'Ver la licencia paso a paso',
      inputs: {
        start: service.start,
        since: service.end,
        ...(family === unknown ? {} : { family: hasNone.test(folded) ? 'false' : 'true' }),
        ...(isPaid ? { monthlyPay: String(pay.value) } : {}),
      },
    },
  };
};

/** The months run from date to date (CCyC 6); who counts the first day of the leave as one of them ends a day sooner. */
function tellUntil(since: CivilDay, months: number): string {
  const last = addMonths(since, months, 'last-day-of-month');
  const kept = addMonths(last, monthsKept, 'last-day-of-month');
  return `. Con la licencia desde el ${dayMonthYear(since)}, el sueldo corre hasta el ${tellDay(last)}, de fecha a fecha (el ${tellDay(addDays(last, -1))}, si se cuenta el primer día); si entonces no se puede volver, se guarda el puesto un año, sin sueldo, hasta el ${dayMonthYear(kept)}`;
}

const monthsKept = 12;

const ofLeave =
  /\b(?:licencia|reposo|carpeta medica|parte de enfermo|enferm\w+|operaron|internad\w+|internaron|operacion|cirugia)\b/;

/** The day on which the leave began; null where it was not told. */
function leaveBegun(understood: Parameters<Compute>[0]): CivilDay | null {
  const { text, today } = understood;
  // "Desde el 2 de junio estoy de licencia": the words may follow the day.
  const isOfLeave = ({ before, start }: ToldDay) =>
    ofLeave.test(before) ||
    /^[^.;?]{0,40}\b(?:estoy|esta|sigo|sigue) (?:de|con|en) (?:licencia|reposo|carpeta)/.test(fold(text.slice(start)));
  const days = toldDays({ text, today }).filter((one) => one.day <= today && isOfLeave(one));
  return days.length === 1 ? (days[0]?.day ?? null) : null;
}
