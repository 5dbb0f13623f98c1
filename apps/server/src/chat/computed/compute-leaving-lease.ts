import { addMonths, type CivilDay, elapsed } from '@foja/computable-law/core/civil-day';
import { known, unknown } from '@foja/computable-law/core/facts';
import { settle } from '@foja/computable-law/core/refusal';
import { computeRentExit } from '@foja/computable-law/rent-exit/compute-rent-exit';
import { fold } from '@foja/legal-text/fold';
import { numberPattern, readNumber } from '@foja/legal-text/number-pattern';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { Compute } from './computed.ts';
import { dayMonthYear, daysAhead, minPay, pesos, quantityOf } from './told-facts.ts';
import { type ContractEnds, endOfTerm, endsOfTerm, wholeMonths } from './told-lease-end.ts';

const leaves =
  /\b(?:ir(?:me|nos)|me voy|nos vamos|rescindir|dejar (?:el|la|mi)|terminar|romper) (?:.{0,50}\b)?(?:antes|alquiler|contrato|departamento|depto|casa)\b|\b(?:(?:me|nos) (?:quiero|queremos) ir|(?:quiero|queremos|para|por) ir(?:me|nos))\b|\brescind(?:o|imos|i|iendo)\b|\b(?:que|si) (?:me voy|nos vamos)(?! a )\b|\b(?:me voy|nos vamos|entrego|entregamos|devuelvo) (?:\w+ ){0,3}(?:hoy|ahora|ya|este mes)\b/;
const asksCost = /\b(?:cuanto|que (?:multa|indemnizacion)|tengo que pagar|multa|indemnizacion|penalidad)\b/;
const undecided = /\b(?:dueno quiere|me quieren echar|me echa|desalojo|dolares|usd|temporario|locador rescind\w+)\b/;
const monthsLeft = new RegExp(
  String.raw`\b(?:quedan|faltan|quedar|faltar)(?: (?:justo|todavia|aun|como|unos))? ${numberPattern} meses\b`,
);
/** The tenant leaves later, with so many months to come. */
const monthsLeftThen = new RegExp(String.raw`\b(?:quede|queden|falte|falten) ${numberPattern} mes(?:es)?\b`);

/** What a tenant pays to leave a lease before its end, for the rent and the time left that were told. */
export const computeLeavingLease: Compute = (understood) => {
  const { text, facts, regimes, today } = understood;
  const folded = fold(text);
  if (!regimes.some(({ regime }) => regime === 'locacion')) return null;
  if (!leaves.test(folded) || undecided.test(folded)) return null;
  const rent = quantityOf(facts, 'monto') ?? quantityOf(facts, 'sueldo') ?? rentTold(understood);
  const then = monthsLeftThen.exec(folded)?.[1];
  const isLater = then !== undefined;
  const contractEnd = isLater ? monthsFrom(today, then) : (endTold(folded, understood) ?? endOfTerm(understood));
  // Who tells the rent and what is left of the contract wants to know what it costs.
  if (!asksCost.test(folded) && (rent === null || rent.value < minPay || contractEnd === null)) return null;
  if (rent === null || rent.value < minPay) return isLater ? null : inRents(understood, contractEnd);
  if (contractEnd === null) {
    const ends = endsOfTerm(understood);
    return ends !== null && ends.earliest > today ? inRentsBetween(today, ends, rent.value) : null;
  }
  const fixed = /\b(?:fijos?|sin (?:ajuste|aumentos?)|no (?:se ajusta|aumenta))\b/.test(folded);
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
  const { citations, max, min } = settled.value;
  const span = tellSpan(settled.value);
  const cost =
    max === null ? `al menos ${pesos(min)}` : min === max ? pesos(min) : `entre ${pesos(min)} y ${pesos(max)}`;
  const whole =
    isLater || settled.value.days < nearlyMonth
      ? ''
      : ` Si el último mes se cuenta entero son ${settled.value.months + 1} alquileres, y ${pesos((rent.value * (settled.value.months + 1)) / tenth)}`;
  const asked =
    max === null
      ? ' Contame si el alquiler se ajusta en los meses que quedan: la cuenta es sobre el alquiler futuro'
      : '';
  return {
    text: isLater
      ? `Si avisás cuando falten ${span}, irte antes cuesta ${cost}: el 10 % de los alquileres de ese tiempo, a ${pesos(rent.value)} por mes.${asked}`
      : `Si avisás hoy, irte antes cuesta ${cost}: el 10 % de los alquileres de ${span} que faltan hasta el ${dayMonthYear(contractEnd)}, a ${pesos(rent.value)} por mes.${whole}${whole !== '' && asked !== '' ? '.' : ''}${asked}`,
    keys: citations.slice(0, 2),
    standsOn: citations,
    answers: ['how-much'],
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

const tenth = 10;
/** From so many days on a month is as good as whole: of "1/3 to 29/2" the last day is one of the contract. */
const nearlyMonth = 27;

/** Where no rent was told, how many rents it costs: for the time of the contract that is left. */
function inRents(understood: Parameters<Compute>[0], contractEnd: CivilDay | null): ReturnType<Compute> {
  const { facts, today } = understood;
  if (contractEnd !== null) {
    return contractEnd > today ? inRentsUntil(today, contractEnd, !monthsLeft.test(fold(understood.text))) : null;
  }
  const ends = endsOfTerm(understood);
  if (ends !== null) return ends.earliest > today ? inRentsBetween(today, ends) : null;
  const [whole, gone] = ['duracion-contrato', 'tiempo-alquilado'].map((name) => wholeMonths(quantityOf(facts, name)));
  const left = whole != null && gone != null ? whole - gone : null;
  if (left === null || left <= 0) return null;
  return {
    text: `Si avisás hoy, con ${left} ${left === 1 ? 'mes' : 'meses'} por delante, irte antes cuesta el 10 % de los alquileres que faltan: ${tellRents(left, left)}, al valor que vayan a tener. Contame cuánto pagás y te digo el monto`,
    keys: ['ccyc:1221'],
    answers: ['how-much'],
    calculator: {
      slug: 'dejar-el-alquiler',
      title: 'Ver la cuenta del alquiler',
      inputs: { notification: today, contractEnd: addMonths(today, left, 'last-day-of-month') },
    },
  };
}

/** The same where the day is known on which the contract ends. */
function inRentsUntil(today: CivilDay, end: CivilDay, isDayTold: boolean): ReturnType<Compute> {
  const { years, ...rest } = elapsed(today, end);
  const left = { months: years * 12 + rest.months, days: rest.days };
  const months = Math.round(left.months + left.days / 30);
  return {
    text: `Si avisás hoy, con ${tellSpan(left)} por delante${isDayTold ? ` (el contrato termina el ${dayMonthYear(end)})` : ''}, irte antes cuesta el 10 % de los alquileres que faltan: ${tellRents(months, months)}, al valor que vayan a tener. Contame cuánto pagás y te digo el monto`,
    keys: ['ccyc:1221'],
    answers: ['how-much'],
    calculator: {
      slug: 'dejar-el-alquiler',
      title: 'Ver la cuenta del alquiler',
      inputs: { notification: today, contractEnd: end },
    },
  };
}

/** The same where the day is known to lie between two: "alquilo desde marzo de 2025, por dos años". */
function inRentsBetween(today: CivilDay, { earliest, latest }: ContractEnds, rent?: number): ReturnType<Compute> {
  const left = [earliest, latest].map((end) => {
    const { years, months, days } = elapsed(today, end);
    return years * 12 + months + Math.round(days / 30);
  });
  const [fewest = 0, most = 0] = left;
  const span = fewest === most ? `unos ${most} meses` : `entre ${fewest} y ${most} meses`;
  const [least, greatest] = [fewest, most].map((months) => pesos(((rent ?? 0) * months) / tenth));
  const value =
    rent === undefined
      ? ', al valor que vayan a tener. Contame cuánto pagás y te digo el monto'
      : `. A ${pesos(rent)} por mes son ${least === greatest ? `unos ${least}` : `entre ${least} y ${greatest}`}, y más si el alquiler se ajusta`;
  return {
    text: `Si avisás hoy, con ${span} por delante, según el día en que empezó el contrato, irte antes cuesta el 10 % de los alquileres que faltan: ${tellRents(fewest, most)}${value}`,
    keys: ['ccyc:1221'],
    answers: ['how-much'],
    calculator: {
      slug: 'dejar-el-alquiler',
      title: 'Ver la cuenta del alquiler',
      inputs: { notification: today },
    },
  };
}

/** A tenth of the rents of so many months. */
function tellRents(fewest: number, most: number): string {
  const [few, many] = [fewest, most].map((months) => (months / 10).toLocaleString('es-AR'));
  if (few !== many) return `entre ${few} y ${many} alquileres`;
  return most === 10 ? 'un alquiler' : `unos ${many} alquileres`;
}

function tellSpan({ months, days }: { months: number; days: number }): string {
  return [
    ...(months > 0 ? [`${months} ${months === 1 ? 'mes' : 'meses'}`] : []),
    ...(days > 0 ? [`${days} ${days === 1 ? 'día' : 'días'}`] : []),
  ].join(' y ');
}

/** The only amount that can be a rent of today, though nothing says that it is money: "por 600.000 fijos", "pago 800 mil". */
function rentTold({ text, today }: Parameters<Compute>[0]): { value: number } | null {
  const amounts = readQuestionTokens(text, today).flatMap(({ quantity }) =>
    quantity !== undefined && ['peso', 'unidad'].includes(quantity.unit) && quantity.value >= minPay
      ? [{ value: quantity.value }]
      : [],
  );
  return amounts.length === 1 ? (amounts[0] ?? null) : null;
}

function endTold(folded: string, understood: Parameters<Compute>[0]): CivilDay | null {
  const ahead = daysAhead(understood);
  const [end] = ahead;
  if (end !== undefined) return ahead.length === 1 ? end : null;
  const months = monthsLeft.exec(folded)?.[1];
  return months === undefined ? null : monthsFrom(understood.today, months);
}

const monthsFrom = (day: CivilDay, months: string) => addMonths(day, readNumber(months), 'last-day-of-month');
