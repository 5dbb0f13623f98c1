import type { AccountExport } from '@foja/contracts/account-export';
import { eq, or } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { activityLog } from './activity.table.ts';

/** What an account did and what was done to it, oldest first; never who else had a part in it. */
export async function listActivityOf(deps: { db: Database }, accountId: string): Promise<AccountExport['activity']> {
  const lines = await deps.db
    .select({ at: activityLog.at, event: activityLog.event })
    .from(activityLog)
    .where(or(eq(activityLog.actorId, accountId), eq(activityLog.targetId, accountId)))
    .orderBy(activityLog.id);
  return lines.map(({ at, event }) => ({ at: at.toISOString(), event }));
}
