import { addDays, civilDay } from '@foja/computable-law/core/civil-day';
import type { DeadlineResponse } from '@foja/contracts/calculators';

const compact = (day: string) => day.replaceAll('-', '');

/** A due day as a calendar file (RFC 5545): an event of the whole day. @param stamp when it was made, ISO. */
export function deadlineEvent(result: Pick<DeadlineResponse, 'due' | 'name' | 'graceUntil'>, stamp: string): string {
  const next = addDays(civilDay(result.due), 1);
  const title = `Vence: ${result.name ?? 'plazo'}`.replace(/[\\;,]/g, '\\$&');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foja//Vencimientos//ES',
    'BEGIN:VEVENT',
    `UID:${compact(result.due)}-${stamp.replace(/\D/g, '')}@foja`,
    `DTSTAMP:${stamp.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(result.due)}`,
    `DTEND;VALUE=DATE:${compact(next)}`,
    `SUMMARY:${title}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
