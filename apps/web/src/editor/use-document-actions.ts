import type { EditorDocument, EditorVersionSummary } from '@foja/contracts/editor';
import type { EditorContent } from '@foja/contracts/editor/content';
import { useQueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../design-system/toast.ts';
import { failureText } from './editor-failure.ts';
import {
  createEditorDocument,
  duplicateEditorDocument,
  keepEditorVersion,
  refreshEditorDocuments,
  restoreEditorVersion,
} from './editor-queries.ts';
import type { DocumentSaver } from './saving/document-saver.ts';

interface DocumentActionsOptions {
  email: string;
  document: EditorDocument;
  editor: Editor;
  saver: DocumentSaver;
  title: string;
  /** Leaves for another document. */
  open: (id: string) => void;
}

export type DocumentWork = 'import' | 'docx' | 'pdf' | null;

/** What can be done with a whole document. */
export function useDocumentActions({ email, document, editor, saver, title, open }: DocumentActionsOptions) {
  const client = useQueryClient();
  const [work, setWork] = useState<DocumentWork>(null);
  const isBusy = useRef(false);
  const { id } = document;

  useEffect(
    () => () => {
      // The list shows what was written meanwhile.
      void saver.flush().finally(() => refreshEditorDocuments(client, email));
    },
    [client, email, saver],
  );

  /** Shows what the server holds instead of what is written; nothing is sent. */
  function show({ content, revision, updatedAt }: Pick<EditorDocument, 'content' | 'revision' | 'updatedAt'>): void {
    editor.commands.setContent(content, { emitUpdate: false });
    saver.follow(revision, updatedAt);
  }

  /** Keeps what is written as a version once it is saved; what follows does not wait for it. */
  function keepVersion(reason: 'before-import' | 'before-transform'): void {
    void saver
      .flush()
      .then(() => keepEditorVersion(id, reason))
      .catch(() => undefined);
  }

  async function during<Result>(name: Exclude<DocumentWork, null>, run: () => Promise<Result>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setWork(name);
    try {
      await run();
    } finally {
      isBusy.current = false;
      setWork(null);
    }
  }

  return {
    work,
    show,
    keepVersion,

    async keepThisVersion(): Promise<void> {
      await saver.flush();
      await keepEditorVersion(id, 'manual');
    },

    async restore(version: EditorVersionSummary): Promise<void> {
      await saver.flush();
      show(await restoreEditorVersion(id, version.id, saver.revision()));
    },

    /** Goes on with what is written in a document of its own. */
    async saveAsCopy(isGone: boolean): Promise<void> {
      const copy = await createEditorDocument({
        title: isGone ? title : `${title} (mi copia)`.slice(-200),
        content: editor.getJSON() as EditorContent,
      });
      // Nothing of it waits for the old document any more.
      saver.follow(saver.revision(), new Date().toISOString());
      open(copy.id);
    },

    async duplicate(): Promise<void> {
      try {
        await saver.flush();
        open((await duplicateEditorDocument(id)).id);
      } catch (failure) {
        void notify(failureText(failure, 'No se pudo duplicar el documento.'), { kind: 'error' });
      }
    },

    /** A file's text where the caret is; what was there is kept as a version. */
    bringIn: (file: File) =>
      during('import', async () => {
        const { readFileContent } = await import('./import-as-document.ts');
        const outcome = await readFileContent(file);
        if ('problem' in outcome) {
          void notify(outcome.problem, { kind: 'error' });
          return;
        }
        keepVersion('before-import');
        editor.chain().focus().insertContent(outcome.content.content).run();
        for (const notice of outcome.notices) void notify(notice, { durationMs: 10_000 });
      }),

    exportAs: (format: 'docx' | 'pdf') =>
      during(format, async () => {
        try {
          const { exportEditorDocument } = await import('./export/export-editor-document.ts');
          await exportEditorDocument(format, { title, content: editor.getJSON() as EditorContent });
        } catch {
          void notify('No se pudo exportar el documento. Volvé a intentar.', { kind: 'error' });
        }
      }),

    print: () => window.print(),
  };
}

export type DocumentActions = ReturnType<typeof useDocumentActions>;
