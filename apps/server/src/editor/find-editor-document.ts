import { editorMessages } from '@foja/contracts/editor-limits';
import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { type EditorDocumentRow, editorDocuments } from './editor.table.ts';
import type { EditorDocumentOwner } from './sealed-document.ts';

const { sealedContent: _content, sealedTerms: _terms, ...summaryColumns } = getTableColumns(editorDocuments);

/** A row without what is large. */
export type EditorSummaryRow = Omit<EditorDocumentRow, 'sealedContent' | 'sealedTerms'>;

/** Whose it is, and not deleted: every reading and writing of a document that is there passes by here. */
export function ownedBy({ accountId, documentId }: EditorDocumentOwner) {
  return and(
    eq(editorDocuments.id, documentId),
    eq(editorDocuments.accountId, accountId),
    isNull(editorDocuments.deletedAt),
  );
}

/** An account's documents that are not deleted, last changed first. */
export async function findEditorSummaries(
  deps: { db: DatabaseOrTransaction },
  accountId: string,
): Promise<EditorSummaryRow[]> {
  return deps.db
    .select(summaryColumns)
    .from(editorDocuments)
    .where(and(eq(editorDocuments.accountId, accountId), isNull(editorDocuments.deletedAt)))
    .orderBy(desc(editorDocuments.updatedAt), desc(editorDocuments.id));
}

/**
 * One of an account's documents.
 * @throws {HttpError} 404 `not_found`, for another account's as for one that never was.
 */
export async function findEditorDocument(
  deps: { db: DatabaseOrTransaction },
  owner: EditorDocumentOwner,
): Promise<EditorDocumentRow> {
  const [row] = await deps.db.select().from(editorDocuments).where(ownedBy(owner));
  if (!row) throw editorDocumentNotFound();
  return row;
}

/**
 * The same, and nobody else changes it until the transaction ends.
 * @throws {HttpError} 404 `not_found`
 */
export async function holdEditorDocument(
  transaction: Transaction,
  owner: EditorDocumentOwner,
): Promise<EditorDocumentRow> {
  const [row] = await transaction.select().from(editorDocuments).where(ownedBy(owner)).for('update');
  if (!row) throw editorDocumentNotFound();
  return row;
}

export function editorDocumentNotFound(): HttpError {
  return new HttpError(404, 'not_found', editorMessages.notFound);
}
