import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { guestTokens } from './guest-tokens.table.ts';

/** Whether a guest token with this id was handed out by this installation and still runs. */
export async function isKnownGuest(deps: { db: Database; clock: Clock }, id: string): Promise<boolean> {
  const rows = await deps.db
    .select({ id: guestTokens.id })
    .from(guestTokens)
    .where(and(eq(guestTokens.id, id), gt(guestTokens.expiresAt, deps.clock.now())));
  return rows.length > 0;
}
