import { factFrom, known, notApplicable, unknown } from '@foja/computable-law/core/facts';
import { settle } from '@foja/computable-law/core/refusal';
import { computeTermination } from '@foja/computable-law/labour/termination/compute-termination';
import type { CauseId } from '@foja/computable-law/labour/termination/termination-case';
import { fold } from '@foja/legal-text/fold';
import type { KnownFact } from '../../understanding/understood-question.ts';
import type { Compute } from './computed.ts';
import { flag, leastPay, pesos, quantityOf, serviceOf } from './told-facts.ts';

const asksHowMuch = /\b(?:cuanto|indemniza\w*|liquidacion|que me (?:corresponde|toca|tienen que pagar))\b/;

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
