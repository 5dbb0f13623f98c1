import { itemsPerMatter, matterMaxBytes, matterMessages, mattersPerAccount } from '@foja/contracts/matter-words';
import type { Role } from '@foja/contracts/roles';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { findAccountsById } from '../accounts/find-accounts-by-id.ts';
import { roleInForce } from '../accounts/role-in-force.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { DatabaseOrTransaction, Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { type MatterRow, matterFiles, matterItems, matters } from './matters.table.ts';

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

/**
 * Lets the account open no other causa until the transaction ends, and refuses one more than its plan lets it have.
 * @throws {HttpError} 409 `plan_limit`
 */
export async function requireMatterRoom(transaction: Transaction, accountId: string, limit: number): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`matters|${accountId}`}, 0))`);
  if ((await countOpened({ db: transaction }, accountId)) >= limit)
    throw new HttpError(409, 'plan_limit', matterMessages.mattersLimit(limit));
}

/**
 * Lets nobody add to the causa until the transaction ends, and refuses what does not fit any more. Files that are filed count as items.
 * @throws {HttpError} 409 `plan_limit` or `storage_full`
 */
export async function requireItemRoom(
  deps: LimitDeps & { clock: Clock },
  transaction: Transaction,
  matter: Pick<MatterRow, 'id' | 'ownerAccountId'>,
  added: { items: number; bytes: number },
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
  if (added.items > 0 && (items?.count ?? 0) + (files?.count ?? 0) + added.items > limit)
    throw new HttpError(409, 'plan_limit', matterMessages.itemsLimit(limit));
  if (Number(items?.bytes ?? 0) + added.bytes > matterMaxBytes)
    throw new HttpError(409, 'storage_full', matterMessages.matterFull);
}
