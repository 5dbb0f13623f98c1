import {
  itemsPerMatter,
  type MatterAction,
  matterMaxBytes,
  matterMessages,
  mattersPerAccount,
} from '@foja/contracts/matter-words';
import type { Role } from '@foja/contracts/roles';
import { and, count, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { findAccountsById } from '../accounts/find-accounts-by-id.ts';
import { roleInForce } from '../accounts/role-in-force.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { DatabaseOrTransaction, Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { type MatterRow, matterActivity, matterFiles, matterItems, matters } from './matters.table.ts';
import { undoSince } from './undo-since.ts';

type LimitDeps = { config: Pick<Config, 'matters'> };

/** Causas that somebody of this role may have opened. */
export function mattersLimitOf({ config }: LimitDeps, role: Role): number {
  return role === 'User' ? mattersPerAccount.User : (config.matters.perAccount ?? mattersPerAccount[role]);
}

/** What a causa may hold: it is the plan of who opened it that counts, whoever writes into it. */
export async function itemsLimitOf(
  deps: LimitDeps & { db: DatabaseOrTransaction; clock: Clock },
  { ownerAccountId }: Pick<MatterRow, 'ownerAccountId'>,
): Promise<number> {
  const owner = (await findAccountsById(deps, [ownerAccountId])).get(ownerAccountId);
  const role = owner ? roleInForce(owner, deps.clock.now()) : 'User';
  return role === 'User' ? itemsPerMatter.User : (deps.config.matters.itemsPerMatter ?? itemsPerMatter[role]);
}

export async function countOpened(deps: { db: DatabaseOrTransaction }, accountId: string): Promise<number> {
  const [opened] = await deps.db
    .select({ count: count() })
    .from(matters)
    .where(and(eq(matters.ownerAccountId, accountId), isNull(matters.deletedAt)));
  return opened?.count ?? 0;
}

/** What each act makes of how many there are. */
const stepsOf = new Map<MatterAction, 1 | -1>([
  ['matter_opened', 1],
  ['matter_restored', 1],
  ['matter_deleted', -1],
  ['item_added', 1],
  ['item_restored', 1],
  ['item_deleted', -1],
  ['file_filed', 1],
  ['file_unfiled', -1],
]);
const matterActs: MatterAction[] = ['matter_opened', 'matter_restored', 'matter_deleted'];
const itemActs: MatterAction[] = ['item_added', 'item_restored', 'item_deleted', 'file_filed', 'file_unfiled'];

/** The most that there were at one time since these acts, told back from what there is now. */
function mostAtOnce(now: number, newestFirst: readonly { action: MatterAction }[]): number {
  let [there, most] = [now, now];
  for (const { action } of newestFirst) {
    there -= stepsOf.get(action) ?? 0;
    most = Math.max(most, there);
  }
  return most;
}

/**
 * Lets the account open no other causa until the transaction ends, and refuses one more than its plan lets it have.
 * What is brought back is refused only where there would then be more than at any time since it could still be brought back: a plan that
 * became smaller takes nothing.
 * @throws {HttpError} 409 `plan_limit`
 */
export async function requireMatterRoom(
  { db: transaction, clock }: { db: Transaction; clock: Clock },
  accountId: string,
  limit: number,
  { isRestored }: { isRestored: boolean },
): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`matters|${accountId}`}, 0))`);
  const opened = await countOpened({ db: transaction }, accountId);
  if (opened < limit) return;
  if (isRestored) {
    const acts = await transaction
      .select({ action: matterActivity.action })
      .from(matterActivity)
      .innerJoin(matters, eq(matters.id, matterActivity.matterId))
      .where(
        and(
          eq(matters.ownerAccountId, accountId),
          gte(matterActivity.at, undoSince(clock)),
          inArray(matterActivity.action, matterActs),
        ),
      )
      .orderBy(desc(matterActivity.id));
    if (opened < mostAtOnce(opened, acts)) return;
  }
  throw new HttpError(409, 'plan_limit', matterMessages.mattersLimit(limit));
}

/**
 * Lets nobody add to the causa until the transaction ends, and refuses what does not fit any more. Files that are filed count as items.
 * What is brought back is counted as `requireMatterRoom` does.
 * @throws {HttpError} 409 `plan_limit` or `storage_full`
 */
export async function requireItemRoom(
  deps: LimitDeps & { clock: Clock },
  transaction: Transaction,
  matter: Pick<MatterRow, 'id' | 'ownerAccountId'>,
  added: { items: number; bytes: number; isRestored?: boolean },
): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`matter-items|${matter.id}`}, 0))`);
  const limit = await itemsLimitOf({ ...deps, db: transaction }, matter);
  const [items] = await transaction
    .select({ count: count(), bytes: sql<string>`coalesce(sum(${matterItems.bodyBytes}), 0)` })
    .from(matterItems)
    .where(and(eq(matterItems.matterId, matter.id), isNull(matterItems.deletedAt)));
  const [files] = await transaction
    .select({ count: count() })
    .from(matterFiles)
    .where(eq(matterFiles.matterId, matter.id));
  const there = (items?.count ?? 0) + (files?.count ?? 0);
  if (added.items > 0 && there + added.items > limit) {
    const most = added.isRestored
      ? mostAtOnce(there, await listItemActs({ ...deps, db: transaction }, matter.id))
      : there;
    if (there + added.items > most) throw new HttpError(409, 'plan_limit', matterMessages.itemsLimit(limit));
  }
  if (Number(items?.bytes ?? 0) + added.bytes > matterMaxBytes)
    throw new HttpError(409, 'storage_full', matterMessages.matterFull);
}

async function listItemActs(deps: { db: Transaction; clock: Clock }, matterId: string) {
  return deps.db
    .select({ action: matterActivity.action })
    .from(matterActivity)
    .where(
      and(
        eq(matterActivity.matterId, matterId),
        gte(matterActivity.at, undoSince(deps.clock)),
        inArray(matterActivity.action, itemActs),
      ),
    )
    .orderBy(desc(matterActivity.id));
}
