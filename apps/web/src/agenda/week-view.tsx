import type { AgendaEntry } from '@foja/contracts/agenda';
import { Link } from '@tanstack/react-router';
import { dayInWords } from '../calculators/day-in-words.ts';
import { classNames } from '../design-system/class-names.ts';
import { EntryBadges, kindIcons } from './entry-looks.tsx';

interface WeekViewProps {
  days: readonly string[];
  entries: readonly AgendaEntry[];
  today: string;
}

/** Seven days beside each other; under each other on a phone. */
export function WeekView({ days, entries, today }: WeekViewProps) {
  return (
    <ul className="grid gap-2 @4xl:grid-cols-7">
      {days.map((day) => {
        const ofDay = entries.filter((entry) => entry.day === day);
        return (
          <li
            key={day}
            className={classNames(
              'min-w-0 rounded-card border bg-surface p-2.5 @4xl:min-h-56',
              day === today ? 'border-primary-ink' : 'border-line',
            )}
          >
            <h2 className="text-sm font-semibold">
              {dayInWords(day).replace(/ de \d{4}$/, '')}
              {day === today && <span className="ml-1.5 font-normal text-primary-ink">hoy</span>}
            </h2>
            {ofDay.length === 0 ? (
              <p className="mt-1 text-sm text-ink-muted">Nada</p>
            ) : (
              <ul className="mt-1.5 grid gap-1.5">
                {ofDay.map((entry) => (
                  <li key={entry.id}>
                    <EntryTile entry={entry} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function EntryTile({ entry }: { entry: AgendaEntry }) {
  const Icon = kindIcons[entry.kind];
  return (
    <Link
      to="/dashboard/agenda"
      search={(now) => ({ ...now, e: entry.id })}
      className="grid gap-1 rounded-field bg-sunken p-2 text-sm hover:bg-primary-wash"
    >
      <span className="flex items-start gap-1.5">
        <Icon size={15} aria-hidden="true" className="mt-0.5 shrink-0 text-secondary-ink" />
        <span className="min-w-0 font-medium wrap-anywhere">
          {entry.time && <span className="figures font-normal">{entry.time} </span>}
          {entry.title}
        </span>
      </span>
      <EntryBadges entry={entry} />
    </Link>
  );
}
