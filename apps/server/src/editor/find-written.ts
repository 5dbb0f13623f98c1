import { and, inArray, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { editorDocuments } from './editor.table.ts';
import { openField } from './sealed-document.ts';

/** Whose these documents are, and what they are called; one that was deleted is left out. */
export async function findWritten(
  deps: { db: DatabaseOrTransaction; keyring: Keyring },
  ids: readonly string[],
): Promise<{ documentId: string; accountId: string; title: () => string }[]> {
  if (ids.length === 0) return [];
  const { id, accountId, sealedTitle, deletedAt } = editorDocuments;
  const rows = await deps.db
    .select({ id, accountId, sealedTitle })
    .from(editorDocuments)
    .where(and(inArray(id, [...new Set(ids)]), isNull(deletedAt)));
  return rows.map((row) => ({
    documentId: row.id,
    accountId: row.accountId,
    title: () => openField(deps, { accountId: row.accountId, documentId: row.id }, 'title', row.sealedTitle),
  }));
}
