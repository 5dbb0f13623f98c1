import { isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database/database.ts';
import type { Keyring, SealingKey } from './keyring.ts';
import { seal, sealPrefix, unseal } from './sealing.ts';

/** A place where things lie sealed, which can be sealed anew one by one while everybody reads and writes them. */
export interface SealedStore {
  /** What lies there, in the words of the person who runs the installation. */
  title: string;
  /** A few of the seals that lie there, whichever come first. */
  listSeals(limit: number): Promise<string[]>;
  /** Ids after `after`, in their order, of what is not sealed with this key alone; at most `limit`. */
  listOthers(key: SealingKey, after: string | null, limit: number): Promise<string[]>;
  /**
   * Seals one thing with the current key, in a transaction of its own; one that is gone, or is sealed with it already, is left.
   * @throws {SealUnreadable}
   */
  reseal(id: string): Promise<void>;
}

/** One thing opens with no key that there is, or was altered. A fault of the database or the disk is something else. */
export class SealUnreadable extends Error {
  override readonly name = 'SealUnreadable';
}

/** Seals of a column, as a store lists a few of them. */
export function sealsOf(db: Database, column: AnyPgColumn): SealedStore['listSeals'] {
  return async (limit) => {
    const rows = await db
      .select({ sealed: sql<string>`${column}` })
      .from(column.table as PgTable)
      .where(isNotNull(column))
      .limit(limit);
    return rows.map(({ sealed }) => sealed);
  };
}

/** The same text sealed with the current key. @throws {SealUnreadable} */
export function resealText(keyring: Keyring, purpose: string, sealed: string): string {
  let text: string;
  try {
    text = unseal(keyring, purpose, sealed);
  } catch (cause) {
    throw new SealUnreadable('It does not open.', { cause });
  }
  return seal(keyring, purpose, text);
}

/** That some of these columns is sealed with another key than this one. A column that is null counts for nothing. */
export function isSealedOtherwise(key: SealingKey, ...columns: readonly AnyPgColumn[]): SQL {
  const prefix = sealPrefix(key);
  return sql`(${sql.join(
    columns.map((column) => sql`not starts_with(${column}, ${prefix})`),
    sql` or `,
  )})`;
}
