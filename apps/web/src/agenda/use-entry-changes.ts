import type { AgendaEntry } from '@foja/contracts/agenda';
import type { AgendaKeptState } from '@foja/contracts/agenda-text';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../design-system/toast.ts';
import { failureText } from '../editor/editor-failure.ts';
import { deleteEntry, refreshAgenda, restoreEntry, saveEntry } from './agenda-queries.ts';
import { writtenFrom } from './written-entry.ts';

const undoMs = 12_000;

/** What a list does with an entry; each failure is told, and the list read again. */
export function useEntryChanges(email: string) {
  const client = useQueryClient();
  const refresh = () => refreshAgenda(client, email);
  const attempt = async <Done>(work: () => Promise<Done>, otherwise: string): Promise<Done | null> => {
    try {
      return await work();
    } catch (failure) {
      void notify(failureText(failure, otherwise), { kind: 'error' });
      return null;
    } finally {
      await refresh();
    }
  };
  const setState = (entry: AgendaEntry, state: AgendaKeptState) =>
    attempt(
      () => saveEntry(entry.id, entry.version, writtenFrom(entry, state)),
      `No se pudo cambiar «${entry.title}».`,
    );
  const toggleDone = async (entry: AgendaEntry): Promise<void> => {
    const isDone = entry.state !== 'done';
    const saved = await setState(entry, isDone ? 'done' : 'pending');
    if (!saved) return;
    const before = entry.state === 'expired' ? 'pending' : entry.state;
    void notify(isDone ? `«${entry.title}» está cumplido.` : `«${entry.title}» está pendiente.`, {
      durationMs: undoMs,
      action: { label: 'Deshacer', run: () => void setState(saved, before) },
    });
  };
  const remove = async (entry: AgendaEntry): Promise<boolean> => {
    const removed = await attempt(() => deleteEntry(entry.id), `No se pudo eliminar «${entry.title}».`);
    if (removed) {
      void notify(`«${entry.title}» se eliminó.`, {
        durationMs: undoMs,
        action: {
          label: 'Deshacer',
          run: () => void attempt(() => restoreEntry(entry.id), `No se pudo recuperar «${entry.title}».`),
        },
      });
    }
    return removed !== null;
  };
  return { refresh, toggleDone, remove };
}
