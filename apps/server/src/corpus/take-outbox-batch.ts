import { asc } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { indexOutbox } from './corpus.table.ts';

export interface OutboxBatch {
  /** Rows that this batch stands for; hand them to `completeOutboxBatch` once the index has the sources. */
  seqs: number[];
  /** Each once, in the order in which they changed. The row present means upsert, absent means delete. */
  sourceIds: string[];
}

/**
 * The oldest changes that the index does not have yet. Nothing is removed, so a crash between here and
 * `completeOutboxBatch` only means that the same sources are written to the index again.
 * @param limit most rows taken; an empty batch means that the index has everything.
 */
export async function takeOutboxBatch(db: Database, limit: number): Promise<OutboxBatch> {
  const rows = await db
    .select({ seq: indexOutbox.seq, sourceId: indexOutbox.sourceId })
    .from(indexOutbox)
    .orderBy(asc(indexOutbox.seq))
    .limit(limit);
  return { seqs: rows.map((row) => row.seq), sourceIds: [...new Set(rows.map((row) => row.sourceId))] };
}
