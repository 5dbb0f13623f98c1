import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { agendaEntries } from './agenda.table.ts';

/** The entries that this person may read: their own, and those of the causas that they may read. Every list passes by here. */
export function visibleEntries({ accountId }: Pick<SignedInActor, 'accountId'>): SQL | undefined {
  return and(isNull(agendaEntries.deletedAt), eq(agendaEntries.ownerAccountId, accountId));
}
