import { addMonths, type CivilDay } from '@foja/computable-law/core/civil-day';
import { known, unknown } from '@foja/computable-law/core/facts';
import { settle } from '@foja/computable-law/core/refusal';
import { computeRentExit } from '@foja/computable-law/rent-exit/compute-rent-exit';
import { fold } from '@foja/legal-text/fold';
import { numberPattern, readNumber } from '@foja/legal-text/number-pattern';
import type { Compute } from './computed.ts';
import { dayMonthYear, daysAhead, leastPay, pesos, quantityOf } from './told-facts.ts';

const leaves =
  /\b(?:ir(?:me|nos)|me voy|nos vamos|rescindir|dejar (?:el|la|mi)|terminar|romper) .{0,50}\b(?:antes|alquiler|contrato|departamento|depto|casa)\b/;
const asksCost = /\b(?:cuanto|que (?:multa|indemnizacion)|tengo que pagar|multa|indemnizacion)\b/;
const undecided = /\b(?:dueno quiere|me quieren echar|me echa|desalojo|dolares|usd|temporario|locador rescind\w+)\b/;
const monthsLeft = new RegExp(
  String.raw`\b(?:me|nos)? ?(?:quedan|faltan) ${numberPattern} meses\b|\b(?:quedan|faltan) ${numberPattern} meses\b`,
);

/** What a tenant pays to leave a lease before its end, for the rent and the time left that were told. */
export const computeLeavingLease: Compute = (understood) => {
  const { text, facts, regimes, today } = understood;
  const folded = fold(text);
  if (!regimes.some(({ regime }) => regime === 'locacion')) return null;
  if (!leaves.test(folded) || !asksCost.test(folded) || undecided.test(folded)) return null;
  const rent = quantityOf(facts, 'monto') ?? quantityOf(facts, 'sueldo');
  const contractEnd = endTold(folded, understood);
  if (rent === null || rent.value < leastPay || contractEnd === null) return null;
  const fixed = /\b(?:fijo|sin (?:ajuste|aumentos?)|no (?:se ajusta|aumenta))\b/.test(folded);
  const settled = settle(() =>
    computeRentExit({
      notification: known(today),
      contractEnd: known(contractEnd),
      contractStart: unknown,
      monthlyRent: known(rent.value),
      fixedRent: fixed ? known(true) : unknown,
      rents: unknown,
    }),
  );
  if ('refused' in settled) return null;
  const { citations, days, max, min, months } = settled.value;
  const span = [
    ...(months > 0 ? [`${months} ${months === 1 ? 'mes' : 'meses'}`] : []),
    ...(days > 0 ? [`${days} ${days === 1 ? 'día' : 'días'}`] : []),
  ].join(' y ');
  const cost =
    max === null ? `al menos ${pesos(min)}` : min === max ? pesos(min) : `entre ${pesos(min)} y ${pesos(max)}`;
  const asked =
    max === null
      ? ' Contame si el alquiler se ajusta en los meses que quedan: la cuenta es sobre el alquiler futuro'
      : '';
  return {
    text: `Si avisás hoy, irte antes cuesta ${cost}: el 10 % de los alquileres de ${span} que faltan hasta el ${dayMonthYear(contractEnd)}, a ${pesos(rent.value)} por mes.${asked}`,
    keys: citations.slice(0, 2),
    calculator: {
      slug: 'dejar-el-alquiler',
      title: 'Ver la cuenta del alquiler',
      inputs: {
        notification: today,
        contractEnd: contractEnd,
        monthlyRent: String(rent.value),
        ...(fixed ? { fixedRent: 'si' } : {}),
      },
    },
  };
};

function endTold(folded: string, understood: Parameters<Compute>[0]): CivilDay | null {
  const ahead = daysAhead(understood);
  const [end] = ahead;
  if (end !== undefined) return ahead.length === 1 ? end : null;
  const told = monthsLeft.exec(folded);
  const months = told?.[1] ?? told?.[2];
  return months === undefined ? null : addMonths(understood.today, readNumber(months), 'last-day-of-month');
}
