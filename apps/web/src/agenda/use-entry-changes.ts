import type { AgendaEntry } from '@foja/contracts/agenda';
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
  const attempt = async (work: () => Promise<unknown>, otherwise: string): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (failure) {
      void notify(failureText(failure, otherwise), { kind: 'error' });
      return false;
    } finally {
      await refresh();
    }
  };
  const setDone = (entry: AgendaEntry, isDone: boolean) =>
    attempt(
      () => saveEntry(entry.id, entry.version, writtenFrom(entry, isDone ? 'done' : 'pending')),
      `No se pudo cambiar «${entry.title}».`,
    );
  const toggleDone = async (entry: AgendaEntry): Promise<void> => {
    const isDone = entry.state !== 'done';
    if (await setDone(entry, isDone))
      void notify(isDone ? `«${entry.title}» está cumplido.` : `«${entry.title}» está pendiente.`);
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
    return removed;
  };
  return { refresh, toggleDone, remove };
}
