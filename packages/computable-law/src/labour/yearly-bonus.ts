import {
  addDays,
  type CivilDay,
  dayOf,
  dayOfMonth,
  daysBetween,
  daysInMonth,
  endOfMonth,
  latestDay,
  monthOf,
  yearOf,
} from '../core/civil-day.ts';
import { type Money, money, toPesos } from '../core/money.ts';
import type { CitationKey } from '../core/result.ts';
import { dayInFigures, pesos, type SettledLine, settledLine } from './labour-line.ts';

/** The part of a semester that was worked. */
interface WorkedSemester {
  first: CivilDay;
  last: CivilDay;
  /** Whole months and the fraction of the others, by the real days of each. */
  months: Money;
  /** The same with every month taken as thirty days. */
  monthsOfThirty: Money;
  days: number;
  semesterDays: number;
}

function workedSemester(start: CivilDay, end: CivilDay): WorkedSemester {
  const year = yearOf(end);
  const firstHalf = monthOf(end) <= 6;
  const opens = dayOf(year, firstHalf ? 1 : 7, 1);
  const closes = firstHalf ? dayOf(year, 6, 30) : dayOf(year, 12, 31);
  const first = latestDay(opens, start);
  let months = money(0);
  let monthsOfThirty = money(0);
  for (let day = first; day <= end; day = addDays(endOfMonth(day), 1)) {
    const until = endOfMonth(day) < end ? dayOfMonth(endOfMonth(day)) : dayOfMonth(end);
    const worked = until - dayOfMonth(day) + 1;
    const length = daysInMonth(yearOf(day), monthOf(day));
    months = months.plus(money(worked).div(length));
    monthsOfThirty = monthsOfThirty.plus(worked === length ? 1 : money(Math.min(worked, 30)).div(30));
  }
  return {
    first,
    last: end,
    months,
    monthsOfThirty,
    days: daysBetween(first, end) + 1,
    semesterDays: daysBetween(opens, closes) + 1,
  };
}

/**
 * The yearly bonus of the part of a semester that was worked: a twelfth of what was accrued in it (LCT 123), and half a
 * month's pay by the days worked, which others use.
 * @param pay monthly pay, in pesos
 * @param article the article that grants it: 'lct:123' where the contract ended, 'lct:122' for an instalment
 */
export function yearlyBonusLine(start: CivilDay, end: CivilDay, pay: Money, article: CitationKey): SettledLine {
  const part = workedSemester(start, end);
  const accrued = pay.times(part.months);
  const twelfth = accrued.div(12);
  const byDays = pay.div(2).times(part.days).div(part.semesterDays);
  const byThirty = pay.times(part.monthsOfThirty).div(12);
  const citations = article === 'lct:123' ? [article] : [article, 'lct:121'];
  return settledLine({
    id: 'sacProporcional',
    label: 'SAC proporcional',
    amount: twelfth,
    citations,
    readings: [
      {
        id: 'sac-doceava',
        label: 'Doceava parte de lo devengado',
        because:
          'El artículo manda tomar la doceava parte de lo devengado en el semestre; el mes incompleto va por sus días.',
        value: toPesos(twelfth),
        citations,
      },
      {
        id: 'sac-por-dias',
        label: 'Por los días del semestre',
        because: 'Otra cuenta usual toma medio sueldo por los días trabajados sobre los días del semestre.',
        value: toPesos(byDays),
        citations,
      },
      ...(toPesos(byThirty) === toPesos(twelfth)
        ? []
        : [
            {
              id: 'sac-treintavos',
              label: 'Mes incompleto de treinta días',
              because: 'Hay quien cuenta el mes incompleto en treintavos, cualquiera sea su largo.',
              value: toPesos(byThirty),
              citations,
            },
          ]),
    ],
    steps: [
      {
        text: `Del ${dayInFigures(part.first)} al ${dayInFigures(part.last)} se devengaron ${part.months.toDecimalPlaces(4).toString().replace('.', ',')} meses de ${pesos(pay)}: ${pesos(accrued)}.`,
        citations,
        facts: ['start', 'end', 'bestPay'],
      },
      { text: `Doceava parte: ${pesos(accrued)} ÷ 12 = ${pesos(twelfth)}.`, citations, facts: ['bestPay'] },
    ],
  });
}
