import { basename, dirname } from 'node:path';
import type { Config } from '../platform/config.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { FileRef } from '../platform/files/files-place.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import type { Keyring, SealingKey } from '../platform/keyring.ts';
import { keyFor } from '../platform/sealing.ts';
import type { FileKeys } from './sealed-file.ts';

/** What is kept of a document: the file as it was uploaded, its text, and the words of its text for searching. */
export const documentParts = ['file', 'text', 'words'] as const;
export type DocumentPart = (typeof documentParts)[number];

const accountIdPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export interface VaultDeps {
  config: Pick<Config, 'files'>;
  keyring: Keyring;
}

export interface DocumentOwner {
  accountId: string;
  fileId: string;
}

/** A sealed file and the keys that may open it, which belong to this part of this document of this account alone. */
export interface SealedPart {
  file: FileRef;
  keys: FileKeys;
}

/** A part that is not whole yet: a file of this machine's disk, whatever the place of files. */
export interface DraftPart extends SealedPart {
  path: string;
}

/** Where a part is. */
export function partOf(deps: VaultDeps, owner: DocumentOwner, part: DocumentPart): SealedPart {
  return { file: { place: deps.config.files, name: nameOf(owner, part) }, keys: keysOfPart(deps, owner, part) };
}

/** Where a part is written before it is whole. */
export function draftOf(deps: VaultDeps, owner: DocumentOwner, part: DocumentPart): DraftPart {
  const path = storeOf(deps).pathOfDraft(nameOf(owner, part));
  const file: FileRef = { place: { kind: 'folder', folder: dirname(path) }, name: basename(path) };
  return { path, file, keys: keysOfPart(deps, owner, part) };
}

function nameOf({ accountId, fileId }: DocumentOwner, part: DocumentPart): string {
  return `${accountId}/${fileId}.${part}`;
}

function keysOfPart({ keyring }: VaultDeps, { accountId, fileId }: DocumentOwner, part: DocumentPart): FileKeys {
  return keysFor(keyring, `document:${accountId}:${fileId}:${part}`);
}

function storeOf({ config }: VaultDeps): FileStore {
  return openFileStore(config.files);
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

/** Makes the place of the account's drafts where it does not exist. */
export async function makeFolder(deps: VaultDeps, accountId: string): Promise<void> {
  await storeOf(deps).prepare(accountId);
}

/** Gives drafts of a document their names, for good. */
export async function keepDrafts(
  deps: VaultDeps,
  owner: DocumentOwner,
  parts: readonly DocumentPart[] = documentParts,
): Promise<void> {
  await storeOf(deps).keep(parts.map((part) => nameOf(owner, part)));
}

/** Removes what was being written, on this machine's disk. */
export async function discardDrafts(
  deps: VaultDeps,
  owner: DocumentOwner,
  parts: readonly DocumentPart[] = documentParts,
): Promise<void> {
  for (const part of parts) await storeOf(deps).discardDraft(nameOf(owner, part));
}

/** Removes everything of a document, written or half written. */
export async function removeFiles(deps: VaultDeps, owner: DocumentOwner): Promise<void> {
  const store = storeOf(deps);
  // The drafts first: they go also where the place of files does not answer.
  await discardDrafts(deps, owner);
  for (const part of documentParts) await store.remove(nameOf(owner, part));
}

/** Accounts that have files, whether they exist or not. What else lies there is not the vault's. */
export async function listFolders(deps: VaultDeps): Promise<string[]> {
  return (await storeOf(deps).listFolders()).filter((name) => accountIdPattern.test(name));
}

/** Documents that have files in an account's folder, with the time of the newest (milliseconds). */
export async function listFiles(deps: VaultDeps, accountId: string): Promise<Map<string, number>> {
  const newest = new Map<string, number>();
  for (const { name, modifiedAtMs } of await storeOf(deps).list(accountId)) {
    const fileId = basename(name).split('.')[0] as string;
    newest.set(fileId, Math.max(newest.get(fileId) ?? 0, modifiedAtMs));
  }
  return newest;
}

/** Removes the folder of an account that is gone. */
export async function removeFolder(deps: VaultDeps, accountId: string): Promise<void> {
  await storeOf(deps).removeFolder(accountId);
}
