import { and, eq, gt, sql } from 'drizzle-orm';
import type { Reservation, UsageDeps } from './reserve-use.ts';
import { usageCounters, usageDays } from './usage.table.ts';

/** Returns a use whose work failed on our side or was stopped before the first word. */
export async function giveBackUse(deps: UsageDeps, reservation: Reservation): Promise<void> {
  const { subject, period, day } = reservation;
  await deps.db
    .update(usageCounters)
    .set({ used: sql`${usageCounters.used} - 1`, updatedAt: deps.clock.now() })
    .where(and(eq(usageCounters.subject, subject), eq(usageCounters.period, period), gt(usageCounters.used, 0)));
  await deps.db
    .update(usageDays)
    .set({ used: sql`${usageDays.used} - 1` })
    .where(and(eq(usageDays.subject, subject), eq(usageDays.day, day), gt(usageDays.used, 0)));
}
