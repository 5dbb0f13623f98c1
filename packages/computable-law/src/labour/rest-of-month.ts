import { type CivilDay, dayOfMonth, daysInMonth, endOfMonth, monthOf, yearOf } from '../core/civil-day.ts';
import type { Money } from '../core/money.ts';
import { dayInFigures, pesos } from './labour-line.ts';

/** The pay of the days that were missing to the end of the month in which a contract ended, and the sentence that tells it. */
export function restOfMonth(end: CivilDay, pay: Money): { missingDays: number; owed: Money; text: string } {
  const monthDays = daysInMonth(yearOf(end), monthOf(end));
  const missingDays = monthDays - dayOfMonth(end);
  const owed = pay.times(missingDays).div(monthDays);
  const text =
    missingDays === 0
      ? `El ${dayInFigures(end)} es el último día del mes: no falta ningún día.`
      : `Del ${dayInFigures(end)} al ${dayInFigures(endOfMonth(end))} faltan ${missingDays} de ${monthDays} días: ${pesos(pay)} ÷ ${monthDays} × ${missingDays} = ${pesos(owed)}.`;
  return { missingDays, owed, text };
}
