import type { EditorDocumentSummary } from '@foja/contracts/editor';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { notify } from '../../design-system/toast.ts';
import { DocumentRows } from '../../documents/listing/document-rows.tsx';
import { useRemoval } from '../../documents/listing/use-removal.ts';
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

/** The documents that were written, the last changed first. */
export function DocumentList({ email, documents, words, isOutdated }: DocumentListProps) {
  const client = useQueryClient();
  const folded = useMemo(() => foldWords(words), [words]);

  const { list, remove } = useRemoval({
    documents,
    nameOf: ({ title }) => title,
    remove: ({ id }) => deleteEditorDocument(id),
    restore: ({ id }) => undeleteEditorDocument(id),
    forget: (document) => changeEditorDocuments(client, email, (all) => all.filter(({ id }) => id !== document.id)),
    refresh: () => refreshEditorDocuments(client, email),
    failureText,
  });

  async function duplicate(document: EditorDocumentSummary): Promise<void> {
    try {
      const { title } = await duplicateEditorDocument(document.id);
      void notify(`Se creó «${title}».`, { kind: 'success' });
    } catch (failure) {
      void notify(failureText(failure, `No se pudo duplicar «${document.title}».`), { kind: 'error' });
    }
    await refreshEditorDocuments(client, email);
  }

  return (
    <DocumentRows list={list} isOutdated={isOutdated}>
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
    </DocumentRows>
  );
}
