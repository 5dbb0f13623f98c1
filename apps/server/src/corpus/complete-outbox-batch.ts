import { inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { indexOutbox } from './corpus.table.ts';

const rowsPerStatement = 5_000;

/**
 * Forgets changes that the index now has. Exactly these rows leave: a source that changed again meanwhile has another row,
 * and one whose transaction committed late is still there.
 */
export async function completeOutboxBatch(db: Database, seqs: number[]): Promise<void> {
  for (let start = 0; start < seqs.length; start += rowsPerStatement) {
    await db.delete(indexOutbox).where(inArray(indexOutbox.seq, seqs.slice(start, start + rowsPerStatement)));
  }
}
