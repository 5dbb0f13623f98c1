import type { AgendaEntry } from '@foja/contracts/agenda';
import { Link } from '@tanstack/react-router';
import { Check, RotateCcw } from 'lucide-react';
import { dayInWords } from '../calculators/day-in-words.ts';
import { IconButton } from '../design-system/icon-button.tsx';
import { formatDay } from '../platform/dates.ts';
import { agendaSearch } from './agenda-search.ts';
import { EntryBadges, kindIcons } from './entry-looks.tsx';

interface EntryRowProps {
  entry: AgendaEntry;
  /** The title of its causa, where it belongs to one that the list is not about. */
  matterTitle?: string | undefined;
  /** The list is that of its causa. */
  ofMatter: boolean;
  /** Null where the reader may not change it. */
  onDone: ((entry: AgendaEntry) => void) | null;
}

/** An entry in a list: its day, what it is, how it stands, and that it is done in one press. */
export function EntryRow({ entry, matterTitle, ofMatter, onDone }: EntryRowProps) {
  const Icon = kindIcons[entry.kind];
  const isDone = entry.state === 'done';
  return (
    <li className="flex items-start gap-2 rounded-card border border-line bg-surface p-2 pl-3 sm:pl-4">
      <Link
        to="/dashboard/agenda"
        search={(now) => ({
          ...(ofMatter ? { causa: entry.matterId ?? undefined } : agendaSearch(now)),
          e: entry.id,
        })}
        className="grid min-w-0 flex-1 gap-1 rounded-sm py-1.5 text-left"
      >
        <span className="flex min-w-0 items-start gap-2 text-sm font-medium text-ink">
          <Icon size={17} aria-hidden="true" className="mt-0.5 shrink-0 text-secondary-ink" />
          <span className="min-w-0 wrap-anywhere">{entry.title}</span>
        </span>
        <span className="text-sm text-ink-muted">
          {dayInWords(entry.day)}
          {entry.time ? `, ${entry.time}` : ''}
          {matterTitle ? ` · ${matterTitle}` : ''}
          {entry.responsible ? ` · ${entry.responsible.name}` : ''}
        </span>
        {entry.deadline?.graceUntil && entry.state !== 'done' && (
          <span className="text-sm text-ink-muted">
            Plazo de gracia: primeras horas del {formatDay(entry.deadline.graceUntil)}
          </span>
        )}
        {entry.deadline?.earlierReading && entry.state !== 'done' && (
          <span className="text-sm text-warning">
            Otra lectura vence antes: el {formatDay(entry.deadline.earlierReading)}
          </span>
        )}
        <EntryBadges entry={entry} />
      </Link>
      {onDone && (
        <IconButton
          label={isDone ? `Volver a pendiente: ${entry.title}` : `Marcar como cumplido: ${entry.title}`}
          icon={isDone ? <RotateCcw size={17} aria-hidden="true" /> : <Check size={17} aria-hidden="true" />}
          onClick={() => onDone(entry)}
        />
      )}
    </li>
  );
}
