import { TransactionRollbackError } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';

/**
 * Does a part of a transaction and keeps or undoes it.
 * @returns what the work gives, either way.
 */
export async function keepOrUndo<T>(
  transaction: Transaction,
  isKept: boolean,
  work: (inner: Transaction) => Promise<T>,
): Promise<T> {
  const done: T[] = [];
  try {
    await transaction.transaction(async (inner) => {
      done.push(await work(inner));
      if (!isKept) inner.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return done[0] as T;
}
