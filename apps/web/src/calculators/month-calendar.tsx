import { dayOf, daysInMonth, weekdayOf } from '@foja/computable-law/core/civil-day';
import type { DeadlineResponse } from '@foja/contracts/calculators';
import { classNames } from '../design-system/class-names.ts';
import { dayInWords } from './day-in-words.ts';
import { WeekdayHead, weekdays } from './weekday-head.tsx';

type Day = DeadlineResponse['days'][number];

/** What each day is, in full and as its cell says it. */
const kinds: Record<Day['kind'], { label: string; mark: string }> = {
  notificacion: { label: 'Notificación', mark: 'notif.' },
  habil: { label: 'Hábil', mark: 'hábil' },
  corrido: { label: 'Corrido', mark: 'corr.' },
  feriado: { label: 'Feriado', mark: 'feriado' },
  'no-laborable': { label: 'No laborable', mark: 'no lab.' },
  inhabil: { label: 'Inhábil', mark: 'inhábil' },
  feria: { label: 'Feria', mark: 'feria' },
  'fin-de-semana': { label: 'Fin de semana', mark: 'finde' },
  suspendido: { label: 'Suspendido', mark: 'susp.' },
};
const monthName = new Intl.DateTimeFormat('es-AR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The days of a term month by month; each cell says in words what the day is and which number it has. */
export function MonthCalendar({ days, due }: { days: readonly Day[]; due: string }) {
  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))];
  const told = new Map(days.map((day) => [day.day, day]));
  return (
    <div className="grid gap-5">
      {months.map((month) => (
        <table key={month} className="w-full table-fixed border-collapse">
          <caption className="mb-1 text-left text-sm font-medium">
            {monthName.format(Date.parse(`${month}-01`))}
          </caption>
          <WeekdayHead />
          <tbody>
            {weeksOf(month).map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((day, place) => (
                  <td key={weekdays[place]} className="h-12 border border-line p-0 align-top">
                    {day && <Cell day={day} told={told.get(day)} isDue={day === due} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

function Cell({ day, told, isDue }: { day: string; told: Day | undefined; isDue: boolean }) {
  const number = Number(day.slice(8));
  if (!told) return <span className="block px-1 py-0.5 text-xs text-ink-muted">{number}</span>;
  const { label, mark } = kinds[told.kind];
  const said = [
    dayInWords(day),
    label.toLowerCase(),
    told.name,
    told.count === null ? null : `día ${told.count}`,
    isDue ? 'vence' : null,
  ];
  return (
    <div
      title={said.filter(Boolean).join(', ')}
      className={classNames(
        'h-full px-1 py-0.5 text-xs tabular-nums',
        isDue ? 'bg-primary-wash font-semibold text-primary-ink' : told.count === null ? 'bg-sunken' : '',
      )}
    >
      <span className="sr-only">{said.filter(Boolean).join(', ')}</span>
      <span aria-hidden="true" className="block">
        {number}
      </span>
      <span aria-hidden="true" className="block truncate text-[11px]">
        {isDue ? 'vence' : told.count === null ? mark : `día ${told.count}`}
      </span>
    </div>
  );
}

/** The weeks of a month from Monday on; null outside it. */
function weeksOf(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = daysInMonth(year, number);
  const before = (weekdayOf(dayOf(year, number, 1)) + 6) % 7;
  const cells: (string | null)[] = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`),
  ];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
