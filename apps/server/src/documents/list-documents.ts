import type { DocumentsResponse, VaultDocument } from '@foja/contracts/documents';
import { fold } from '@foja/legal-text/fold';
import type { SignedInActor } from '../accounts/actor.ts';
import { documentTerms } from './document-terms.ts';
import type { DocumentsDeps } from './documents-deps.ts';
import { findDocuments } from './find-documents.ts';
import { presentDocument } from './present-document.ts';
import { readStorage } from './storage.ts';
import { partOf } from './vault-folder.ts';

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
  const seen = new Map(all.map((document) => [document.fileId, fold(`${document.fileName} ${document.summary}`)]));
  const isSeen = (fileId: string, word: string) => seen.get(fileId)?.includes(word) ?? false;
  const inside = all.filter(({ fileId, characters }) => characters > 0 && !words.every((word) => isSeen(fileId, word)));
  const termsOf = new Map(words.map((word) => [word, documentTerms(word).map(({ term }) => term)]));
  const held =
    inside.length === 0
      ? {}
      : await deps.threads.holds(
          () => ({
            task: 'holds',
            documents: inside.map(({ fileId }) => ({ fileId, words: partOf(deps, { accountId, fileId }, 'words') })),
            terms: [...new Set([...termsOf.values()].flat())],
          }),
          accountId,
        );
  return all.filter(({ fileId }) =>
    words.every((word) => {
      if (isSeen(fileId, word)) return true;
      const terms = termsOf.get(word) ?? [];
      return terms.length > 0 && terms.every((term) => held[fileId]?.includes(term));
    }),
  );
}
