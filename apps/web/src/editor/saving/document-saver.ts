import type { EditorConflict, SavedEditorDocument } from '@foja/contracts/editor';
import type { EditorContent } from '@foja/contracts/editor/content';
import { editorSaveAtLeastEveryMs, editorSaveDelayMs } from '@foja/contracts/editor-limits';
import { CallFailed } from '../../platform/send-call.ts';
import type { BackupPlace } from './document-backup.ts';

export type SaveState =
  /** Nothing is waiting. */
  | { kind: 'saved'; savedAt: string }
  /** Written and not sent yet, or on its way. */
  | { kind: 'saving' }
  /** No connection: it waits in this browser and is sent when there is one. */
  | { kind: 'offline'; isKeptHere: boolean }
  | { kind: 'failed'; message: string; isKeptHere: boolean }
  /** Somebody else has saved since: the person chooses. */
  | { kind: 'conflict'; theirs: EditorConflict | null }
  /** The document was deleted meanwhile. */
  | { kind: 'gone' };

interface SaverOptions {
  revision: number;
  savedAt: string;
  backup: BackupPlace;
  /** Reads the text as it stands now: only when it is needed, since a long one takes a moment. */
  content: () => EditorContent;
  send: (revision: number, content: EditorContent) => Promise<SavedEditorDocument>;
  onSaved?: (saved: SavedEditorDocument) => void;
}

/** How long after the last change the text is kept in this browser. */
const backupDelayMs = 300;
/** Pauses between tries while the server cannot be reached. */
const retryDelaysMs = [3_000, 6_000, 12_000, 30_000];

export interface DocumentSaver {
  state: () => SaveState;
  revision: () => number;
  subscribe: (listener: () => void) => () => void;
  /** The text has changed. */
  changed: () => void;
  /** Sends what waits now, without waiting for a pause. */
  flush: () => Promise<void>;
  /** Keeps what waits in this browser at once: the page may be going. @returns whether nothing can be lost. */
  keepHere: () => boolean;
  /** The screen shows what the server holds: from here on it is the base. */
  follow: (revision: number, savedAt: string) => void;
  /** What waits comes from an earlier visit, and stands on this revision. */
  recover: () => void;
  /** What waits comes from an earlier visit, and the server has moved on since. */
  disagree: (theirs: EditorConflict) => void;
  stop: () => void;
}

/**
 * Saves a text as it is written: after a pause, at least every some seconds, one call at a time. What the server has not
 * acknowledged waits in this browser, so that neither a crash nor a lost connection loses it.
 */
export function createDocumentSaver(options: SaverOptions): DocumentSaver {
  const { backup, content, send } = options;
  const listeners = new Set<() => void>();
  let state: SaveState = { kind: 'saved', savedAt: options.savedAt };
  let revision = options.revision;
  let isDirty = false;
  let isStopped = false;
  let inFlight: Promise<void> | null = null;
  let tries = 0;
  let firstChangeAt: number | null = null;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let backupTimer: ReturnType<typeof setTimeout> | undefined;

  function show(next: SaveState): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  const needsChoice = () => state.kind === 'conflict' || state.kind === 'gone';

  function keepHere(): boolean {
    clearTimeout(backupTimer);
    backupTimer = undefined;
    if (!isDirty && inFlight === null) return true;
    return backup.keep({ revision, content: content(), keptAt: new Date().toISOString() });
  }

  function saveIn(delayMs: number): void {
    clearTimeout(saveTimer);
    saveTimer = setTimeout(() => void save(), delayMs);
  }

  async function save(): Promise<void> {
    clearTimeout(saveTimer);
    if (inFlight) await inFlight;
    if (!isDirty || needsChoice()) return;
    inFlight = sendOnce().finally(() => {
      inFlight = null;
    });
    await inFlight;
  }

  async function sendOnce(): Promise<void> {
    const sent = content();
    isDirty = false;
    firstChangeAt = null;
    if (state.kind !== 'saving') show({ kind: 'saving' });
    try {
      const saved = await send(revision, sent);
      revision = saved.revision;
      tries = 0;
      options.onSaved?.(saved);
      if (isDirty) {
        // What was written meanwhile stands on the new revision.
        keepHere();
        saveIn(editorSaveDelayMs);
        return;
      }
      clearTimeout(backupTimer);
      backup.forget();
      show({ kind: 'saved', savedAt: saved.savedAt });
    } catch (failure) {
      isDirty = true;
      explain(failure, keepHere());
    }
  }

  function explain(failure: unknown, isKeptHere: boolean): void {
    if (!(failure instanceof CallFailed)) {
      show({ kind: 'failed', message: 'No se pudo guardar.', isKeptHere });
      return;
    }
    if (failure.status === 409) {
      const theirs = failure.details as Partial<EditorConflict> | undefined;
      show({
        kind: 'conflict',
        theirs: typeof theirs?.revision === 'number' ? (theirs as EditorConflict) : null,
      });
    } else if (failure.status === 404) show({ kind: 'gone' });
    else if (failure.code === 'network' || failure.code === 'timeout') {
      show({ kind: 'offline', isKeptHere });
      tryAgain();
    } else {
      const isOurs = failure.status >= 500 || failure.status === 429;
      const message =
        isOurs && failure.status !== 429 ? 'No se pudo guardar por un error del servidor.' : failure.message;
      show({ kind: 'failed', message, isKeptHere });
      if (isOurs) tryAgain();
    }
  }

  function tryAgain(): void {
    if (isStopped) return;
    saveIn(retryDelaysMs[Math.min(tries, retryDelaysMs.length - 1)] as number);
    tries += 1;
  }

  return {
    state: () => state,
    revision: () => revision,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed() {
      isDirty = true;
      backupTimer ??= setTimeout(keepHere, backupDelayMs);
      if (needsChoice()) return;
      const now = Date.now();
      firstChangeAt ??= now;
      if (state.kind === 'saved') show({ kind: 'saving' });
      // Without a connection the tries keep their own pace.
      if (state.kind === 'offline') return;
      saveIn(Math.max(0, Math.min(editorSaveDelayMs, firstChangeAt + editorSaveAtLeastEveryMs - now)));
    },
    flush: save,
    keepHere,
    follow(nextRevision, savedAt) {
      clearTimeout(saveTimer);
      clearTimeout(backupTimer);
      backupTimer = undefined;
      revision = nextRevision;
      isDirty = false;
      firstChangeAt = null;
      backup.forget();
      show({ kind: 'saved', savedAt });
    },
    recover() {
      isDirty = true;
      show({ kind: 'saving' });
      saveIn(0);
    },
    disagree(theirs) {
      isDirty = true;
      show({ kind: 'conflict', theirs });
    },
    stop() {
      isStopped = true;
      clearTimeout(saveTimer);
      clearTimeout(backupTimer);
    },
  };
}
