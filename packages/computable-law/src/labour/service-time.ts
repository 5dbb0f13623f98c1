import { addDays, addMonths, type CivilDay, dayOf, elapsed, yearOf } from '../core/civil-day.ts';

/** A length of service from date to date (CCyC 6). */
export interface ServiceTime {
  years: number;
  months: number;
  days: number;
}

/** Service between two days from date to date, as CCyC 6 counts terms. */
export function serviceFromDateToDate(start: CivilDay, end: CivilDay): ServiceTime {
  return elapsed(start, end);
}

/** Service with its first and its last day both counted as worked: the other way in which courts count it. */
export function serviceWithBothEnds(start: CivilDay, end: CivilDay): ServiceTime {
  return elapsed(start, addDays(end, 1));
}

/** Whether a service is longer than whole years: exactly five years does not exceed five. */
export function exceedsYears({ years, months, days }: ServiceTime, limit: number): boolean {
  return years > limit || (years === limit && (months > 0 || days > 0));
}

/** Periods that LCT 245 pays: whole years, and one more where the rest is longer than three months. */
export function seniorityPeriods({ years, months, days }: ServiceTime): number {
  const restOverThreeMonths = months > 3 || (months === 3 && days > 0);
  return years + (restOverThreeMonths ? 1 : 0);
}

/** Months of notice that the employer owes (LCT 231 b). */
export function noticeMonths(service: ServiceTime): 1 | 2 {
  return exceedsYears(service, 5) ? 2 : 1;
}

/** Days of yearly rest by seniority (LCT 150). */
export function vacationDaysFor(service: ServiceTime): 14 | 21 | 28 | 35 {
  if (exceedsYears(service, 20)) return 35;
  if (exceedsYears(service, 10)) return 28;
  return exceedsYears(service, 5) ? 21 : 14;
}

/** Where a day falls in the trial period of LCT 92 bis; `last-day` is the one that CCyC 6 still counts and others do not. */
export function placeInTrial(start: CivilDay, end: CivilDay, trialMonths: number): 'within' | 'last-day' | 'over' {
  if (trialMonths === 0) return 'over';
  const last = addMonths(start, trialMonths, 'last-day-of-month');
  if (end < last) return 'within';
  return end === last ? 'last-day' : 'over';
}

export function lastDayOfYear(day: CivilDay): CivilDay {
  return dayOf(yearOf(day), 12, 31);
}

/** A service in Spanish words: '7 años, 6 meses y 5 días'. */
export function serviceInWords({ years, months, days }: ServiceTime): string {
  const parts = [
    ...(years ? [`${years} ${years === 1 ? 'año' : 'años'}`] : []),
    ...(months ? [`${months} ${months === 1 ? 'mes' : 'meses'}`] : []),
    ...(days ? [`${days} ${days === 1 ? 'día' : 'días'}`] : []),
  ];
  const last = parts.pop();
  if (last === undefined) return '0 días';
  return parts.length > 0 ? `${parts.join(', ')} y ${last}` : last;
}
