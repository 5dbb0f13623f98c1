import { and, eq, gt, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { guestTokens } from './guest-tokens.table.ts';

/** Whether a guest token with this id was handed out by this installation and still runs. */
export async function isKnownGuest(deps: { db: Database; clock: Clock }, id: string): Promise<boolean> {
  const rows = await deps.db
    .select({ id: guestTokens.id })
    .from(guestTokens)
    .where(and(eq(guestTokens.id, id), gt(guestTokens.expiresAt, deps.clock.now())));
  return rows.length > 0;
}

/** How many guest tokens a client took since then. @param clientHash keyed, never the address itself */
export async function countGuestTokens(deps: { db: Transaction }, clientHash: string, since: Date): Promise<number> {
  const [row] = await deps.db
    .select({ count: sql<number>`count(*)::int` })
    .from(guestTokens)
    .where(and(eq(guestTokens.clientHash, clientHash), gt(guestTokens.createdAt, since)));
  return row?.count ?? 0;
}

/** Keeps that a guest token was handed out: only those are known later. */
export async function keepGuestToken(
  deps: { db: Transaction },
  token: { id: string; clientHash: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await deps.db.insert(guestTokens).values(token);
}
