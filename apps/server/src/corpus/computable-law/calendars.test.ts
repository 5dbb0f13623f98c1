import { join } from 'node:path';
import { problemsOfCalendars } from '@foja/computable-law/calendar/calendar-problems';
import { weekdayOf } from '@foja/computable-law/core/civil-day';
import Holidays from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { findProjectRoot } from '../../platform/project-root.ts';
import { readComputableLaw } from './read-computable-law.ts';

const { problems, deadlines } = readComputableLaw(join(findProjectRoot(), 'corpus'));
const { calendars } = deadlines;

describe('the calendars of the corpus', () => {
  it('can be read, and have no hole, no overlap and no day twice', () => {
    expect(problems).toEqual([]);
    expect(problemsOfCalendars(calendars)).toEqual([]);
    expect([...new Set(calendars.map(({ calendar }) => calendar))].sort()).toEqual([
      'administracion-nacional',
      'justicia-federal-interior',
      'justicia-nacional',
      'nacional',
    ]);
  });

  // The package is kept by others from the official pages. It does not know what a resolution moved in 2025.
  const movedByResolution: Record<number, { ours: string[]; theirs: string[] }> = {
    2025: { ours: ['2025-10-10'], theirs: ['2025-10-12'] },
  };

  it.each([2024, 2025, 2026, 2027])('have the holidays of %d that an independent table has', (year) => {
    const theirs = new Holidays('AR')
      .getHolidays(year)
      .filter(({ type, name }) => type !== 'observance' && !/^(Nochebuena|Fin del Año)$/.test(name))
      .map(({ date }) => date.slice(0, 10));
    const ours = calendars
      .filter((one) => one.calendar === 'nacional' && one.year === year)
      .flatMap(({ closed }) => closed.map(({ day }): string => day));
    const moved = movedByResolution[year] ?? { ours: [], theirs: [] };
    const expected = [...new Set(theirs)].filter((day) => !moved.theirs.includes(day)).concat(moved.ours);
    expect(ours.sort()).toEqual(expected.sort());
  });

  it('have a winter recess of two weeks from Monday to Friday, or say that it is not known', () => {
    for (const year of calendars.filter(({ calendar }) => calendar.startsWith('justicia'))) {
      const winter = year.recesses.filter(({ from }) => from.slice(5, 7) !== '01');
      expect(winter.length + year.unknown.length, `${year.calendar} ${year.year}`).toBe(1);
      for (const { from, to } of winter) expect([weekdayOf(from), weekdayOf(to)]).toEqual([1, 5]);
    }
  });
});
