import { documentJobMinBytes } from '@foja/contracts/document-job-limits';
import type { DocumentJob } from '@foja/contracts/document-jobs';
import { documentFormField, documentMaxBytes, documentMessages } from '@foja/contracts/document-limits';
import type { VaultDocument } from '@foja/contracts/documents';
import { routes } from '@foja/contracts/routes';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { CallFailed } from '../platform/http.ts';
import { currentSession, onSessionChange } from '../platform/session.ts';
import { recognisesText } from '../platform/status-query.ts';
import { countedCall } from '../usage/counted-call.ts';
import { failureText } from './document-texts.ts';
import { refreshDocuments } from './documents-queries.ts';
import { keepLongFile } from './keep-long-file.ts';
import { sendFile } from './send-file.ts';

export type UploadState =
  | { phase: 'waiting' }
  | { phase: 'sending'; percent: number }
  /** The server has the bytes and reads the text; of a long file it tells how far it is. */
  | { phase: 'reading'; job?: DocumentJob }
  | { phase: 'done'; notice: string | null }
  | { phase: 'failed'; problem: string; isWorthRetrying: boolean; isOutOfUses: boolean };

export interface Upload {
  id: string;
  name: string;
  sizeBytes: number;
  state: UploadState;
}

export interface UploadQueue {
  list(): readonly Upload[];
  subscribe(listener: () => void): () => void;
  /**
   * Takes files in; they are sent one after another.
   * @param whenStored what is done with each one that has arrived, such as filing it; where that fails, the upload says so.
   */
  add(client: QueryClient, files: readonly File[], whenStored?: (document: VaultDocument) => Promise<void>): void;
  cancel(id: string): void;
  retry(client: QueryClient, id: string): void;
  /** Forgets one that has ended. */
  dismiss(id: string): void;
  /** Forgets all that are done. */
  dismissDone(): void;
  /** Stops everything, when the account has left. */
  end(): void;
}

const cancelled: UploadState = {
  phase: 'failed',
  problem: 'Subida cancelada.',
  isWorthRetrying: true,
  isOutOfUses: false,
};

function failed(failure: unknown): UploadState {
  const status = failure instanceof CallFailed ? failure.status : 500;
  const code = failure instanceof CallFailed ? failure.code : 'internal';
  return {
    phase: 'failed',
    problem: failureText(failure, 'No se pudo subir el archivo. Volvé a intentarlo.'),
    // A file that was refused for what it is would be refused again.
    isWorthRetrying: status === 0 || status === 429 || status >= 500 || code === 'storage_full' || code === 'conflict',
    isOutOfUses: code === 'usage_exhausted',
  };
}

/** The file is in the vault, whatever comes of what was to be done with it: why that failed, or null. */
async function told(
  whenStored: ((document: VaultDocument) => Promise<void>) | undefined,
  document: VaultDocument,
): Promise<string | null> {
  try {
    await whenStored?.(document);
    return null;
  } catch (failure) {
    return failureText(failure, 'Quedó en tu bóveda, pero no se pudo incorporar a la causa. Incorporalo desde allí.');
  }
}

/** A large file takes its time, and so does one with pictures where the text in them is recognised. */
async function goesAsJob(client: QueryClient, file: File): Promise<boolean> {
  if (file.size >= documentJobMinBytes) return true;
  if (!/\.pdf$/i.test(file.name) || !(await recognisesText(client))) return false;
  return /\/Subtype\s*\/Image\b/.test(new TextDecoder('latin1').decode(await file.arrayBuffer()));
}

/** What a file shows of itself before it is sent. */
function refusedAtSight(file: File): UploadState | null {
  const problem =
    file.size > documentMaxBytes ? documentMessages.tooLarge : file.size === 0 ? documentMessages.empty : null;
  return problem ? { phase: 'failed', problem, isWorthRetrying: false, isOutOfUses: false } : null;
}

/** The uploads of one account. They go on while the person is on other screens. */
function createUploadQueue(owner: string): UploadQueue {
  const listeners = new Set<() => void>();
  const files = new Map<string, { file: File; whenStored?: (document: VaultDocument) => Promise<void> }>();
  let uploads: readonly Upload[] = [];
  let current: { id: string; controller: AbortController } | null = null;

  function write(next: readonly Upload[]): void {
    uploads = next;
    for (const id of files.keys()) if (!uploads.some((upload) => upload.id === id)) files.delete(id);
    for (const listener of [...listeners]) listener();
  }

  function change(id: string, state: UploadState): void {
    write(uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  }

  async function run(client: QueryClient): Promise<void> {
    if (current) return;
    for (;;) {
      const next = uploads.find(({ state }) => state.phase === 'waiting');
      const taken = next && files.get(next.id);
      if (!next || !taken) return;
      const { id } = next;
      const controller = new AbortController();
      current = { id, controller };
      change(id, { phase: 'sending', percent: 0 });
      try {
        const { signal } = controller;
        const onProgress = (percent: number) =>
          change(id, percent === 100 ? { phase: 'reading' } : { phase: 'sending', percent });
        const isJob = await goesAsJob(client, taken.file);
        signal.throwIfAborted();
        const document = await countedCall(client, () =>
          !isJob
            ? sendFile<VaultDocument>(routes.documentUpload, taken.file, {
                field: documentFormField,
                signal,
                onProgress,
              })
            : keepLongFile(taken.file, { signal, onProgress, onJob: (job) => change(id, { phase: 'reading', job }) }),
        );
        change(id, { phase: 'done', notice: (await told(taken.whenStored, document)) ?? document.notice });
      } catch (failure) {
        change(id, controller.signal.aborted ? cancelled : failed(failure));
      } finally {
        current = null;
      }
      void refreshDocuments(client, owner);
    }
  }

  return {
    list: () => uploads,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(client, chosen, whenStored) {
      const added = chosen.map((file): Upload => {
        const id = crypto.randomUUID();
        files.set(id, { file, ...(whenStored ? { whenStored } : {}) });
        return { id, name: file.name, sizeBytes: file.size, state: refusedAtSight(file) ?? { phase: 'waiting' } };
      });
      write([...uploads, ...added]);
      void run(client);
    },
    cancel(id) {
      if (current?.id === id) current.controller.abort();
      else change(id, cancelled);
    },
    retry(client, id) {
      change(id, { phase: 'waiting' });
      void run(client);
    },
    dismiss: (id) => write(uploads.filter((upload) => upload.id !== id)),
    dismissDone: () => write(uploads.filter(({ state }) => state.phase !== 'done')),
    end() {
      const running = current;
      write([]);
      running?.controller.abort();
    },
  };
}

let kept: { owner: string; queue: UploadQueue } | null = null;

/** The queue of an account in this page. Another account's ends. */
export function uploadQueueOf(owner: string): UploadQueue {
  if (kept?.owner === owner) return kept.queue;
  kept?.queue.end();
  const queue = createUploadQueue(owner);
  kept = { owner, queue };
  const stop = onSessionChange(() => {
    if (currentSession()?.user.email === owner) return;
    stop();
    if (kept?.queue === queue) kept = null;
    queue.end();
  });
  return queue;
}

/** The uploads of a queue, followed as they change. */
export function useUploads(queue: UploadQueue): readonly Upload[] {
  return useSyncExternalStore(queue.subscribe, queue.list);
}

/** Whether an upload still needs this page. */
export const isUnderWay = ({ state }: Upload): boolean =>
  state.phase === 'waiting' || state.phase === 'sending' || state.phase === 'reading';
