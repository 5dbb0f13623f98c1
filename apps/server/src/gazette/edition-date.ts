import { addDays, civilDay } from '@foja/computable-law/core/civil-day';

/** `20-11-2026` → `20261120`, the site's other way to write a day; in this form text order is the order of time. */
export function toCompactDate(date: string): string {
  return date.split('-').reverse().join('');
}

/** `20261120` → `20-11-2026` */
export function fromCompactDate(compact: string): string {
  return `${compact.slice(6)}-${compact.slice(4, 6)}-${compact.slice(0, 4)}`;
}

/** Whether an edition of this day can be asked for: tomorrow in UTC is the last, since it is already today somewhere. */
export function isWithinReach(date: string, now: Date): boolean {
  return toCompactDate(date) <= addDays(civilDay(now.toISOString().slice(0, 10)), 1).replaceAll('-', '');
}
