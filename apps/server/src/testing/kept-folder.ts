import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where test files of this run keep what others take from them. */
    keptFolder: string;
  }
}

/** A folder for what the test files of this run keep for one another; `npm test` gives both of its passes the same. */
export function openKeptFolder(): { folder: string; remove(): void } {
  const given = process.env.TEST_KEPT_FOLDER;
  if (given) return { folder: given, remove: () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'foja-test-kept-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
