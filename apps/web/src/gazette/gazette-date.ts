import { addDays, type CivilDay, civilDay, compareDays, isWeekend } from '@foja/computable-law/core/civil-day';
import { archiveStartsInYear, gazetteDateOf, gazetteDatePattern, isRealDay } from '@foja/contracts/gazette-date';

/** A day as the gazette's calls write it: `dd-mm-yyyy`. */
export type GazetteDate = string;

function toDay(date: GazetteDate): CivilDay {
  return civilDay(gazetteDateToIso(date));
}

/** Today's day of the UTC calendar (specification 7.6). */
export function gazetteToday(): GazetteDate {
  return gazetteDateOf(new Date());
}

/** The day that a text names; null where it names none that the official archive could have. */
export function readGazetteDate(text: unknown): GazetteDate | null {
  if (typeof text !== 'string' || !gazetteDatePattern.test(text) || !isRealDay(text)) return null;
  return Number(text.slice(6)) >= archiveStartsInYear ? text : null;
}

/** `20-11-2026` → `2026-11-20`, as the browser's date field writes it. */
export function gazetteDateToIso(date: GazetteDate): string {
  return date.split('-').reverse().join('-');
}

/** `2026-11-20` → `20-11-2026`; null where the field holds no such day, as while a year is being typed. */
export function gazetteDateFromIso(iso: string): GazetteDate | null {
  return readGazetteDate(iso.split('-').reverse().join('-'));
}

/** `20-11-2026` → `20/11/2026`. */
export function formatGazetteDate(date: GazetteDate): string {
  return date.replaceAll('-', '/');
}

const longDay = new Intl.DateTimeFormat('es-AR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `20-11-2026` → `viernes, 20 de noviembre de 2026`. */
export function formatGazetteDateInWords(date: GazetteDate): string {
  return longDay.format(Date.parse(toDay(date)));
}

/** Negative where `a` comes before `b`, zero for the same day. */
export function compareGazetteDates(a: GazetteDate, b: GazetteDate): number {
  return compareDays(toDay(a), toDay(b));
}

/** The nearest day from Monday to Friday before (-1) or after (1) a day: the gazette rests at weekends. */
export function nextWeekday(date: GazetteDate, direction: -1 | 1): GazetteDate {
  let day = toDay(date);
  do day = addDays(day, direction);
  while (isWeekend(day));
  return day.split('-').reverse().join('-');
}
