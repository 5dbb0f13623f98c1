import { type RefObject, useRef } from 'react';
import { notify } from '../../design-system/toast.ts';
import { useNextFrame } from '../../platform/use-next-frame.ts';

/** Time to take a deletion back from the notice; the server keeps the document longer. */
const undoNoticeMs = 12_000;

interface RemovalDeps<Listed> {
  /** As they are listed. */
  documents: readonly Listed[];
  nameOf: (document: Listed) => string;
  /** The calls. @throws what `failureText` puts into words. */
  remove: (document: Listed) => Promise<unknown>;
  restore: (document: Listed) => Promise<unknown>;
  /** Takes it out of what is shown, until the lists are read again. */
  forget: (document: Listed) => void;
  refresh: () => Promise<void>;
  failureText: (failure: unknown, otherwise: string) => string;
}

/** Deletes a document of a list, with a notice to take it back. The names in the list carry `data-document-name`. */
export function useRemoval<Listed>(deps: RemovalDeps<Listed>): {
  list: RefObject<HTMLUListElement | null>;
  remove: (document: Listed) => Promise<void>;
} {
  const { documents, nameOf, forget, refresh, failureText } = deps;
  const list = useRef<HTMLUListElement>(null);
  const nextFrame = useNextFrame();

  async function remove(document: Listed): Promise<void> {
    const index = documents.indexOf(document);
    try {
      await deps.remove(document);
    } catch (failure) {
      void notify(failureText(failure, `No se pudo eliminar «${nameOf(document)}».`), { kind: 'error' });
      void refresh();
      return;
    }
    forget(document);
    void refresh();
    focusRow(index);
    void notify(`«${nameOf(document)}» se eliminó.`, {
      durationMs: undoNoticeMs,
      action: { label: 'Deshacer', run: () => void restore(document) },
    });
  }

  async function restore(document: Listed): Promise<void> {
    try {
      await deps.restore(document);
    } catch (failure) {
      void notify(failureText(failure, `No se pudo recuperar «${nameOf(document)}».`), { kind: 'error' });
    }
    await refresh();
  }

  /** The row that has taken the place of one that went, so that the keyboard does not start again at the top. */
  function focusRow(index: number): void {
    nextFrame(() => {
      if (window.document.activeElement !== window.document.body) return;
      const names = list.current?.querySelectorAll<HTMLElement>('[data-document-name]') ?? [];
      names[Math.min(index, names.length - 1)]?.focus();
    });
  }

  return { list, remove };
}
