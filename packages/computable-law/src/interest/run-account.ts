import { addMonths, type CivilDay, compareDays } from '../core/civil-day.ts';
import { formatPesos, type Money, money, smallest, zeroPesos } from '../core/money.ts';
import { refuse } from '../core/refusal.ts';
import type { Step } from '../core/result.ts';
import { accrue } from './accrued-rate.ts';
import { IndexReader } from './index-ratio.ts';
import type { Due, InterestInput, Payment, RateInput } from './interest.ts';

/** What interest is reckoned on: the capital as updated at the end of the stretch, or as it was before. */
export type InterestBase = 'updated' | 'nominal';

export interface Account {
  capital: Money;
  interest: Money;
  paid: Money;
  /** What was paid beyond the debt. */
  surplus: Money;
  steps: Step[];
  isProvisional: boolean;
  isMonthly: boolean;
}

interface Rest {
  day: CivilDay;
  /** An instalment that falls due. */
  due?: number;
  payment?: Payment;
  capitalizes?: boolean;
}

/** Runs a debt through its rests: each payment and each capitalization closes a stretch. */
export function runAccount(input: InterestInput, rate: RateInput | null, base: InterestBase): Account {
  const reader = input.index?.kind === 'series' ? new IndexReader(input.index.series) : null;
  const steps: Step[] = [];
  let [capital, interest, paid, surplus] = [money(input.capital, 'capital'), zeroPesos, zeroPesos, zeroPesos];
  let isProvisional = false;
  let at = input.from;
  for (const { day, payment, capitalizes, due } of rests(input)) {
    const before = capital;
    const ratio = ratioBetween(input, reader, at, day, day === input.to);
    if (ratio && at < day) {
      isProvisional ||= ratio.isProvisional;
      capital = capital.times(ratio.value);
      steps.push({
        text: `Capital al ${day}: $ ${formatPesos(before)} × ${ratio.words} = $ ${formatPesos(capital)}.`,
        citations: [],
        facts: ['index'],
      });
    }
    if (rate && at < day) {
      const { factor, words } = accrue(rate, at, day, input.yearDays);
      const on = base === 'updated' ? capital : before;
      const accrued = on.times(factor);
      interest = interest.plus(accrued);
      steps.push({
        text: `Intereses del ${at} al ${day}: $ ${formatPesos(on)} × (${words}) = $ ${formatPesos(accrued)}.`,
        citations: [],
        facts: ['rate', 'from', 'to'],
      });
    }
    refuseBeyondReach(capital.plus(interest));
    if (capitalizes && interest.greaterThan(0)) {
      steps.push({
        text: `El ${day} los intereses ($ ${formatPesos(interest)}) se suman al capital: $ ${formatPesos(capital.plus(interest))}.`,
        citations: ['ccyc:770'],
        facts: ['capitalization'],
      });
      [capital, interest] = [capital.plus(interest), zeroPesos];
    }
    if (due !== undefined) {
      capital = capital.plus(money(due, 'dues'));
      steps.push({
        text: `El ${day} venció otra cuota de $ ${formatPesos(money(due, 'dues'))}: el capital es de $ ${formatPesos(capital)}.`,
        citations: [],
        facts: ['dues'],
      });
    }
    if (payment) {
      const amount = money(payment.amount, 'payments');
      const debt = capital.plus(interest);
      const used = smallest(amount, debt);
      const toInterest = payment.toCapital ? used.minus(smallest(used, capital)) : smallest(used, interest);
      const toCapital = used.minus(toInterest);
      [capital, interest] = [capital.minus(toCapital), interest.minus(toInterest)];
      [paid, surplus] = [paid.plus(amount), surplus.plus(amount.minus(used))];
      steps.push({
        text: `Pago del ${day}: $ ${formatPesos(amount)}, ${payment.toCapital ? 'primero a capital por el recibo' : 'primero a intereses'}: $ ${formatPesos(toInterest)} a intereses y $ ${formatPesos(toCapital)} a capital. Quedan $ ${formatPesos(capital.plus(interest))}.`,
        citations: ['ccyc:903'],
        facts: ['payments'],
      });
    }
    at = day;
  }
  return { capital, interest, paid, surplus, steps, isProvisional, isMonthly: reader?.isMonthly ?? false };
}

/** Up to here a result keeps its cents. Ten thousand percent a month, capitalized for years, has numbers of a thousand figures. */
const maxPesos = money(90_000_000_000_000);

function refuseBeyondReach(debt: Money): void {
  if (debt.lessThanOrEqualTo(maxPesos)) return;
  refuse('fact-invalid', 'rate', 'rate', `Con esos datos la deuda pasa de $ ${formatPesos(maxPesos)}: no se calcula.`);
}

/** Fifty years of months. */
const maxRests = 600;

/** The days on which the account is struck, in order; on one day interest is capitalized before a payment. */
function rests({ from, to, payments, capitalization, dues = [] }: InterestInput): Rest[] {
  const days: Rest[] = [
    ...duesOf(dues, to).map(({ date, amount }) => ({ day: date, due: amount })),
    ...payments.map((payment) => ({ day: payment.date, payment })),
  ];
  if (capitalization && 'on' in capitalization) days.push({ day: capitalization.on, capitalizes: true });
  if (capitalization && 'everyMonths' in capitalization) {
    for (let count = 1; ; count += 1) {
      const day = addMonths(from, count * capitalization.everyMonths, 'last-day-of-month');
      // On the last day interest is told apart from the capital.
      if (day >= to) break;
      if (count > maxRests) {
        refuse(
          'fact-invalid',
          'capitalization.everyMonths',
          String(count),
          `El período tiene más de ${maxRests} capitalizaciones.`,
        );
      }
      days.push({ day, capitalizes: true });
    }
  }
  days.sort((a, b) => compareDays(a.day, b.day) || Number(b.capitalizes ?? false) - Number(a.capitalizes ?? false));
  return [...days, { day: to }];
}

/** Each instalment by itself; one that falls due after the end is none yet. */
function duesOf(dues: readonly Due[], to: CivilDay): Due[] {
  return dues
    .flatMap(({ date, amount, months = 1 }) =>
      Array.from({ length: months }, (_, count) => ({ date: addMonths(date, count, 'last-day-of-month'), amount })),
    )
    .filter(({ date }) => date <= to);
}

function ratioBetween(
  { index }: InterestInput,
  reader: IndexReader | null,
  from: CivilDay,
  to: CivilDay,
  isEnd: boolean,
): { value: Money; words: string; isProvisional: boolean } | null {
  if (index?.kind === 'coefficient') {
    const value = money(index.coefficient, 'index.coefficient');
    return { value, words: shown(value), isProvisional: false };
  }
  if (!reader) return null;
  const [first, last] = [reader.valueOn(from, false), reader.valueOn(to, isEnd)];
  const nameOf = (date: CivilDay) => (reader.isMonthly ? date.slice(0, 7) : date);
  return {
    value: last.value.dividedBy(first.value),
    words: `${shown(last.value)} (${nameOf(last.date)}) ÷ ${shown(first.value)} (${nameOf(first.date)})`,
    isProvisional: last.isProvisional,
  };
}

const shown = (value: Money) => value.toString().replace('.', ',');
