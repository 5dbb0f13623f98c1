import type { EditorDocument } from '@foja/contracts/editor';
import type { EditorContent } from '@foja/contracts/editor/content';
import type { Editor } from '@tiptap/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { saveEditorDocument } from '../editor-queries.ts';
import { type Backup, backupPlace } from './document-backup.ts';
import { createDocumentSaver, type DocumentSaver, type SaveState } from './document-saver.ts';

/** What an earlier visit could not send, and whether the server has moved on since; null where nothing waits. */
export function waitingBackup(email: string, document: EditorDocument): (Backup & { isOutdated: boolean }) | null {
  const place = backupPlace(email, document.id);
  const backup = place.read();
  if (!backup) return null;
  if (JSON.stringify(backup.content) === JSON.stringify(document.content)) {
    place.forget();
    return null;
  }
  return { ...backup, isOutdated: backup.revision !== document.revision };
}

interface SavingOptions {
  email: string;
  document: EditorDocument;
  backup: ReturnType<typeof waitingBackup>;
  editor: Editor;
}

/** Saves a document as it is written, also when its screen or the page is left. */
export function useSaving({ email, document, backup, editor }: SavingOptions): {
  saver: DocumentSaver;
  state: SaveState;
} {
  const [saver] = useState(() =>
    createDocumentSaver({
      revision: backup?.isOutdated ? backup.revision : document.revision,
      savedAt: document.updatedAt,
      backup: backupPlace(email, document.id),
      content: () => editor.getJSON() as EditorContent,
      send: (revision, content) => saveEditorDocument(document.id, revision, content),
    }),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what waited is settled once, when the document opens
  useEffect(() => {
    if (!backup) return;
    if (backup.isOutdated) saver.disagree({ revision: document.revision, savedAt: document.updatedAt });
    else saver.recover();
  }, [saver]);

  useEffect(() => {
    const changed = () => saver.changed();
    editor.on('update', changed);
    return () => {
      editor.off('update', changed);
    };
  }, [editor, saver]);

  useEffect(() => {
    const leave = () => {
      saver.keepHere();
      void saver.flush();
    };
    const hide = () => {
      if (window.document.visibilityState === 'hidden') leave();
    };
    const unload = (event: BeforeUnloadEvent) => {
      // Only where closing would lose something: the browser kept nothing and the server has not answered.
      if (!saver.keepHere()) event.preventDefault();
      void saver.flush();
    };
    const connected = () => void saver.flush();
    window.document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    window.addEventListener('beforeunload', unload);
    window.addEventListener('online', connected);
    return () => {
      window.document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('beforeunload', unload);
      window.removeEventListener('online', connected);
      leave();
      saver.stop();
    };
  }, [saver]);

  return { saver, state };
}
