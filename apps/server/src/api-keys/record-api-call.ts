import { randomUUID } from 'node:crypto';
import { apiCallsKeptDays } from '@foja/contracts/api-key-scopes';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { apiCalls, apiKeys } from './api-keys.table.ts';

const keptMs = apiCallsKeptDays * 86_400_000;
/** The last use is told by the minute: a row that every call wrote anew would hold up the others. */
const lastUseStepMs = 60_000;
/** Few enough that no call is held up by cleaning. */
const prunedAtOnce = 200;

/** Keeps that a call was made with a key and how it ended, and removes some lines that are too old. */
export async function recordApiCall(
  deps: { db: Database; clock: Clock },
  keyId: string,
  call: string,
  status: number,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.insert(apiCalls).values({ id: randomUUID(), keyId, at: now, call, status });
  const step = new Date(now.getTime() - lastUseStepMs);
  await deps.db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, keyId), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, step))));
  const stale = new Date(now.getTime() - keptMs);
  await deps.db.execute(sql`
    delete from ${apiCalls} where id in (
      select id from ${apiCalls} where at < ${stale.toISOString()} limit ${prunedAtOnce} for update skip locked
    )`);
}
