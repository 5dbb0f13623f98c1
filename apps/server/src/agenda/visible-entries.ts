import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { readableMatterIds } from '../matters/readable-matter-ids.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { agendaEntries } from './agenda.table.ts';

/** The entries that this person may read: their own, and those of the causas that they may read. Every list passes by here. */
export function visibleEntries(deps: { db: DatabaseOrTransaction }, accountId: string): SQL | undefined {
  return and(
    isNull(agendaEntries.deletedAt),
    or(
      eq(agendaEntries.ownerAccountId, accountId),
      inArray(agendaEntries.matterId, readableMatterIds(deps, accountId)),
    ),
  );
}
