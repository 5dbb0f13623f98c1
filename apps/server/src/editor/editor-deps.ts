import {
  editorDocumentsMax,
  editorMessages,
  editorStorageBytes,
  editorVersionsMax,
  editorVersionsMaxBytes,
} from '@foja/contracts/editor-limits';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { Keyring } from '../platform/keyring.ts';
import { consumeRateLimit } from '../platform/rate-limit/rate-limit.ts';

/** What an account may keep, and how often it may ask. */
export interface EditorLimits {
  documentsMax: number;
  storageBytes: number;
  versionsMax: number;
  versionsMaxBytes: number;
  perHour: Record<EditorCall, number>;
}

export type EditorCall = 'save' | 'create' | 'rename' | 'delete' | 'version' | 'search' | 'check';

/** More than anybody who writes makes, saves by themselves included. */
export const defaultEditorLimits: EditorLimits = {
  documentsMax: editorDocumentsMax,
  storageBytes: editorStorageBytes,
  versionsMax: editorVersionsMax,
  versionsMaxBytes: editorVersionsMaxBytes,
  perHour: { save: 3_000, create: 120, rename: 600, delete: 600, version: 240, search: 1_200, check: 600 },
};

/** What the calls of this domain stand on. */
export interface EditorDeps {
  db: Database;
  clock: Clock;
  jwtSecret: string;
  keyring: Keyring;
  limits: EditorLimits;
}

const hourMs = 3_600_000;

/**
 * Counts a call against its bound.
 * @throws {HttpError} 429 `rate_limited`
 */
export async function countCall(deps: EditorDeps, call: EditorCall, accountId: string): Promise<void> {
  const bound = { kind: `editor-${call}`, limit: deps.limits.perHour[call], windowMs: hourMs };
  if (!(await consumeRateLimit(deps, bound, accountId)))
    throw new HttpError(429, 'rate_limited', editorMessages.tooMany);
}
