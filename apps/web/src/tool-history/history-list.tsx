import { Trash2 } from 'lucide-react';
import { classNames } from '../design-system/class-names.ts';
import { EmptyState } from '../design-system/empty-state.tsx';
import { IconButton } from '../design-system/icon-button.tsx';
import { notify } from '../design-system/toast.ts';
import { formatMoment } from '../platform/dates.ts';
import { type HistoryEntry, type ToolHistory, useToolHistory } from './tool-history.ts';

interface HistoryListProps<Content> {
  history: ToolHistory<Content>;
  activeId: string | null;
  /** Null closes what was open: the result that is shown has just been deleted. */
  onOpen: (id: string | null) => void;
}

/** Time to change one's mind about a deletion. */
const undoMs = 8_000;

/** The results that a tool keeps in this browser: open one again, delete one with undo. */
export function HistoryList<Content>({ history, activeId, onOpen }: HistoryListProps<Content>) {
  const entries = useToolHistory(history);

  function remove(entry: HistoryEntry<Content>): void {
    const undo = history.remove(entry.id);
    const wasOpen = entry.id === activeId;
    if (wasOpen) onOpen(null);
    void notify('Resultado eliminado.', {
      durationMs: undoMs,
      action: {
        label: 'Deshacer',
        run: () => {
          undo();
          if (wasOpen) onOpen(entry.id);
        },
      },
    });
  }

  if (entries.length === 0) {
    return <EmptyState title="Sin resultados guardados">Se guardan solo en este navegador.</EmptyState>;
  }
  return (
    <ul aria-label="Resultados guardados" className="grid grid-cols-1 gap-0.5">
      {entries.map((entry) => {
        const active = entry.id === activeId;
        return (
          <li
            key={entry.id}
            className={classNames(
              'flex items-center rounded-field pr-1',
              active ? 'bg-primary-wash' : 'hover:bg-sunken',
            )}
          >
            <button
              type="button"
              onClick={() => onOpen(entry.id)}
              aria-current={active ? 'true' : undefined}
              className="min-w-0 flex-1 rounded-field px-3 py-2 text-left"
            >
              <span className={classNames('block truncate text-sm', active ? 'font-medium text-ink' : 'text-ink-soft')}>
                {entry.title}
              </span>
              <span className="figures block text-xs text-ink-muted">{formatMoment(entry.createdAt)}</span>
            </button>
            <IconButton
              size="small"
              label={`Eliminar ${entry.title}`}
              icon={<Trash2 size={14} aria-hidden="true" />}
              onClick={() => remove(entry)}
            />
          </li>
        );
      })}
    </ul>
  );
}
