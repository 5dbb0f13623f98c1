import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EditorDocumentsResponse } from '@foja/contracts/editor';
import { fold } from '@foja/legal-text/fold';
import { inArray } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { editorDocuments } from './editor.table.ts';
import { countCall, type EditorDeps } from './editor-deps.ts';
import { findEditorSummaries } from './find-editor-document.ts';
import { presentEditorSummary } from './present-editor-document.ts';
import { openField } from './sealed-document.ts';
import { searchTerms } from './search-terms.ts';
import { readEditorStorage } from './storage.ts';

/** Opened at once; between one lot and the next, others are served. */
const openedAtOnce = 10;

/**
 * One's documents; those that hold every word of `search`, each in the title or the text, whole or as a part of a longer word.
 * @throws {HttpError} 429 `rate_limited`
 */
export async function listEditorDocuments(
  deps: EditorDeps,
  { accountId }: SignedInActor,
  search: string,
): Promise<EditorDocumentsResponse> {
  const wanted = searchTerms(search);
  if (wanted.length > 0) await countCall(deps, 'search', accountId);
  const rows = await findEditorSummaries(deps, accountId);
  const all = rows.map((row) => presentEditorSummary(deps, row));
  const { usedBytes } = await readEditorStorage(deps, accountId);
  const storage = { usedBytes, limitBytes: deps.limits.storageBytes };
  if (wanted.length === 0) return { documents: search === '' ? all : [], total: all.length, storage };
  const found = new Set<string>();
  for (let at = 0; at < all.length; at += openedAtOnce) {
    const lot = all.slice(at, at + openedAtOnce);
    const terms = await readTerms(
      deps,
      accountId,
      lot.map(({ id }) => id),
    );
    for (const { id, title } of lot) {
      const held = `${fold(title)} ${terms.get(id) ?? ''}`;
      if (wanted.every((word) => held.includes(word))) found.add(id);
    }
    await nextTurn();
  }
  return { documents: all.filter(({ id }) => found.has(id)), total: all.length, storage };
}

async function readTerms(deps: EditorDeps, accountId: string, ids: string[]): Promise<Map<string, string>> {
  const rows = await deps.db
    .select({ id: editorDocuments.id, sealedTerms: editorDocuments.sealedTerms })
    .from(editorDocuments)
    .where(inArray(editorDocuments.id, ids));
  return new Map(
    rows.map(({ id, sealedTerms }) => [id, openField(deps, { accountId, documentId: id }, 'terms', sealedTerms)]),
  );
}
