import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { sessions } from './accounts.table.ts';

/**
 * Ends the open sessions of an account: their tokens stop working with the next call.
 * @param which one session, every session but one, or all where it is left out.
 * @returns how many were open.
 */
export async function endSessions(
  deps: { db: Pick<Database, 'update'>; clock: Clock },
  accountId: string,
  which: { only?: string; except?: string } = {},
): Promise<number> {
  const now = deps.clock.now();
  const ended = await deps.db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
        which.only ? eq(sessions.id, which.only) : undefined,
        which.except ? ne(sessions.id, which.except) : undefined,
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}
