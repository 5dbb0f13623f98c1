import type { DailyUsage } from '@foja/contracts/usage';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { UsageDeps } from './reserve-use.ts';
import { usageDays } from './usage.table.ts';

const dayMs = 86_400_000;

/** Uses of each of the last `days` UTC days, today included, oldest first; a day without use is there with zero. */
export async function readDailyUsage(deps: UsageDeps, subject: string, days: number): Promise<DailyUsage[]> {
  const nowMs = deps.clock.now().getTime();
  const dates = Array.from({ length: days }, (_, n) =>
    new Date(nowMs - (days - 1 - n) * dayMs).toISOString().slice(0, 10),
  );
  const rows = await deps.db
    .select({ day: usageDays.day, used: usageDays.used })
    .from(usageDays)
    .where(and(eq(usageDays.subject, subject), gte(usageDays.day, dates[0]!)))
    .orderBy(asc(usageDays.day));
  const usedOn = new Map(rows.map((row) => [row.day, row.used]));
  return dates.map((date) => ({ date, used: usedOn.get(date) ?? 0 }));
}

/** Uses of a subject since it exists. A counter that was reset does not change it. */
export async function readTotalUsage(deps: UsageDeps, subject: string): Promise<number> {
  const [row] = await deps.db
    .select({ total: sql<number>`coalesce(sum(${usageDays.used}), 0)::int` })
    .from(usageDays)
    .where(eq(usageDays.subject, subject));
  return row?.total ?? 0;
}
