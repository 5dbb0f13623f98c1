import { addMonths, type CivilDay, elapsed } from '@foja/computable-law/core/civil-day';
import { known, notApplicable } from '@foja/computable-law/core/facts';
import { settle } from '@foja/computable-law/core/refusal';
import { computeTermination } from '@foja/computable-law/labour/termination/compute-termination';
import { fold } from '@foja/legal-text/fold';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import type { Compute, Computed } from './computed.ts';
import { isOfWork, leavesTheLaw, otherWork, workAbroad } from './leaves-the-law.ts';
import { dayMonthYear, flag, minPay, payOfEnd, pesos, quantityOf, type Service, serviceOf } from './told-facts.ts';
import { dismissed, reformInForce, toSettlement } from './told-termination.ts';

const ofTrial = /\b(?:(?:a|de|en|la|esa|mi|estaba|estoy) prueba|prueba de (?:\w+ )?(?:tres|seis|3|6|8) meses)\b/;
const ended =
  /\b(?:echaron|echo|despid\w+|despedid[oa]|rajaron|rajo|desvincul\w+|no (?:me )?(?:super\w+|pase|paso|sigo|continuo|renovaron|renuevan)|dieron de baja|baja|extincion|cese|egreso)\b/;
/** Another protection, another contract, or another question. */
const isSpecial =
  /\b(?:embaraz\w+|parto|matern\w+|me case|matrimonio|accident\w+|enferm\w+|licencia|delegad\w+|plazo fijo|eventual|temporada|agencia|segund[oa] (?:vez|periodo|prueba)|de nuevo|otra vez|renunci\w+|club|colegio|escuela|equipo|mi hijo)\b/;
const trialMonths = 6;
/** To how many months a collective agreement may lengthen it, by the workers of the firm (LCT 92 bis). */
const lengthened: readonly { upTo: number; months: number; words: string }[] = [
  { upTo: 5, months: 12, words: 'un año en las empresas de hasta cinco trabajadores' },
  { upTo: 100, months: 8, words: 'ocho meses en las empresas de seis a cien trabajadores' },
];

/** Whether a contract ended within its trial period, and what is owed then, for the days that were told (LCT 92 bis). */
export const computeTrial: Compute = (understood) => {
  const { text, facts, regimes } = understood;
  const folded = fold(text);
  if (!ofTrial.test(folded) || !ended.test(folded) || isSpecial.test(folded)) return null;
  if (!isOfWork(understood) || leavesTheLaw(facts, regimes) || otherWork.test(folded) || workAbroad.test(folded))
    return null;
  const service = serviceOf(understood);
  if (service === null || service.end < reformInForce) return null;
  const months = elapsed(service.start, service.end);
  // A month more or less may be told of a time that is told by its length alone.
  if (!service.isExact && months.years === 0 && Math.abs(months.months - trialMonths) < 1) return null;
  const last = addMonths(service.start, trialMonths, 'last-day-of-month');
  // Whether the day of entry counts decides about its last day.
  if (service.end === last) return null;
  if (flag(facts, 'sin-registrar') === true) return neverOnTrial(service, understood);
  return service.end < last ? onTrial(service, last, understood) : trialOver(service, last, understood);
};

function onTrial(service: Service, last: CivilDay, understood: UnderstoodQuestion): Computed {
  const until = service.isExact
    ? `los seis meses desde el ${dayMonthYear(service.start)} llegan al ${dayMonthYear(last)}`
    : `con ${service.told} no pasaron los seis meses`;
  const lines = service.isExact ? linesOf(service, understood, true) : null;
  const rest =
    lines === null
      ? 'el aguinaldo y las vacaciones proporcionales'
      : `el aguinaldo proporcional (${lines.sacProporcional}) y las vacaciones no gozadas (${lines.vacaciones})`;
  return {
    text: `Todavía era el período de prueba, porque ${until}: no se deben indemnización por antigüedad, preaviso ni integración del mes. Sí se deben los días trabajados, ${rest}. No vale si no hubo registro o si ya hubo antes otro contrato con el mismo empleador: ahí no hay prueba`,
    keys: ['lct:92bis', 'lct:231', 'lct:123', 'lct:156'],
    answers: ['how-much'],
    calculator: calculatorOf(service, understood),
  };
}

function trialOver(service: Service, last: CivilDay, understood: UnderstoodQuestion): Computed {
  const ended = service.isExact
    ? `La prueba ya había terminado: fueron seis meses desde el ${dayMonthYear(service.start)}, hasta el ${dayMonthYear(last)}, y el contrato terminó el ${dayMonthYear(service.end)}`
    : `La prueba ya había terminado: dura seis meses y pasaron más, con ${service.told}`;
  return {
    text: `${ended}. ${owedOf(service, understood)}${lengthening(service, understood)}`,
    keys: ['lct:92bis', 'lct:245', 'lct:231', 'lct:232'],
    answers: ['how-much'],
    calculator: calculatorOf(service, understood),
  };
}

function neverOnTrial(service: Service, understood: UnderstoodQuestion): Computed {
  return {
    text: `No hubo prueba: el empleador que no registra desde el primer día renuncia a ella. ${owedOf(service, understood)}`,
    keys: ['lct:92bis', 'lct:245', 'lct:231', 'lct:232'],
    answers: ['how-much'],
    calculator: calculatorOf(service, understood),
  };
}

/** What a dismissal without cause pays for a short time of work. */
function owedOf(service: Service, understood: UnderstoodQuestion): string {
  const { years } = elapsed(service.start, service.end);
  if (years > 0) return 'Por un despido sin causa se deben la indemnización por antigüedad y el preaviso.';
  const pay = payTold(understood);
  const lines = service.isExact ? linesOf(service, understood, false) : null;
  const [seniority, notice] =
    pay === null
      ? ['', '']
      : [
          ` (${pesos(pay)}, o menos si el tope del convenio lo recorta, nunca por debajo de ${pesos(pay * minShareOfPay)})`,
          ` (${pesos(pay)})`,
        ];
  const rest =
    lines === null
      ? ', los días que faltaban del mes, el aguinaldo y las vacaciones proporcionales'
      : `, los días que faltaban del mes (${lines.integracion}), el aguinaldo proporcional (${lines.sacProporcional}) y las vacaciones no gozadas (${lines.vacaciones})`;
  return `Por un despido sin causa se debe un mes de sueldo por antigüedad${seniority} y, si no hubo preaviso, otro mes${notice}${rest}.`;
}

/** Below which share of the pay no cap brings the base (LCT 245). */
const minShareOfPay = 0.67;

/** That the collective agreement may have lengthened the trial beyond the day of the end. */
function lengthening({ start, end }: Service, { facts }: UnderstoodQuestion): string {
  const workers = quantityOf(facts, 'trabajadores')?.value ?? null;
  const possible = lengthened.filter(
    ({ months, upTo }) =>
      end <= addMonths(start, months, 'last-day-of-month') &&
      (workers === null || lengthened.find((one) => workers <= one.upTo)?.upTo === upTo),
  );
  if (possible.length === 0) return '';
  return ` Sólo un convenio colectivo puede alargarla: hasta ${possible.map(({ words }) => words).join(' y hasta ')}; si el que se aplica lo hace, la prueba seguía.`;
}

type Lines = Record<'integracion' | 'sacProporcional' | 'vacaciones', string>;

function linesOf(service: Service, understood: UnderstoodQuestion, isOnTrial: boolean): Lines | null {
  const pay = payTold(understood);
  if (pay === null) return null;
  const settled = settle(() =>
    computeTermination({
      ...dismissed(service, pay, 'dependencia'),
      cap: notApplicable(),
      ...(isOnTrial ? {} : { registered: known(false) }),
    }),
  );
  if ('refused' in settled) return null;
  const worth = (id: string) => pesos(settled.value.lines.find((line) => line.id === id)?.max ?? 0);
  return {
    integracion: worth('integracion'),
    sacProporcional: worth('sacProporcional'),
    vacaciones: worth('vacaciones'),
  };
}

function payTold(understood: UnderstoodQuestion): number | null {
  const pay = payOfEnd(understood);
  return pay !== null && pay.value >= minPay ? pay.value : null;
}

function calculatorOf({ start, end, isExact }: Service, understood: UnderstoodQuestion): Computed['calculator'] {
  const pay = payTold(understood);
  if (!isExact) return null;
  return toSettlement({
    start,
    end,
    cause: 'sin-causa',
    worker: 'dependencia',
    ...(pay === null ? {} : { bestPay: String(pay) }),
  });
}
