import { asc, eq, or } from 'drizzle-orm';
import { activityLog } from '../activity/activity.table.ts';
import type { TestApp } from './build-test-app.ts';

/** The events in which an account had a part, oldest first. */
export async function readEvents(test: Pick<TestApp, 'deps'>, accountId: string): Promise<string[]> {
  const lines = await test.deps.db
    .select({ event: activityLog.event })
    .from(activityLog)
    .where(or(eq(activityLog.actorId, accountId), eq(activityLog.targetId, accountId)))
    .orderBy(asc(activityLog.id));
  return lines.map(({ event }) => event);
}

/** Every line as it is stored, to see what must not be in it. */
export async function readWholeLog(test: Pick<TestApp, 'deps'>): Promise<string> {
  const lines = await test.deps.db.select().from(activityLog).orderBy(asc(activityLog.id));
  return JSON.stringify(lines.map((line) => ({ ...line, id: line.id.toString() })));
}
