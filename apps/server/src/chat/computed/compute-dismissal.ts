import { type FactsOf, factFrom, known, notApplicable, unknown } from '@foja/computable-law/core/facts';
import { settle } from '@foja/computable-law/core/refusal';
import { computeTermination } from '@foja/computable-law/labour/termination/compute-termination';
import type { CauseId, TerminationValues } from '@foja/computable-law/labour/termination/termination-case';
import { fold } from '@foja/legal-text/fold';
import type { KnownFact } from '../../understanding/understood-question.ts';
import type { Compute } from './computed.ts';
import { leavesTheLaw } from './leaves-the-law.ts';
import { flag, leastPay, pesos, quantityOf, type Service, serviceOf } from './told-facts.ts';

/** What else is asked after a dismissal, without a figure of pay in it. */
const asksOther =
  /\b(?:cuanto tiempo|plazo|hasta cuando|prescri\w+|preaviso|vacaciones|aguinaldo|desempleo|obra social|telegrama|preguntar|tope|agravad\w+|embaraz\w+|delegad\w+|licencia|enferm\w+)\b/;
const asksHowMuch =
  /\b(?:cuanto|cuantos (?:sueldos|salarios)|indemniza\w*|liquidacion|que me (?:corresponde|toca|tienen que pagar))\b/;

/** What a dismissal pays for the time and the pay that were told; null where the question asks or tells something else. */
export const computeDismissal: Compute = (understood) => {
  const { text, facts, regimes } = understood;
  if (!regimes.some(({ regime }) => regime === 'trabajo') || !asksHowMuch.test(fold(text))) return null;
  const cause = causeOf(facts);
  const pay = quantityOf(facts, 'sueldo');
  const service = serviceOf(understood);
  if (cause === null || service === null) return null;
  const isDomestic = flag(facts, 'domestico') === true;
  if (!isDomestic && leavesTheLaw(facts, regimes)) return null;
  const worker = isDomestic ? 'domestico' : 'dependencia';
  if (pay === null) return cause === 'sin-causa' && !asksOther.test(fold(text)) ? salariesOf(service, worker) : null;
  if (pay.value < leastPay) return null;
  const settled = settle(() =>
    computeTermination({
      ...dismissed(service, pay.value, worker),
      cause: known(cause),
      noticeGiven: known(flag(facts, 'preavisado') === true),
      registered: flag(facts, 'sin-registrar') === true ? known(false) : factFrom<boolean>(true),
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
    text: `${lawOf(worker)}${told(service, worker)} y un sueldo de ${pesos(pay.value)}, ${parts.join('; ')}.${whole}`,
    keys: keysOf([...seniority.citations, ...(notice?.citations ?? [])], worker),
    calculator: {
      slug: 'liquidacion',
      title: 'Ver la liquidación línea por línea',
      inputs: { start: service.start, end: service.end, cause, worker, bestPay: String(pay.value) },
    },
  };
};

const maxCitations = 4;

/** Whose contract ended: of the law of employment, or of that of domestic work. */
type Worker = 'dependencia' | 'domestico';

/** The article that sends domestic work to its own law, whose text is not held. */
const ownLaw = 'lct:2';

const lawOf = (worker: Worker) =>
  worker === 'domestico' ? 'Por la ley 26.844 de casas particulares (artículos 42 a 48), ' : '';
const told = (service: Service, worker: Worker) => `${worker === 'domestico' ? 'con' : 'Con'} ${service.told}`;
const keysOf = (citations: readonly string[], worker: Worker) =>
  worker === 'domestico' ? [ownLaw] : [...new Set(citations)].slice(0, maxCitations);

/** The facts of a worker who is dismissed without cause after that time, paid that much and under no cap that is known. */
const dismissed = (service: Service, pay: number, worker: Worker): FactsOf<TerminationValues> => ({
  start: known(service.start),
  end: known(service.end),
  cause: known('sin-causa'),
  worker: known(worker),
  bestPay: known(pay),
  cap: unknown,
  noticeGiven: known(false),
  registered: factFrom<boolean>(true),
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
});

/** Any pay counts the same number of them. */
const anyPay = 1_000_000;

/** How many salaries a dismissal pays for the time of work, where no pay was told. */
function salariesOf(service: Service, worker: Worker): ReturnType<Compute> {
  const settled = settle(() => computeTermination({ ...dismissed(service, anyPay, worker), cap: notApplicable() }));
  const line = 'refused' in settled ? undefined : settled.value.lines.find(({ id }) => id === 'antiguedad');
  if (line === undefined || line.max === 0) return null;
  const salaries = line.max / anyPay;
  // "4 años" may be four years and five months: the fraction above three months is one more.
  const more = service.isWholeYears ? `; si además pasaron más de tres meses del año siguiente, ${salaries + 1}` : '';
  return {
    text: `${lawOf(worker)}${told(service, worker)}, la indemnización por antigüedad es de ${salaries} ${salaries === 1 ? 'sueldo' : 'sueldos'}${more}: uno por año y por fracción mayor de tres meses, según la mejor remuneración mensual, normal y habitual. Contame cuánto ganabas y te digo el monto`,
    keys: keysOf(line.citations, worker),
    calculator: {
      slug: 'liquidacion',
      title: 'Ver la liquidación línea por línea',
      inputs: { start: service.start, end: service.end, cause: 'sin-causa', worker },
    },
  };
}

function causeOf(facts: readonly KnownFact[]): CauseId | null {
  if (flag(facts, 'despedido') !== true && flag(facts, 'sin-causa') !== true) return null;
  if (flag(facts, 'con-causa') === true) return 'con-causa';
  return flag(facts, 'embarazada') === true ? 'embarazo' : 'sin-causa';
}
