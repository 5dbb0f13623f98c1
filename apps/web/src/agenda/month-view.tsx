import type { AgendaEntry } from '@foja/contracts/agenda';
import { Link } from '@tanstack/react-router';
import { dayInWords } from '../calculators/day-in-words.ts';
import { WeekdayHead } from '../calculators/weekday-head.tsx';
import { classNames } from '../design-system/class-names.ts';
import { countOf } from '../platform/count-of.ts';
import { sayEntry } from './entry-looks.tsx';

interface MonthViewProps {
  /** Whole weeks, from Monday on. */
  days: readonly string[];
  month: string;
  entries: readonly AgendaEntry[];
  today: string;
}

const shownInCell = 3;

/** A month of whole weeks; a day leads to its week. */
export function MonthView({ days, month, entries, today }: MonthViewProps) {
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">Agenda del mes</caption>
      <WeekdayHead />
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                className={classNames(
                  'h-14 border border-line p-0.5 align-top @3xl:h-28 @3xl:p-1',
                  day.startsWith(month) ? 'bg-surface' : 'bg-sunken',
                )}
              >
                <DayCell day={day} entries={entries.filter((entry) => entry.day === day)} isToday={day === today} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({ day, entries, isToday }: { day: string; entries: readonly AgendaEntry[]; isToday: boolean }) {
  const rest = entries.length - shownInCell;
  return (
    <div className="grid gap-1">
      <Link
        to="/dashboard/agenda"
        search={(now) => ({ ...now, vista: 'semana' as const, fecha: day })}
        className={classNames(
          'flex items-center justify-between gap-1 rounded px-1 py-0.5 text-xs tabular-nums hover:bg-primary-wash',
          isToday ? 'bg-primary-wash font-semibold text-primary-ink' : 'text-ink-muted',
        )}
      >
        <span className="sr-only">
          {`${dayInWords(day)}${isToday ? ', hoy' : ''}: ${countOf(entries.length, 'entrada', 'entradas')}`}
        </span>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        {entries.length > 0 && (
          <span
            aria-hidden="true"
            className="rounded-full bg-primary-wash px-1.5 font-medium text-primary-ink @3xl:hidden"
          >
            {entries.length}
          </span>
        )}
      </Link>
      {entries.length > 0 && (
        <ul className="hidden gap-0.5 @3xl:grid">
          {entries.slice(0, shownInCell).map((entry) => (
            <li key={entry.id} className="min-w-0">
              <Link
                to="/dashboard/agenda"
                search={(now) => ({ ...now, e: entry.id })}
                title={sayEntry(entry)}
                className={classNames(
                  'block truncate rounded bg-primary-wash px-1 py-0.5 text-xs text-primary-ink hover:underline',
                  entry.state === 'done' && 'line-through',
                )}
              >
                {entry.time ? `${entry.time} ` : ''}
                {entry.title}
              </Link>
            </li>
          ))}
          {rest > 0 && <li className="px-1 text-xs text-ink-muted">y {rest} más</li>}
        </ul>
      )}
    </div>
  );
}
