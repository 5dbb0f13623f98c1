import { documentUndoMs } from '@foja/contracts/document-limits';
import { lt } from 'drizzle-orm';
import { findAccountsById } from '../accounts/find-accounts-by-id.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { documents } from './documents.table.ts';
import { listFolders, removeFiles, removeFolder, type VaultDeps } from './vault-folder.ts';

const accountsAtOnce = 500;

/**
 * Removes what nobody can have back: documents whose undo is over, and everything of accounts that are gone. The row goes first, so
 * that what stops in between leaves files, which `sweepAbandonedFiles` finds, and never a row without them.
 */
export async function purgeDocuments(deps: VaultDeps & { db: Database; clock: Clock }): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - documentUndoMs);
  const purged = await deps.db.transaction(async (transaction) => {
    const gone = await transaction
      .delete(documents)
      .where(lt(documents.deletedAt, since))
      .returning({ fileId: documents.id, accountId: documents.accountId, sizeBytes: documents.sizeBytes });
    for (const { fileId, accountId, sizeBytes } of gone) {
      await recordActivity(
        { ...deps, db: transaction },
        { event: 'document_purged', targetId: accountId, details: { documentId: fileId, sizeBytes } },
      );
    }
    return gone;
  });
  for (const owner of purged) await removeFiles(deps, owner);
  const folders = await listFolders(deps);
  for (let at = 0; at < folders.length; at += accountsAtOnce) {
    const accountIds = folders.slice(at, at + accountsAtOnce);
    const existing = await findAccountsById(deps, accountIds);
    for (const accountId of accountIds) if (!existing.has(accountId)) await removeFolder(deps, accountId);
  }
}
