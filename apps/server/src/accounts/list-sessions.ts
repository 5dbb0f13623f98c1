import type { SessionsResponse } from '@foja/contracts/accounts';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { sessions } from './accounts.table.ts';

/**
 * The open sessions of an account, the last used first.
 * @param currentId the session that asks.
 */
export async function listSessions(
  deps: { db: Database; clock: Clock },
  accountId: string,
  currentId: string,
): Promise<SessionsResponse['sessions']> {
  const open = await deps.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt), gt(sessions.expiresAt, deps.clock.now())))
    .orderBy(desc(sessions.lastUsedAt), sessions.id);
  return open.map((session) => ({
    id: session.id,
    device: session.device,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    isCurrent: session.id === currentId,
  }));
}
