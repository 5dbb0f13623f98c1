import { editorText } from '@foja/contracts/editor/content';
import { and, asc, gt, isNull } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { editorDocuments } from './editor.table.ts';
import { openContent } from './sealed-document.ts';

export interface WrittenDocument {
  documentId: string;
  revision: number;
  /** Opens it: only where somebody reads it. */
  text: () => string;
}

const openedAtOnce = 20;

/** Every document, of all accounts, that was saved after a moment, by its id: for what the server reads by itself. */
export async function* readWrittenSince(
  deps: { db: Database; keyring: Keyring },
  since: Date,
): AsyncGenerator<WrittenDocument> {
  const { id, accountId, revision, sealedContent, savedAt, deletedAt } = editorDocuments;
  for (let after: string | null = null; ; ) {
    const lot: { id: string; accountId: string; revision: number; sealedContent: string }[] = await deps.db
      .select({ id, accountId, revision, sealedContent })
      .from(editorDocuments)
      .where(and(gt(savedAt, since), isNull(deletedAt), after === null ? undefined : gt(id, after)))
      .orderBy(asc(id))
      .limit(openedAtOnce);
    for (const row of lot) {
      const owner = { accountId: row.accountId, documentId: row.id };
      yield {
        documentId: row.id,
        revision: row.revision,
        text: () => editorText(openContent(deps, owner, row.sealedContent)),
      };
    }
    after = lot.at(-1)?.id ?? null;
    if (lot.length < openedAtOnce) return;
  }
}
