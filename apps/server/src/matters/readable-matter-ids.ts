import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { matters } from './matters.table.ts';
import { readableMatters } from './visible-matters.ts';

/** The ids of the causas of which an account may read everything, as a part of another domain's query. */
export function readableMatterIds(deps: { db: DatabaseOrTransaction }, accountId: string) {
  return deps.db.select({ id: matters.id }).from(matters).where(readableMatters(accountId));
}
