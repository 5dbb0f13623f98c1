import { eq } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { documents } from './documents.table.ts';
import { listFiles, listFolders, removeFiles, type VaultDeps } from './vault-folder.ts';

/** An upload takes minutes at most: files without a row that are older were left by a process that stopped. */
const abandonedMs = 3_600_000;

/** Removes files that belong to no document. */
export async function sweepAbandonedFiles(deps: VaultDeps & { db: Database; clock: Clock }): Promise<void> {
  const before = deps.clock.now().getTime() - abandonedMs;
  for (const accountId of await listFolders(deps)) {
    const files = [...(await listFiles(deps, accountId))].filter(([, newestMs]) => newestMs < before);
    if (files.length === 0) continue;
    const rows = await deps.db
      .select({ fileId: documents.id })
      .from(documents)
      .where(eq(documents.accountId, accountId));
    const known = new Set(rows.map(({ fileId }) => fileId));
    for (const [fileId] of files) if (!known.has(fileId)) await removeFiles(deps, { accountId, fileId });
  }
}
