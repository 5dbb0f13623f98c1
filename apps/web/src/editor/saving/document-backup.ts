import type { EditorContent } from '@foja/contracts/editor/content';
import { localStore, readJson, storageKeys } from '../../platform/browser-storage.ts';

/** What was written and the server has not acknowledged yet. */
export interface Backup {
  /** The revision that the change was made on. */
  revision: number;
  content: EditorContent;
  keptAt: string;
}

export interface BackupPlace {
  read: () => Backup | null;
  /** Whether it was kept. */
  keep: (backup: Backup) => boolean;
  forget: () => void;
}

/** The place in this browser where an account's unsaved text of one document waits. */
export function backupPlace(owner: string, documentId: string): BackupPlace {
  const key = storageKeys.toolDraft(owner, `redaccion-${documentId}`);
  return {
    read() {
      const kept = (readJson(localStore, key) ?? {}) as Partial<Backup>;
      const isBackup = typeof kept.revision === 'number' && kept.content?.type === 'doc';
      return isBackup ? (kept as Backup) : null;
    },
    keep: (backup) => localStore.set(key, JSON.stringify(backup)),
    forget: () => localStore.remove(key),
  };
}
