import type { VaultDocument } from '@foja/contracts/documents';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { documentName } from './document-name.ts';
import { documents } from './documents.table.ts';
import { documentNotFound, findDocument } from './find-documents.ts';
import { presentDocument, sealField } from './present-document.ts';
import type { DocumentOwner } from './vault-folder.ts';

/** @throws {HttpError} 404 `not_found` */
export async function renameDocument(
  deps: { db: Database; encryptionKey: string },
  owner: DocumentOwner,
  fileName: string,
): Promise<VaultDocument> {
  const { kind } = await findDocument(deps, owner.accountId, owner.fileId);
  const [row] = await deps.db
    .update(documents)
    .set({ sealedName: sealField(deps, owner, 'name', documentName(fileName, kind)) })
    .where(and(eq(documents.id, owner.fileId), eq(documents.accountId, owner.accountId), isNull(documents.deletedAt)))
    .returning();
  if (!row) throw documentNotFound();
  return presentDocument(deps, row);
}
