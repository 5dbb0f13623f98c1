import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { accounts, sessions } from './accounts.table.ts';
import type { Actor } from './actor.ts';
import { roleInForce } from './role-in-force.ts';

/**
 * Who a signed-in user's token stands for at this moment: the role is the account's own, so that a change of role, a lock
 * and an ended session count from the next call on. Null where the session is over or the account is locked or gone.
 */
export async function readSessionActor(
  deps: { db: Database; clock: Clock },
  claims: { sub: string; sid: string },
): Promise<Actor | null> {
  const now = deps.clock.now();
  const [account] = await deps.db
    .select({ role: accounts.role, trialEndsAt: accounts.trialEndsAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.id, claims.sid),
        eq(accounts.id, claims.sub),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
        isNull(accounts.lockedAt),
      ),
    );
  if (!account) return null;
  return {
    role: roleInForce(account, now),
    subject: `user:${claims.sub}`,
    accountId: claims.sub,
    sessionId: claims.sid,
  };
}
