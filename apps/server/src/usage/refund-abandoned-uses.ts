import { lt } from 'drizzle-orm';
import { refundUse } from './refund-use.ts';
import type { UsageDeps } from './reserve-use.ts';
import { usageReservations } from './usage.table.ts';

/** Longer than any work that a use is taken for. */
const longestWorkMs = 3_600_000;
const atOnce = 100;

/**
 * Gives back the uses whose server ended before their work did. Of servers that find the same one, one gives it back.
 * @returns how many were found.
 */
export async function refundAbandonedUses(deps: UsageDeps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - longestWorkMs);
  const abandoned = await deps.db
    .select()
    .from(usageReservations)
    .where(lt(usageReservations.takenAt, before))
    .limit(atOnce);
  for (const reservation of abandoned) await refundUse(deps, reservation);
  return abandoned.length;
}
