import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/database/database.ts';

/** Any number, the same for every writer of the corpus. */
const corpusWriters = 7_026_994;

/**
 * A short transaction that writes the corpus, one writer at a time: a server that imports at its start and a person who
 * runs the import by hand wait for each other batch by batch, and neither sees half of the other's.
 */
export function inCorpusTransaction<T>(db: Database, write: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${corpusWriters})`);
    return write(tx);
  });
}
