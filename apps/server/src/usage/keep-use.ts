import { eq } from 'drizzle-orm';
import type { Reservation, UsageDeps } from './reserve-use.ts';
import { usageReservations } from './usage.table.ts';

/** Counts a use for good: its work is done. */
export async function keepUse({ db }: Pick<UsageDeps, 'db'>, { id }: Pick<Reservation, 'id'>): Promise<void> {
  await db.delete(usageReservations).where(eq(usageReservations.id, id));
}
