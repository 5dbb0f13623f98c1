import { documentUndoMs } from '@foja/contracts/document-limits';
import type { VaultDocument } from '@foja/contracts/documents';
import { and, eq, gt } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { documents } from './documents.table.ts';
import { documentNotFound } from './find-documents.ts';
import { presentDocument } from './present-document.ts';
import { recordDocument } from './record-document.ts';
import { holdVault, requireRoom, type StorageDeps } from './storage.ts';

/**
 * Brings back a document that was deleted a moment ago.
 * @throws {HttpError} 404 `not_found` where it is not deleted, or gone; 409 `storage_full` where others took its room.
 */
export async function restoreDocument(
  deps: StorageDeps & { db: Database; clock: Clock; keyring: Keyring },
  actor: SignedInActor,
  fileId: string,
): Promise<VaultDocument> {
  const since = new Date(deps.clock.now().getTime() - documentUndoMs);
  return deps.db.transaction(async (transaction) => {
    await holdVault(transaction, actor.accountId);
    const isRestorable = and(
      eq(documents.id, fileId),
      eq(documents.accountId, actor.accountId),
      gt(documents.deletedAt, since),
    );
    const [deleted] = await transaction.select().from(documents).where(isRestorable).for('update');
    if (!deleted) throw documentNotFound();
    await requireRoom({ ...deps, db: transaction }, actor, deleted.sizeBytes);
    await transaction.update(documents).set({ deletedAt: null }).where(isRestorable);
    await recordDocument({ ...deps, db: transaction }, 'document_restored', actor, deleted);
    return presentDocument(deps, deleted);
  });
}
