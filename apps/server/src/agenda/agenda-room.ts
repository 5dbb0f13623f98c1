import { agendaMessages } from '@foja/contracts/agenda-text';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import type { Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { agendaEntries } from './agenda.table.ts';
import type { AgendaLimits } from './agenda-deps.ts';

type Holder = { ownerAccountId: string | null; matterId: string | null };

/**
 * Lets nobody else change how many entries this account or causa has until the transaction ends, and refuses one more than it may keep.
 * @throws {HttpError} 409 `storage_full`
 */
export async function requireAgendaRoom(
  transaction: Transaction,
  limits: AgendaLimits,
  { role }: SignedInActor,
  { ownerAccountId, matterId }: Holder,
): Promise<void> {
  const name = `agenda|${matterId ?? ownerAccountId}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const [kept] = await transaction
    .select({ count: count() })
    .from(agendaEntries)
    .where(
      and(
        matterId ? eq(agendaEntries.matterId, matterId) : eq(agendaEntries.ownerAccountId, ownerAccountId ?? ''),
        isNull(agendaEntries.deletedAt),
      ),
    );
  const isFree = role === 'User';
  if ((kept?.count ?? 0) < (isFree ? limits.entriesOfFree : limits.entriesMax)) return;
  throw new HttpError(409, 'storage_full', isFree ? agendaMessages.fullOfFree : agendaMessages.full);
}
