import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { findDocuments } from '../documents/find-documents.ts';
import { findWordsHeld, type SearchedVaultDocument } from '../documents/find-words-held.ts';
import { presentDocument } from '../documents/present-document.ts';
import { readTermsOf } from '../editor/read-terms-of.ts';
import { pauseBetweenOpenings } from '../platform/open-in-turns.ts';
import { matterFiles, matterItems } from './matters.table.ts';
import type { MattersDeps } from './matters-deps.ts';
import { openTerms } from './sealed-matter.ts';

/** Items, or places of files, that one statement brings. */
const readAtOnce = 500;
/** Documents of the vault whose texts a thread looks through at once. */
const documentsAtOnce = 100;

/** Words that were not found yet, by causa. */
type MissingWords = Map<string, Set<string>>;

/**
 * Takes the words away that are found in what is written into each causa, then in the writings and last in the documents of the vault
 * that are filed in it, each as it lies with who filed it. Whoever calls it has looked that everything of these causas may be read.
 * @throws {HttpError} 503 `documents_busy`
 */
export async function findInMatters(deps: MattersDeps, missing: MissingWords, asker: string): Promise<void> {
  const stillMissing = () => [...missing].flatMap(([id, words]) => (words.size > 0 ? [id] : []));
  const take = (matterId: string, holds: (word: string) => boolean) => {
    const words = missing.get(matterId);
    for (const word of words ?? []) if (holds(word)) words?.delete(word);
  };
  for await (const { matterId, terms } of itemTerms(deps, stillMissing()))
    take(matterId, (word) => terms.includes(word));

  const writings = await filedIn(deps, stillMissing(), 'editorDocumentId');
  for await (const { documentId, accountId, terms } of readTermsOf(deps, [...writings.keys()])) {
    for (const { matterId, owner } of writings.get(documentId) ?? [])
      if (owner === accountId) take(matterId, (word) => terms.includes(word));
  }

  const documents = await filedIn(deps, stillMissing(), 'documentId');
  const searched = await documentsOf(deps, documents);
  for (let at = 0; at < searched.length; at += documentsAtOnce) {
    const wanted = [...new Set([...missing.values()].flatMap((words) => [...words]))];
    if (wanted.length === 0) return;
    const held = await findWordsHeld(
      { ...deps, threads: deps.documentThreads },
      searched.slice(at, at + documentsAtOnce),
      wanted,
      asker,
    );
    for (const [fileId, words] of held)
      for (const { matterId } of documents.get(fileId) ?? []) take(matterId, (word) => words.has(word));
  }
}

/** The words of everything that is written into these causas, lot by lot. */
async function* itemTerms(
  deps: MattersDeps,
  matterIds: readonly string[],
): AsyncGenerator<{ matterId: string; terms: string }> {
  const pause = pauseBetweenOpenings();
  let after: { id: string; matterId: string } | null = null;
  while (matterIds.length > 0) {
    const { id, matterId, sealedTerms } = matterItems;
    const lot: { id: string; matterId: string; sealedTerms: string }[] = await deps.db
      .select({ id, matterId, sealedTerms })
      .from(matterItems)
      .where(
        and(
          inArray(matterId, [...matterIds]),
          isNull(matterItems.deletedAt),
          after === null
            ? undefined
            : or(gt(matterId, after.matterId), and(eq(matterId, after.matterId), gt(id, after.id))),
        ),
      )
      .orderBy(asc(matterId), asc(id))
      .limit(readAtOnce);
    for (const row of lot) {
      yield { matterId: row.matterId, terms: openTerms(deps, row) };
      await pause(row.sealedTerms);
    }
    if (lot.length < readAtOnce) return;
    after = lot.at(-1) ?? null;
  }
}

type Filed = Map<string, { matterId: string; owner: string }[]>;

/** Where each document is filed, and by whom: it stays with its owner. */
async function filedIn(
  deps: MattersDeps,
  matterIds: readonly string[],
  column: 'documentId' | 'editorDocumentId',
): Promise<Filed> {
  const places: Filed = new Map();
  for (let at = 0; at < matterIds.length; at += readAtOnce) {
    const rows = await deps.db
      .select({ matterId: matterFiles.matterId, owner: matterFiles.filedByAccountId, id: matterFiles[column] })
      .from(matterFiles)
      .where(inArray(matterFiles.matterId, matterIds.slice(at, at + readAtOnce)));
    for (const { matterId, owner, id } of rows)
      if (id && owner) places.set(id, [...(places.get(id) ?? []), { matterId, owner }]);
  }
  return places;
}

/** Those that are there, each its owner's. */
async function documentsOf(deps: MattersDeps, filed: Filed): Promise<SearchedVaultDocument[]> {
  const byOwner = new Map<string, string[]>();
  for (const [id, places] of filed)
    for (const owner of new Set(places.map((place) => place.owner)))
      byOwner.set(owner, [...(byOwner.get(owner) ?? []), id]);
  const found: SearchedVaultDocument[] = [];
  for (const [accountId, ids] of byOwner)
    for (const row of await findDocuments(deps, accountId, ids))
      found.push({ ...presentDocument(deps, row), accountId });
  return found;
}
