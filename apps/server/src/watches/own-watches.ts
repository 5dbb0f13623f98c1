import { randomUUID } from 'node:crypto';
import type { CreateWatchRequest, Watch, WatchesResponse } from '@foja/contracts/watches';
import { watchMessages } from '@foja/contracts/watches-text';
import { fold } from '@foja/legal-text/fold';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { Keyring } from '../platform/keyring.ts';
import { seal, unseal } from '../platform/sealing.ts';
import { todayOf } from './today.ts';
import { gazetteReadings, watches, watchPreferences } from './watches.table.ts';
import { countChange, type WatchesDeps, watchPurpose } from './watches-deps.ts';

type WatchRow = typeof watches.$inferSelect;

/** @throws {HttpError} 409 `conflict` for what is watched already, `storage_full` for one too many; 429 `rate_limited`. */
export async function createWatch(
  deps: WatchesDeps,
  { accountId }: SignedInActor,
  { kind, term }: CreateWatchRequest,
): Promise<Watch> {
  await countChange(deps, accountId);
  const id = randomUUID();
  const row: WatchRow = {
    id,
    accountId,
    kind,
    sealedTerm: seal(deps.keyring, watchPurpose({ accountId, id }), term),
    createdAt: deps.clock.now(),
  };
  await deps.db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`watches|${accountId}`}, 0))`);
    const own = await findWatches({ ...deps, db: transaction }, accountId);
    if (own.some((watch) => watch.kind === kind && fold(watch.term) === fold(term)))
      throw new HttpError(409, 'conflict', watchMessages.again);
    if (own.length >= deps.limits.watchesMax) throw new HttpError(409, 'storage_full', watchMessages.full);
    await transaction.insert(watches).values(row);
  });
  return presentWatch(deps, row);
}

/** @throws {HttpError} 404 `not_found`, for another account's as for one that never was; 429 `rate_limited`. */
export async function deleteWatch(deps: WatchesDeps, { accountId }: SignedInActor, id: string): Promise<void> {
  await countChange(deps, accountId);
  const deleted = await deps.db
    .delete(watches)
    .where(and(eq(watches.id, id), eq(watches.accountId, accountId)))
    .returning({ id: watches.id });
  if (deleted.length === 0) throw new HttpError(404, 'not_found', watchMessages.notFound);
}

/** What an account watches, the newest first. */
export async function findWatches(
  deps: { db: DatabaseOrTransaction; keyring: Keyring },
  accountId: string,
): Promise<Watch[]> {
  const rows = await deps.db
    .select()
    .from(watches)
    .where(eq(watches.accountId, accountId))
    .orderBy(desc(watches.createdAt));
  return rows.map((row) => presentWatch(deps, row));
}

/** One's watches, and how it stands with today's gazette. */
export async function listWatches(deps: WatchesDeps, { accountId }: SignedInActor): Promise<WatchesResponse> {
  const today = todayOf(deps);
  const [reading] = await deps.db.select().from(gazetteReadings).where(eq(gazetteReadings.day, today));
  const [chosen] = await deps.db.select().from(watchPreferences).where(eq(watchPreferences.accountId, accountId));
  return {
    watches: await findWatches(deps, accountId),
    gazette: { day: today, state: reading?.state ?? 'waiting', at: reading?.at.toISOString() ?? null },
    mailDigest: chosen?.mailDigest ?? false,
  };
}

export async function changeWatchPreferences(
  deps: WatchesDeps,
  actor: SignedInActor,
  { mailDigest }: { mailDigest: boolean },
): Promise<WatchesResponse> {
  await deps.db
    .insert(watchPreferences)
    .values({ accountId: actor.accountId, mailDigest })
    .onConflictDoUpdate({ target: watchPreferences.accountId, set: { mailDigest } });
  return listWatches(deps, actor);
}

function presentWatch(deps: { keyring: Keyring }, row: WatchRow): Watch {
  const term = unseal(deps.keyring, watchPurpose(row), row.sealedTerm);
  return { id: row.id, kind: row.kind, term, createdAt: row.createdAt.toISOString() };
}
