import type { DailyUsage } from '@foja/contracts/usage';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { usageDays } from './usage.table.ts';

/** Every day on which a subject (`user:ID`) used something, oldest first. */
export async function listUsageOf(deps: { db: Database }, subject: string): Promise<DailyUsage[]> {
  return deps.db
    .select({ date: usageDays.day, used: usageDays.used })
    .from(usageDays)
    .where(and(eq(usageDays.subject, subject), gt(usageDays.used, 0)))
    .orderBy(usageDays.day);
}
