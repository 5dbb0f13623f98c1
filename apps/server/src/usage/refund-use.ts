import { sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { isInPool, uncarry } from './join-pool.ts';
import { holdPool, readShares } from './read-pool.ts';
import type { Reservation, UsageDeps } from './reserve-use.ts';
import { usageCounters, usageDays, usageFeatures, usageReservations } from './usage.table.ts';

/**
 * Returns a use whose work failed on our side or was stopped before the first word. It is returned once, however often this is
 * called: the reservation goes with it. The counter is locked before the day, as `reserveUse` does: in the other order the two could
 * wait for each other, and the use would be lost. One that was taken of a pool beyond one's own plan by who has left it since goes back
 * to the pool, as if it had never been taken; within one's plan it is one's own again.
 */
export async function refundUse(deps: UsageDeps, reservation: Omit<Reservation, 'remaining'>): Promise<void> {
  const { poolId, subject } = reservation;
  if (poolId === null) {
    await returnUse(deps, reservation);
    return;
  }
  await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    await holdPool(transaction, poolId);
    const accountId = subject.slice(subject.indexOf(':') + 1);
    const [share] = await readShares(within, [accountId]);
    const isReturned = await returnUse(within, reservation);
    const isBeyondPlan = share !== undefined && share.used > share.limit;
    if (isReturned && isBeyondPlan && !(await isInPool(within, poolId, accountId)))
      await uncarry(within, poolId, reservation.period);
  });
}

/** The reservation goes, and its use is no longer counted of who took it. */
async function returnUse(
  deps: { db: DatabaseOrTransaction; clock: Clock },
  { id, subject, period, day, feature }: Omit<Reservation, 'remaining'>,
): Promise<boolean> {
  const { rows } = await deps.db.execute(sql`
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
    ), untold as (
      update ${usageFeatures} set times = ${usageFeatures}.times - 1 from uncounted
      where ${usageFeatures}.subject = uncounted.subject and ${usageFeatures}.day = ${day}::date
      and ${usageFeatures}.feature = ${feature} and ${usageFeatures}.times > 0
    )
    select subject from returned`);
  return rows.length > 0;
}
