import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';
import { firmInvitations } from './firms.table.ts';

/** Ends what somebody asked others to in a firm that is held: an invitation holds no longer than the right of who sent it. */
export async function revokeInvitationsOf(
  within: { db: Transaction; clock: Clock },
  firmId: string,
  accountId: string,
): Promise<void> {
  await within.db
    .update(firmInvitations)
    .set({ revokedAt: within.clock.now() })
    .where(
      and(
        eq(firmInvitations.firmId, firmId),
        eq(firmInvitations.invitedBy, accountId),
        isNull(firmInvitations.acceptedAt),
        isNull(firmInvitations.revokedAt),
      ),
    );
}
