import { addDays, civilDay } from '@foja/computable-law/core/civil-day';

/** One event of a calendar file. */
export interface CalendarEvent {
  /** Stays the same for as long as the event is the same one. */
  uid: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** `HH:MM` in Argentina; null for the whole day. */
  time: string | null;
  summary: string;
  description?: string;
  /** Grows with each change. */
  sequence?: number;
  /** When it last changed, ISO. */
  stamp: string;
}

const lineMaxOctets = 75;
const hourOfMeetingMinutes = 60;
/** Argentina keeps one offset all year. */
const hoursBehindUtc = 3;

/** Events as a calendar file (RFC 5545). */
export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foja//Agenda//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-WR-TIMEZONE:America/Argentina/Buenos_Aires',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

function eventLines({ uid, day, time, summary, description, sequence = 0, stamp }: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `SEQUENCE:${sequence}`,
    ...(time === null
      ? [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(addDays(civilDay(day), 1))}`]
      : [`DTSTART:${startOf(day, time)}`, `DURATION:PT${hourOfMeetingMinutes}M`]),
    `SUMMARY:${escapeText(summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    // A day that is due does not keep anybody busy.
    `TRANSP:${time === null ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}

const compact = (day: string) => day.replaceAll('-', '');
const utc = (iso: string) => iso.replace(/[-:]|\.\d+/g, '');

function startOf(day: string, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const start = new Date(Date.parse(`${day}T00:00:00Z`) + ((hours + hoursBehindUtc) * 60 + minutes) * 60_000);
  return utc(start.toISOString());
}

/** Text of a value (3.3.11): what would end it is escaped, and control characters are left out. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a calendar file may hold none of them but the tab
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replace(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  );
}

/** A line of at most 75 octets, and the rest on lines that begin with a space (3.1); no character is cut in two. */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const length = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + length > lineMaxOctets) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += length;
  }
  return [...lines, current].join('\r\n');
}

/** Of a character in UTF-8. */
function octetsOf(point: number): number {
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}
