import { documentMessages, documentStorageBytes, documentsMax } from '@foja/contracts/document-limits';
import type { DocumentStorage } from '@foja/contracts/documents';
import type { ActorRole } from '@foja/contracts/roles';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Config } from '../platform/config.ts';
import type { DatabaseOrTransaction, Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { documents } from './documents.table.ts';

export interface StorageDeps {
  db: DatabaseOrTransaction;
  config: { documents: Config['documents'] };
}

/** What an account keeps and may keep. A deleted document takes no room, though it can be brought back. */
export async function readStorage(
  deps: StorageDeps,
  { accountId, role }: { accountId: string; role: ActorRole },
): Promise<DocumentStorage & { count: number }> {
  const [kept] = await deps.db
    .select({ usedBytes: sql<string>`coalesce(sum(${documents.sizeBytes}), 0)`, count: sql<number>`count(*)::int` })
    .from(documents)
    .where(and(eq(documents.accountId, accountId), isNull(documents.deletedAt)));
  return {
    usedBytes: Number(kept?.usedBytes ?? 0),
    limitBytes: deps.config.documents.storageBytes ?? documentStorageBytes[role],
    count: kept?.count ?? 0,
  };
}

/**
 * Refuses what does not fit any more.
 * @throws {HttpError} 409 `storage_full`
 */
export async function requireRoom(
  deps: StorageDeps,
  actor: { accountId: string; role: ActorRole },
  sizeBytes: number,
): Promise<void> {
  const { usedBytes, limitBytes, count } = await readStorage(deps, actor);
  if (count >= documentsMax) throw new HttpError(409, 'storage_full', documentMessages.tooManyDocuments);
  if (usedBytes + sizeBytes > limitBytes) throw new HttpError(409, 'storage_full', documentMessages.storageFull);
}

/** Lets nobody else add to an account's vault until the transaction ends: who comes second sees what the first one added. */
export async function holdVault(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`documents|${accountId}`}, 0))`);
}
