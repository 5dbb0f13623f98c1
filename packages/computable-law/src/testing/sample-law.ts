import type { CalendarYear, ClosedDay } from '../calendar/calendar.ts';
import { type CivilDay, civilDay, dayOf } from '../core/civil-day.ts';
import type { CatalogueDeadline, DeadlineLaw, Jurisdiction } from '../deadlines/deadline.ts';

/** Invented courts whose years 2020–2030 close on weekends, in January and on the days given. */
export function sampleLaw(closed: CivilDay[] = [], changes: { deadlines?: CatalogueDeadline[] } = {}): DeadlineLaw {
  const checked = civilDay('2026-11-23');
  const calendars: CalendarYear[] = Array.from({ length: 11 }, (_, index) => {
    const year = 2020 + index;
    const own: ClosedDay[] = closed
      .filter((day) => day.startsWith(`${year}-`))
      .map((day) => ({ day, kind: 'feriado', name: 'Día del faro', source: 'muestra' }));
    const recess = { from: dayOf(year, 1, 1), to: dayOf(year, 1, 31), name: 'Receso', source: 'muestra' };
    return { calendar: 'faro', year, closed: own, recesses: [recess], unknown: [], doubtful: [], checked };
  });
  const jurisdiction: Jurisdiction = {
    id: 'faro',
    label: 'el fuero del faro',
    aliases: [],
    general: [],
    defaultUnit: 'dias-habiles-judiciales',
    workingDays: {
      'dias-habiles-judiciales': { calendars: ['faro'], nonMandatory: 'closed', saturday: 'closed', dispute: null },
    },
    counting: { 'dias-habiles-judiciales': 'ley-1:1', meses: 'ley-1:2' },
    grace: { 'dias-habiles-judiciales': { hours: 2, article: 'ley-1:3', notBy: [], note: null } },
    distance: { kmPerDay: 200, minFractionKm: 100, article: 'ley-1:4' },
    note: { weekdays: [2, 5], onHoliday: 'next-note-day', article: 'ley-1:5' },
    electronic: null,
    edicts: null,
    checked,
  };
  return { calendars, jurisdictions: [jurisdiction], deadlines: changes.deadlines ?? [] };
}
