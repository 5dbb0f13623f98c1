import type { EditorDocumentSummary } from '@foja/contracts/editor';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { classNames } from '../../design-system/class-names.ts';
import { notify } from '../../design-system/toast.ts';
import { foldWords } from '../../gazette/fold-text.ts';
import { failureText } from '../editor-failure.ts';
import {
  changeEditorDocuments,
  deleteEditorDocument,
  duplicateEditorDocument,
  refreshEditorDocuments,
  undeleteEditorDocument,
} from '../editor-queries.ts';
import { DocumentRow } from './document-row.tsx';

interface DocumentListProps {
  email: string;
  documents: readonly EditorDocumentSummary[];
  /** What was searched for, marked in titles and beginnings. */
  words: string;
  /** Another search is on its way. */
  isOutdated: boolean;
}

/** Time to take a deletion back from the notice; the server keeps the document longer. */
const undoNoticeMs = 12_000;

/** The documents that were written, the last changed first. */
export function DocumentList({ email, documents, words, isOutdated }: DocumentListProps) {
  const client = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const folded = useMemo(() => foldWords(words), [words]);

  async function remove(document: EditorDocumentSummary): Promise<void> {
    const index = documents.indexOf(document);
    try {
      await deleteEditorDocument(document.id);
    } catch (failure) {
      void notify(failureText(failure, `No se pudo eliminar «${document.title}».`), { kind: 'error' });
      void refreshEditorDocuments(client, email);
      return;
    }
    changeEditorDocuments(client, email, (all) => all.filter(({ id }) => id !== document.id));
    void refreshEditorDocuments(client, email);
    focusRow(index);
    void notify(`«${document.title}» se eliminó.`, {
      durationMs: undoNoticeMs,
      action: { label: 'Deshacer', run: () => void restore(document) },
    });
  }

  async function restore(document: EditorDocumentSummary): Promise<void> {
    try {
      await undeleteEditorDocument(document.id);
    } catch (failure) {
      void notify(failureText(failure, `No se pudo recuperar «${document.title}».`), { kind: 'error' });
    }
    await refreshEditorDocuments(client, email);
  }

  async function duplicate(document: EditorDocumentSummary): Promise<void> {
    try {
      const { title } = await duplicateEditorDocument(document.id);
      void notify(`Se creó «${title}».`, { kind: 'success' });
    } catch (failure) {
      void notify(failureText(failure, `No se pudo duplicar «${document.title}».`), { kind: 'error' });
    }
    await refreshEditorDocuments(client, email);
  }

  /** The row that has taken the place of one that went, so that the keyboard does not start again at the top. */
  function focusRow(index: number): void {
    requestAnimationFrame(() => {
      if (window.document.activeElement !== window.document.body) return;
      const titles = list.current?.querySelectorAll<HTMLElement>('[data-document-title]') ?? [];
      titles[Math.min(index, titles.length - 1)]?.focus();
    });
  }

  return (
    <ul
      ref={list}
      aria-label="Documentos"
      aria-busy={isOutdated || undefined}
      className={classNames(
        'divide-y divide-line rounded-card border border-line bg-surface transition-opacity duration-150',
        isOutdated && 'opacity-60',
      )}
    >
      {documents.map((document) => (
        <li key={document.id}>
          <DocumentRow
            email={email}
            document={document}
            words={folded}
            onDuplicate={() => void duplicate(document)}
            onDelete={() => void remove(document)}
          />
        </li>
      ))}
    </ul>
  );
}
