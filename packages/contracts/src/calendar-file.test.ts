import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, writeCalendar } from './calendar-file.ts';

/** What a reader of RFC 5545 makes of a file: lines unfolded, values of text unescaped. */
function read(file: string): { name: string; value: string }[] {
  return file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => {
      const at = line.indexOf(':');
      return {
        name: line.slice(0, at),
        value: line.slice(at + 1).replace(/\\([\\;,nN])/g, (_, one: string) => (/n/i.test(one) ? '\n' : one)),
      };
    });
}

/** UTF-8, as a percent-encoded address counts it. */
const octetsOf = (text: string) => encodeURIComponent(text).replace(/%../g, 'x').length;
const words = fc.string({ unit: fc.constantFrom(...'aáñ€🗓 ;,:\\"\r\n\tNBEGIN'), maxLength: 300 });
const event = fc.record({
  uid: fc.uuid().map((id) => `${id}@foja`),
  day: fc
    .date({ min: new Date('1990-01-01'), max: new Date('2100-12-30'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  time: fc.constantFrom(null, '00:00', '09:30', '23:59'),
  summary: words,
  description: words,
  sequence: fc.nat(),
  stamp: fc.constant('2026-11-27T12:00:00.000Z'),
});
const asRead = (text: string) => text.replace(/\r\n?/g, '\n');

describe('a calendar file', () => {
  it('has lines of at most 75 octets, and a reader gets every word back, whatever was written', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 4 }), (events) => {
        const file = writeCalendar('Agenda', events);
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
        for (const line of file.split('\r\n')) expect(octetsOf(line)).toBeLessThanOrEqual(75);
        const lines = read(file);
        const of = (wanted: string) => lines.filter(({ name }) => name === wanted).map(({ value }) => value);
        expect(of('BEGIN')).toHaveLength(events.length + 1);
        expect(of('UID')).toEqual(events.map(({ uid }) => uid));
        expect(of('SUMMARY')).toEqual(events.map(({ summary }) => asRead(summary)));
        expect(of('DESCRIPTION')).toEqual(
          events.flatMap(({ description }) => (description ? [asRead(description)] : [])),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('says a whole day as a date and an hour as an instant: three hours later than in Argentina', () => {
    const base: CalendarEvent = {
      uid: 'a@foja',
      day: '2026-12-31',
      time: null,
      summary: 'Vence',
      stamp: '2026-11-27T12:00:00.000Z',
    };
    expect(writeCalendar('Agenda', [base])).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
    expect(writeCalendar('Agenda', [{ ...base, time: '22:30' }])).toContain('DTSTART:20270101T013000Z\r\n');
  });
});
