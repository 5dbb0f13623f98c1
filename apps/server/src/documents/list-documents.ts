import type { DocumentsResponse, VaultDocument } from '@foja/contracts/documents';
import { fold } from '@foja/legal-text/fold';
import type { SignedInActor } from '../accounts/actor.ts';
import type { DocumentsDeps } from './documents-deps.ts';
import { findDocuments } from './find-documents.ts';
import { findWordsHeld } from './find-words-held.ts';
import { presentDocument } from './present-document.ts';
import { readStorage } from './storage.ts';

/**
 * One's documents; those that hold every word of `search`, each in the name, the summary or the text.
 * @throws {HttpError} 503 `documents_busy`
 */
export async function listDocuments(
  deps: DocumentsDeps,
  actor: SignedInActor,
  search: string,
): Promise<DocumentsResponse> {
  const rows = await findDocuments(deps, actor.accountId);
  const all = rows.map((row) => presentDocument(deps, row));
  const { usedBytes, limitBytes } = await readStorage(deps, actor);
  const found = search === '' ? all : await filter(deps, actor.accountId, all, search);
  return { documents: found, total: all.length, storage: { usedBytes, limitBytes } };
}

async function filter(
  deps: DocumentsDeps,
  accountId: string,
  all: readonly VaultDocument[],
  search: string,
): Promise<VaultDocument[]> {
  const words = fold(search).split(/\s+/);
  const searched = all.map((document) => ({ ...document, accountId }));
  const held = await findWordsHeld(deps, searched, words, accountId);
  return all.filter(({ fileId }) => words.every((word) => held.get(fileId)?.has(word)));
}
