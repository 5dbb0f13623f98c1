import type { FirmInvitation } from '@foja/contracts/firms';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseOrTransaction } from '../platform/database/database.ts';
import { firmInvitations, firmMembers } from './firms.table.ts';
import { presentInvitation } from './read-firm.ts';

/** The client who reads a causa, and who was asked to and has not answered. */
export async function findClient(
  deps: { db: Pick<Database, 'select'>; clock: Clock },
  matterId: string,
): Promise<{ accountId: string | null; invitation: FirmInvitation | null }> {
  const [client] = await deps.db
    .select({ accountId: firmMembers.accountId })
    .from(firmMembers)
    .where(eq(firmMembers.matterId, matterId));
  const [invited] = await deps.db
    .select()
    .from(firmInvitations)
    .where(
      and(
        eq(firmInvitations.matterId, matterId),
        isNull(firmInvitations.acceptedAt),
        isNull(firmInvitations.revokedAt),
      ),
    );
  return {
    accountId: client?.accountId ?? null,
    invitation: invited ? presentInvitation(invited, deps.clock.now()) : null,
  };
}

/**
 * Ends what a client reads of these causas, and the invitations to read them.
 * @returns the clients who read one until now.
 */
export async function endClientsOf(
  deps: { db: DatabaseOrTransaction; clock: Clock },
  matterIds: readonly string[],
): Promise<string[]> {
  if (matterIds.length === 0) return [];
  await deps.db
    .update(firmInvitations)
    .set({ revokedAt: deps.clock.now() })
    .where(
      and(
        inArray(firmInvitations.matterId, [...matterIds]),
        isNull(firmInvitations.acceptedAt),
        isNull(firmInvitations.revokedAt),
      ),
    );
  const ended = await deps.db
    .delete(firmMembers)
    .where(inArray(firmMembers.matterId, [...matterIds]))
    .returning({ accountId: firmMembers.accountId });
  return ended.map(({ accountId }) => accountId);
}
