import type { VaultDocument } from '@foja/contracts/documents';
import { and, eq, isNull } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { documentName } from './document-name.ts';
import { documents } from './documents.table.ts';
import { documentNotFound, findDocument } from './find-documents.ts';
import { presentDocument, sealField } from './present-document.ts';
import { recordDocument } from './record-document.ts';

/** @throws {HttpError} 404 `not_found` */
export async function renameDocument(
  deps: { db: Database; clock: Clock; keyring: Keyring },
  actor: SignedInActor,
  fileId: string,
  fileName: string,
): Promise<VaultDocument> {
  const { accountId } = actor;
  const { kind } = await findDocument(deps, accountId, fileId);
  const sealedName = sealField(deps, { accountId, fileId }, 'name', documentName(fileName, kind));
  return deps.db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(documents)
      .set({ sealedName })
      .where(and(eq(documents.id, fileId), eq(documents.accountId, accountId), isNull(documents.deletedAt)))
      .returning();
    if (!row) throw documentNotFound();
    await recordDocument({ ...deps, db: transaction }, 'document_renamed', actor, row);
    return presentDocument(deps, row);
  });
}
