import { editorText } from '@foja/contracts/editor/content';
import { and, asc, gt, isNull } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { editorDocuments } from './editor.table.ts';
import { ownedBy } from './find-editor-document.ts';
import { type EditorDocumentOwner, openContent } from './sealed-document.ts';

export interface WrittenDocument {
  documentId: string;
  revision: number;
  /** Fetches and opens it: only where somebody reads it. */
  text: () => Promise<string>;
}

const listedAtOnce = 200;

/** Every document, of all accounts, that was saved after a moment, by its id: for what the server reads by itself. */
export async function* readWrittenSince(
  deps: { db: Database; keyring: Keyring },
  since: Date,
): AsyncGenerator<WrittenDocument> {
  const { id, accountId, revision, savedAt, deletedAt } = editorDocuments;
  for (let after: string | null = null; ; ) {
    const lot: { id: string; accountId: string; revision: number }[] = await deps.db
      .select({ id, accountId, revision })
      .from(editorDocuments)
      .where(and(gt(savedAt, since), isNull(deletedAt), after === null ? undefined : gt(id, after)))
      .orderBy(asc(id))
      .limit(listedAtOnce);
    for (const row of lot) {
      yield {
        documentId: row.id,
        revision: row.revision,
        text: () => textOf(deps, { accountId: row.accountId, documentId: row.id }),
      };
    }
    after = lot.at(-1)?.id ?? null;
    if (lot.length < listedAtOnce) return;
  }
}

/** Empty where it was deleted meanwhile. */
async function textOf(deps: { db: Database; keyring: Keyring }, owner: EditorDocumentOwner): Promise<string> {
  const [row] = await deps.db
    .select({ sealedContent: editorDocuments.sealedContent })
    .from(editorDocuments)
    .where(ownedBy(owner));
  return row ? editorText(openContent(deps, owner, row.sealedContent)) : '';
}
