import { agendaMessages } from '@foja/contracts/agenda-text';
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import type { Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { agendaEntries } from './agenda.table.ts';
import type { AgendaLimits } from './agenda-deps.ts';

/** Whose an entry is, and when it was deleted where it is brought back. */
type Holder = { ownerAccountId: string | null; matterId: string | null; deletedAt?: Date };

/**
 * Lets nobody else change how many entries this account or causa has until the transaction ends, and refuses one more than it may keep.
 * What is brought back takes its place again unless something else was put down since: a plan that became smaller takes nothing.
 * @throws {HttpError} 409 `storage_full`
 */
export async function requireAgendaRoom(
  transaction: Transaction,
  limits: AgendaLimits,
  { role }: SignedInActor,
  { ownerAccountId, matterId, deletedAt }: Holder,
): Promise<void> {
  const name = `agenda|${matterId ?? ownerAccountId}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const isTheirs = and(
    matterId ? eq(agendaEntries.matterId, matterId) : eq(agendaEntries.ownerAccountId, ownerAccountId ?? ''),
    isNull(agendaEntries.deletedAt),
  );
  if (deletedAt) {
    const isSince = and(isTheirs, gt(agendaEntries.createdAt, deletedAt));
    const [added] = await transaction.select({ id: agendaEntries.id }).from(agendaEntries).where(isSince).limit(1);
    if (!added) return;
  }
  const [kept] = await transaction.select({ count: count() }).from(agendaEntries).where(isTheirs);
  const isFree = role === 'User';
  if ((kept?.count ?? 0) < (isFree ? limits.entriesOfFree : limits.entriesMax)) return;
  throw new HttpError(409, 'storage_full', isFree ? agendaMessages.fullOfFree : agendaMessages.full);
}
