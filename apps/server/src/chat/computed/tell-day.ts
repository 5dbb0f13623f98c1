import { type CivilDay, weekdayOf } from '@foja/computable-law/core/civil-day';

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

/** "lunes 30/11/2026". */
export function tellDay(day: CivilDay): string {
  const [year, month, date] = day.split('-');
  return `${weekdays[weekdayOf(day)]} ${Number(date)}/${Number(month)}/${year}`;
}
