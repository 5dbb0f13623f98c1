import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import type { Keyring, SealingKey } from '../platform/keyring.ts';
import { keyFor } from '../platform/sealing.ts';
import type { FileKeys } from './sealed-file.ts';

/** What is kept of a document: the file as it was uploaded, its text, and the words of its text for searching. */
export const documentParts = ['file', 'text', 'words'] as const;
export type DocumentPart = (typeof documentParts)[number];

const accountIdPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Parts being written; one that a stopped process left is swept. */
const draftSuffix = '.part';

export interface VaultDeps {
  config: Pick<Config, 'dataDir'>;
  keyring: Keyring;
}

export interface DocumentOwner {
  accountId: string;
  fileId: string;
}

/** A sealed file and the keys that may open it, which belong to this part of this document of this account alone. */
export interface SealedPart {
  path: string;
  keys: FileKeys;
}

/** Where a part is, and where it is written before it is whole. */
export function partOf(deps: VaultDeps, owner: DocumentOwner, part: DocumentPart, isDraft = false): SealedPart {
  return {
    path: join(folderOf(deps, owner.accountId), `${owner.fileId}.${part}${isDraft ? draftSuffix : ''}`),
    keys: keysFor(deps.keyring, `document:${owner.accountId}:${owner.fileId}:${part}`),
  };
}

function keysFor(keyring: Keyring, purpose: string): FileKeys {
  const derive = ({ id, secret }: SealingKey) => ({ id, key: keyFor(secret, purpose) });
  const current = keyring.current();
  return [
    derive(current),
    ...keyring
      .all()
      .filter(({ id }) => id !== current.id)
      .map(derive),
  ];
}

/** For what is sealed in the database. */
export function rowPurpose(owner: DocumentOwner, field: 'name' | 'summary'): string {
  return `document:${owner.accountId}:${owner.fileId}:${field}`;
}

/** Makes the account's folder where it does not exist. */
export async function makeFolder(deps: VaultDeps, accountId: string): Promise<void> {
  await mkdir(folderOf(deps, accountId), { recursive: true, mode: 0o700 });
}

/** Gives a document's drafts their names, down to the disk. */
export async function keepDrafts(deps: VaultDeps, owner: DocumentOwner): Promise<void> {
  for (const part of documentParts) {
    await rename(partOf(deps, owner, part, true).path, partOf(deps, owner, part).path);
  }
  const folder = await open(folderOf(deps, owner.accountId), 'r');
  // Some systems cannot sync a folder; the names are then kept as those systems keep them.
  await folder.sync().catch(() => {});
  await folder.close();
}

/** Removes everything of a document, written or half written. */
export async function removeFiles(deps: VaultDeps, owner: DocumentOwner): Promise<void> {
  for (const part of documentParts) {
    await rm(partOf(deps, owner, part).path, { force: true });
    await rm(partOf(deps, owner, part, true).path, { force: true });
  }
}

/** Accounts that have a folder, whether they exist or not. What else lies there is not the vault's. */
export async function listFolders(deps: VaultDeps): Promise<string[]> {
  const names = await orEmpty(readdir(join(deps.config.dataDir, 'documents')));
  return names.filter((name) => accountIdPattern.test(name));
}

/** Documents that have files in an account's folder, with the time of the newest (milliseconds). */
export async function listFiles(deps: VaultDeps, accountId: string): Promise<Map<string, number>> {
  const newest = new Map<string, number>();
  for (const name of await orEmpty(readdir(folderOf(deps, accountId)))) {
    const fileId = name.split('.')[0] as string;
    const found = await stat(join(folderOf(deps, accountId), name)).catch(() => null);
    newest.set(fileId, Math.max(newest.get(fileId) ?? 0, found?.mtimeMs ?? 0));
  }
  return newest;
}

/** Removes the folder of an account that is gone. */
export async function removeFolder(deps: VaultDeps, accountId: string): Promise<void> {
  await rm(folderOf(deps, accountId), { recursive: true, force: true });
}

function folderOf({ config }: VaultDeps, accountId: string): string {
  return join(config.dataDir, 'documents', accountId);
}

async function orEmpty(reading: Promise<string[]>): Promise<string[]> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}
