import { sql } from 'drizzle-orm';
import type { Reservation, UsageDeps } from './reserve-use.ts';
import { usageCounters, usageDays, usageFeatures, usageReservations } from './usage.table.ts';

/**
 * Returns a use whose work failed on our side or was stopped before the first word. It is returned once, however often this is
 * called: the reservation goes with it. The counter is locked before the day, as `reserveUse` does: in the other order the two could
 * wait for each other, and the use would be lost.
 */
export async function refundUse(deps: UsageDeps, reservation: Omit<Reservation, 'remaining'>): Promise<void> {
  const { id, subject, period, day, feature } = reservation;
  await deps.db.execute(sql`
    with open as (
      delete from ${usageReservations} where ${usageReservations}.id = ${id}::uuid returning subject
    ), returned as (
      update ${usageCounters} set used = used - 1, updated_at = ${deps.clock.now().toISOString()} from open
      where ${usageCounters}.subject = ${subject} and ${usageCounters}.period = ${period} and ${usageCounters}.used > 0
      returning ${usageCounters}.subject
    ), uncounted as (
      update ${usageDays} set used = ${usageDays}.used - 1 from returned
      where ${usageDays}.subject = returned.subject and ${usageDays}.day = ${day}::date and ${usageDays}.used > 0
      returning ${usageDays}.subject
    )
    update ${usageFeatures} set times = ${usageFeatures}.times - 1 from uncounted
    where ${usageFeatures}.subject = uncounted.subject and ${usageFeatures}.day = ${day}::date
    and ${usageFeatures}.feature = ${feature} and ${usageFeatures}.times > 0`);
}
