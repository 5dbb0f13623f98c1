import type { AgendaEntry } from '@foja/contracts/agenda';
import { Card } from '../design-system/card.tsx';
import { EmptyState } from '../design-system/empty-state.tsx';
import { EntryRow } from './entry-row.tsx';

interface ListViewProps {
  entries: readonly AgendaEntry[];
  today: string;
  /** What is done is listed as well. */
  all: boolean;
  /** All of it belongs to one causa, to which who opens an entry goes back. */
  ofMatter?: boolean;
  titleOf: (matterId: string | null) => string | undefined;
  /** Null where the reader may not change them. */
  onDone: ((entry: AgendaEntry) => void) | null;
}

/** What has run out first, then today, then what comes, then what is over. */
export function ListView({ entries, today, all, ofMatter = false, titleOf, onDone }: ListViewProps) {
  const isOpen = ({ state }: AgendaEntry) => state === 'pending' || state === 'expired';
  const groups = [
    { name: 'Vencidos', entries: entries.filter(({ state }) => state === 'expired') },
    { name: 'Hoy', entries: entries.filter((entry) => entry.state === 'pending' && entry.day <= today) },
    { name: 'Próximos', entries: entries.filter((entry) => entry.state === 'pending' && entry.day > today) },
    { name: 'Suspendidos', entries: entries.filter(({ state }) => state === 'suspended') },
    { name: 'Cumplidos', entries: all ? entries.filter(({ state }) => state === 'done').toReversed() : [] },
  ].filter((group) => group.entries.length > 0);
  if (groups.length === 0) {
    return (
      <Card>
        <EmptyState title={entries.some(isOpen) || all ? 'No hay nada en este período' : 'No hay nada pendiente'}>
          Agregá un plazo, y Foja calcula su vencimiento y te avisa antes; o una audiencia o reunión con su día.
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className="grid gap-6">
      {groups.map((group) => (
        <section key={group.name} aria-label={group.name}>
          <h2 className="mb-2 text-sm font-semibold">
            {group.name} <span className="font-normal text-ink-muted">({group.entries.length})</span>
          </h2>
          <ul className="grid gap-2.5">
            {group.entries.map((entry) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                ofMatter={ofMatter}
                matterTitle={titleOf(entry.matterId)}
                onDone={onDone}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
