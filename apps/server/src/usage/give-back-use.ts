import { sql } from 'drizzle-orm';
import type { Reservation, UsageDeps } from './reserve-use.ts';
import { usageCounters, usageDays } from './usage.table.ts';

/** Returns a use whose work failed on our side or was stopped before the first word. */
export async function giveBackUse(deps: UsageDeps, reservation: Reservation): Promise<void> {
  const { subject, period, day } = reservation;
  await deps.db.execute(sql`
    with returned as (
      update ${usageCounters} set used = used - 1, updated_at = ${deps.clock.now().toISOString()}
      where subject = ${subject} and period = ${period} and used > 0
    )
    update ${usageDays} set used = used - 1 where subject = ${subject} and day = ${day}::date and used > 0`);
}
