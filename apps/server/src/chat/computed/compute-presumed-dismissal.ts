import { addDays, addMonths, type CivilDay, daysBetween } from '@foja/computable-law/core/civil-day';
import { known, unknown } from '@foja/computable-law/core/facts';
import { settle } from '@foja/computable-law/core/refusal';
import { computeTermination } from '@foja/computable-law/labour/termination/compute-termination';
import { fold } from '@foja/legal-text/fold';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import type { Compute, Computed } from './computed.ts';
import { isOfWork, leavesTheLaw, otherWork, workAbroad } from './leaves-the-law.ts';
import { relativeDayTold, toldDays } from './told-days.ts';
import { dayMonthYear, flag, minPay, payOf, pesos, type Service, serviceDays, serviceOf } from './told-facts.ts';
import { dismissed, reformInForce, toSettlement } from './told-termination.ts';

/** An event around which a dismissal is presumed to be because of it, and how long before and after. */
interface Protection {
  cause: 'embarazo' | 'matrimonio';
  /** Words that stand before its day. */
  said: RegExp;
  before: (day: CivilDay) => CivilDay;
  after: (day: CivilDay) => CivilDay;
  span: string;
  event: string;
  condition: string;
  keys: string[];
}

const half = 15;
const protections: readonly Protection[] = [
  {
    cause: 'embarazo',
    said: /\b(?:nacio|naci(?:eron)?|parto|tu(?:ve|vo) (?:a (?:mi|su)|un|una|mellizos|familia)|d(?:i|io) a luz|fpp|fecha (?:probable|presunta)|nacimiento|naceria|nace)\b[^.;]*$/,
    before: (day) => addDays(addMonths(day, -7, 'last-day-of-month'), -half),
    after: (day) => addDays(addMonths(day, 7, 'last-day-of-month'), half),
    span: 'los siete meses y medio',
    event: 'al parto',
    condition: 'si la trabajadora había notificado y acreditado el embarazo o el nacimiento',
    keys: ['lct:178', 'lct:182'],
  },
  {
    cause: 'matrimonio',
    said: /\b(?:me case|nos casamos|casamiento|matrimonio|boda|casad[oa] desde|se caso|civil)\b[^.;]*$/,
    before: (day) => addMonths(day, -3, 'last-day-of-month'),
    after: (day) => addMonths(day, 6, 'last-day-of-month'),
    span: 'los tres meses anteriores y los seis posteriores',
    event: 'al casamiento',
    condition: 'si se lo notificó al empleador de modo fehaciente dentro de ese lapso y no prueba otra causa',
    keys: ['lct:181', 'lct:182'],
  },
];
const wasDismissed =
  /\b(?:echaron|echo|despid\w+|despedid[oa]|despido|rajaron|rajo|desvincul\w+|prescind\w+|cesante\w+)\b/;
/** Another law, another way of ending, or who does not ask for themselves what is owed. */
const others =
  /\b(?:renunci\w+|plazo fijo|domestic\w+|casas? particular\w*|casas? de familia|hijo de mi|(?:despidieron|echaron|echo) de (?:la|mi|su) (?:obra social|prepaga|casa|escuela|facultad)|concubin\w+)\b/;
/** The presumption is of the woman who worked there, and not of the father. */
const isFather =
  /\b(?:soy|fui|ser) (?:el )?(?:papa|padre|varon|hombre)\b|\bpaternidad\b|^(?=.*\bmi (?:mujer|esposa|pareja|senora|novia)\b)(?=.*\b(?:me (?:despid\w+|ech\w+|raj\w+|desvincul\w+)|(?:fui|soy) despedido)\b)/;
/** Days at the edge of the span that courts may count otherwise. */
const edge = 2;

/** Whether a dismissal is presumed to be because of a birth or a wedding, by their days (LCT 178, 181 and 182). */
export const computePresumedDismissal: Compute = (understood) => {
  const { text, facts, regimes } = understood;
  const folded = fold(text);
  if (!wasDismissed.test(folded) || others.test(folded) || flag(facts, 'con-causa') === true) return null;
  if (!isOfWork(understood) || leavesTheLaw(facts, regimes) || otherWork.test(folded) || workAbroad.test(folded))
    return null;
  const days = toldDays(understood);
  const { end = relativeDayTold(understood) ?? undefined } = serviceDays(understood);
  if (end === undefined) return null;
  const found = protections.flatMap((protection) => {
    const own = days.filter(({ day, before }) => day !== end && protection.said.test(before));
    return own.length > 0 ? [{ protection, day: own[0]?.day as CivilDay, others: own.length - 1 }] : [];
  });
  const [first, ...more] = found;
  if (first === undefined || more.length > 0 || first.others > 0) return null;
  const { protection, day } = first;
  if (protection.cause === 'embarazo' && isFather.test(folded)) return null;
  const [from, to] = [protection.before(day), protection.after(day)];
  if ([from, to].some((last) => Math.abs(daysBetween(last, end)) <= edge)) return null;
  return end > from && end < to
    ? tellPresumed(protection, { day, end, from, to }, understood)
    : tellOutside(protection, { day, end, from, to });
};

interface Days {
  day: CivilDay;
  end: CivilDay;
  from: CivilDay;
  to: CivilDay;
}

function tellPresumed(
  { cause, span, event, condition, keys }: Protection,
  { day, end, from, to }: Days,
  understood: UnderstoodQuestion,
): Computed {
  const pay = payOf(understood);
  const isPaid = pay !== null && pay.value >= minPay;
  const year = isPaid ? `un año de sueldos (${pesos(pay.value * 12)})` : 'un año de sueldos';
  const isBefore = end < day;
  const window =
    cause === 'matrimonio'
      ? `${span} ${event} del ${dayMonthYear(day)}, del ${dayMonthYear(from)} al ${dayMonthYear(to)}`
      : isBefore
        ? `${span} anteriores ${event} del ${dayMonthYear(day)}, que empezaron el ${dayMonthYear(from)}`
        : `${span} posteriores ${event} del ${dayMonthYear(day)}, que llegan al ${dayMonthYear(to)}`;
  const told = serviceOf(understood);
  const service = told !== null && told.end === end && told.start !== day ? told : null;
  const sum = isPaid && service !== null && end >= reformInForce ? sumOf(cause, service, pay.value) : '';
  return {
    text: `Se presume que fue por ${cause === 'embarazo' ? 'el embarazo' : 'el casamiento'}: el despido del ${dayMonthYear(end)} cae dentro de ${window}, ${condition}. Corresponde ${year} además de la indemnización por despido sin causa.${sum}`,
    keys: [...keys, ...(sum === '' ? [] : ['lct:245'])],
    answers: ['how-much', 'yes-no'],
    calculator:
      service === null
        ? null
        : toSettlement({
            start: service.start,
            end,
            cause,
            worker: 'dependencia',
            ...(isPaid ? { bestPay: String(pay.value) } : {}),
          }),
  };
}

/** The other lines of the same end. */
function sumOf(cause: Protection['cause'], service: Service, pay: number): string {
  const settled = settle(() =>
    computeTermination({ ...dismissed(service, pay, 'dependencia'), cause: known(cause), cap: unknown }),
  );
  if ('refused' in settled) return '';
  const line = (id: string) => settled.value.lines.find((one) => one.id === id);
  const [seniority, notice] = [line('antiguedad'), line('preaviso')];
  if (seniority === undefined || seniority.max === 0) return '';
  const salaries = seniority.max / pay;
  const ofNotice = notice && notice.max > 0 ? `, y el preaviso que no dieron, ${pesos(notice.max)}` : '';
  return ` Con ${service.told}, la antigüedad ${salaries === 1 ? 'es de 1 sueldo' : `es de ${salaries} sueldos`}, ${pesos(seniority.max)} (o menos si el tope del convenio lo recorta, nunca por debajo de ${pesos(seniority.min)})${ofNotice}; se suman los días del mes, el aguinaldo y las vacaciones proporcionales.`;
}

function tellOutside({ cause, span, event, keys }: Protection, { day, end, from, to }: Days): Computed {
  const spans = cause === 'embarazo' ? `${span} anteriores o posteriores` : span;
  return {
    text: `No se presume: el despido del ${dayMonthYear(end)} cae fuera de ${spans} ${event} del ${dayMonthYear(day)}, que van del ${dayMonthYear(from)} al ${dayMonthYear(to)}. Para cobrar el año de sueldos habría que probar que fue por eso; lo que se debe por un despido sin causa no cambia`,
    keys,
    answers: ['yes-no'],
    calculator: null,
  };
}
