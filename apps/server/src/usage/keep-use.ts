import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Reservation, UsageDeps } from './reserve-use.ts';
import { usageReservations } from './usage.table.ts';

/** Counts a use for good: its work is done. */
export async function keepUse({ db }: Pick<UsageDeps, 'db'>, { id }: Pick<Reservation, 'id'>): Promise<void> {
  await db.delete(usageReservations).where(eq(usageReservations.id, id));
}

/** The same as part of another statement, so that what came of the work and its use are written in one round trip. */
export function keptUse(db: Database, { id }: Pick<Reservation, 'id'>) {
  const kept = db.delete(usageReservations).where(eq(usageReservations.id, id)).returning({ id: usageReservations.id });
  return db.$with('kept_use').as(kept);
}
