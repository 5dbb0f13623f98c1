import { type CivilDay, dayOf, daysBetween, isLeapYear, latestDay, yearOf } from '../core/civil-day.ts';
import { type Money, money, toPesos, zeroPesos } from '../core/money.ts';
import type { Reading } from '../core/result.ts';
import { dayInFigures, pesos, type SettledLine, settledLine } from './labour-line.ts';
import {
  lastDayOfYear,
  serviceFromDateToDate,
  serviceInWords,
  serviceWithBothEnds,
  vacationDaysFor,
} from './service-time.ts';

/** Below these days of service in the year, half of its working days may not have been worked, whatever the weekly schedule. */
const daysAtWhichHalfIsSure = 190;

/** How many days of the year of the end the contract lasted, and how many that year has. */
export function serviceInYear(start: CivilDay, end: CivilDay): { days: number; yearDays: number } {
  const first = latestDay(dayOf(yearOf(end), 1, 1), start);
  return { days: daysBetween(first, end) + 1, yearDays: isLeapYear(yearOf(end)) ? 366 : 365 };
}

/** Whether less than half of the year's working days may have been worked, so that LCT 153 is in question. */
export function mayFallUnderHalf(start: CivilDay, end: CivilDay): boolean {
  return serviceInYear(start, end).days < daysAtWhichHalfIsSure;
}

interface UnusedVacation {
  start: CivilDay;
  end: CivilDay;
  /** Beginning of the whole time of service, which may be before that of this contract. */
  serviceStart: CivilDay;
  /** Days of this year's rest already taken. */
  vacationTaken: number;
  /** Days of actual work in the year, where they were told. */
  daysWorked: number | null;
}

/**
 * Pay for the rest that was not taken when the contract ended (LCT 156): the days by seniority at 31 December (LCT 150) by
 * the fraction of the year, less those taken, at a twenty-fifth of the month each (LCT 155).
 */
export function unusedVacationLine(
  { start, end, serviceStart, vacationTaken: daysTaken, daysWorked }: UnusedVacation,
  pay: Money,
): SettledLine {
  const { days, yearDays } = serviceInYear(start, end);
  const closing = lastDayOfYear(end);
  const service = serviceFromDateToDate(serviceStart, closing);
  const own = vacationDaysFor(service);
  const perDay = pay.div(25);
  const owed = (rest: Money): Money => {
    const left = rest.minus(daysTaken);
    return left.isNegative() ? zeroPesos : left.times(perDay);
  };
  const proportional = (full: number): Money => money(full).times(days).div(yearDays);
  const amount = owed(proportional(own));
  const citations = ['lct:156', 'lct:150', 'lct:155'];
  const others: Reading<number>[] = [];
  const atEnd = vacationDaysFor(serviceFromDateToDate(serviceStart, end));
  if (atEnd !== own) {
    others.push({
      id: 'vacaciones-antiguedad-al-egreso',
      label: `Antigüedad al egreso: ${atEnd} días`,
      because: 'El contrato no llegó al 31 de diciembre: hay quien mide la antigüedad el día en que terminó.',
      value: toPesos(owed(proportional(atEnd))),
      citations: ['lct:150'],
    });
  }
  const bothEnds = vacationDaysFor(serviceWithBothEnds(serviceStart, closing));
  if (bothEnds !== own) {
    others.push({
      id: 'vacaciones-ambos-extremos',
      label: `Contando el primer y el último día: ${bothEnds} días`,
      because: 'Si se cuentan los dos extremos, la antigüedad al 31 de diciembre supera el escalón.',
      value: toPesos(owed(proportional(bothEnds))),
      citations: ['lct:150'],
    });
  }
  if (daysWorked !== null && mayFallUnderHalf(start, end)) {
    others.push({
      id: 'vacaciones-uno-cada-veinte',
      label: 'Un día por cada veinte trabajados',
      because:
        'Si en el año se trabajó menos de la mitad de los días hábiles, se aplica la escala de un día cada veinte.',
      value: toPesos(owed(money(Math.floor(daysWorked / 20)))),
      citations: ['lct:151', 'lct:153'],
    });
  }
  return settledLine({
    id: 'vacaciones',
    label: 'Vacaciones no gozadas',
    amount,
    citations,
    readings:
      others.length === 0
        ? []
        : [
            {
              id: 'vacaciones-antiguedad-a-fin-de-anio',
              label: `Antigüedad al 31 de diciembre: ${own} días, en proporción`,
              because:
                'El artículo mide la antigüedad al 31 de diciembre, y el pago es proporcional a la fracción del año.',
              value: toPesos(amount),
              citations,
            },
            ...others,
          ],
    steps: [
      {
        text: `Al ${dayInFigures(closing)} la antigüedad sería de ${serviceInWords(service)}: ${own} días de vacaciones por año.`,
        citations: ['lct:150'],
        facts: ['start', 'end'],
      },
      {
        text: `Fracción del año trabajada: ${days} de ${yearDays} días. ${own} × ${days} ÷ ${yearDays} = ${figure(proportional(own))} días${daysTaken > 0 ? `, menos ${figure(money(daysTaken))} ya gozados` : ''}.`,
        citations: ['lct:156'],
        facts: ['start', 'end', 'vacationTaken'],
      },
      {
        text: `Cada día vale ${pesos(pay)} ÷ 25 = ${pesos(perDay)}. Total: ${pesos(amount)}.`,
        citations: ['lct:155'],
        facts: ['bestPay'],
      },
    ],
  });
}

function figure(number: Money): string {
  return number.toDecimalPlaces(2).toString().replace('.', ',');
}
