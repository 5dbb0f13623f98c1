import type { VaultDocument } from '@foja/contracts/documents';
import { fold } from '@foja/legal-text/fold';
import { documentTerms } from './document-terms.ts';
import type { DocumentThreads } from './document-threads.ts';
import { partOf, type VaultDeps } from './vault-folder.ts';

/** A document, and whose it is. */
export type SearchedVaultDocument = Pick<VaultDocument, 'fileId' | 'fileName' | 'summary' | 'characters'> & {
  accountId: string;
};

/**
 * Which of these words, folded, each document holds in its name, its summary or its text, by its id; the texts are read in a thread, and
 * only where a word was not found outside of them.
 * @param asker on whose behalf they are read: the waiting is counted to them.
 * @throws {HttpError} 503 `documents_busy`
 */
export async function findWordsHeld(
  deps: VaultDeps & { threads: Pick<DocumentThreads, 'holds'> },
  documents: readonly SearchedVaultDocument[],
  words: readonly string[],
  asker: string,
): Promise<Map<string, Set<string>>> {
  const held = new Map(
    documents.map(({ fileId, fileName, summary }) => {
      const seen = fold(`${fileName} ${summary}`);
      return [fileId, new Set(words.filter((word) => seen.includes(word)))];
    }),
  );
  const inside = documents.filter(
    ({ fileId, characters }) => characters > 0 && (held.get(fileId)?.size ?? 0) < new Set(words).size,
  );
  if (inside.length === 0) return held;
  const termsOf = new Map(words.map((word) => [word, documentTerms(word).map(({ term }) => term)]));
  const found = await deps.threads.holds(
    () => ({
      task: 'holds',
      documents: inside.map((owner) => ({ fileId: owner.fileId, words: partOf(deps, owner, 'words') })),
      terms: [...new Set([...termsOf.values()].flat())],
    }),
    asker,
  );
  for (const { fileId } of inside) {
    for (const [word, terms] of termsOf) {
      if (terms.length > 0 && terms.every((term) => found[fileId]?.includes(term))) held.get(fileId)?.add(word);
    }
  }
  return held;
}
