import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { matters } from './matters.table.ts';
import { visibleMatters } from './visible-matters.ts';

/** The ids of the causas in which an account has a role, as a part of another domain's query. */
export function visibleMatterIds(deps: { db: DatabaseOrTransaction }, accountId: string) {
  return deps.db.select({ id: matters.id }).from(matters).where(visibleMatters(accountId));
}
