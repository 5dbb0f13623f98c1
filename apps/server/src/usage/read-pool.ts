import { isUnlimited, usageLimits } from '@foja/contracts/limits';
import type { Role } from '@foja/contracts/roles';
import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Actor } from '../accounts/actor.ts';
import { findAccountsById } from '../accounts/find-accounts-by-id.ts';
import { roleInForce } from '../accounts/role-in-force.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { usageCounters, usagePoolMembers, usagePools } from './usage.table.ts';
import { monthOf } from './usage-period.ts';

export type PoolDeps = { db: Pick<Database, 'select'>; clock: Clock };

export interface Pool {
  /** Of all plans together, this month. */
  limit: number;
  used: number;
  remaining: number;
}

/** The pool that an actor's uses come from; null for who has their own, as whose plan has no bound. */
export async function findPool(deps: PoolDeps, actor: Pick<Actor, 'accountId' | 'role'>): Promise<string | null> {
  if (actor.accountId === undefined || isUnlimited(usageLimits[actor.role].limit)) return null;
  const [found] = await deps.db
    .select({ poolId: usagePoolMembers.poolId })
    .from(usagePoolMembers)
    .innerJoin(usagePools, eq(usagePools.id, usagePoolMembers.poolId))
    .where(
      and(
        eq(usagePoolMembers.accountId, actor.accountId),
        or(isNull(usagePools.endsAfter), gte(usagePools.endsAfter, monthOf(deps.clock.now()))),
      ),
    );
  return found?.poolId ?? null;
}

/** Lets nobody else take a use of a pool, join it or leave it until the transaction ends. */
export async function holdPool(transaction: Transaction, poolId: string): Promise<void> {
  await transaction.select({ id: usagePools.id }).from(usagePools).where(eq(usagePools.id, poolId)).for('update');
}

/** What the plans of a pool's members bring together this month, and what is taken of it. */
export async function readPool(deps: PoolDeps, poolId: string): Promise<Pool> {
  const members = await readShares(deps, await membersOf(deps, poolId));
  const [pool] = await deps.db.select().from(usagePools).where(eq(usagePools.id, poolId));
  const carried = pool?.carriedPeriod === monthOf(deps.clock.now()) ? pool.carried : 0;
  const limit = members.reduce((sum, share) => sum + share.limit, 0);
  const used = Math.max(
    0,
    members.reduce((sum, share) => sum + share.used, carried),
  );
  return { limit, used, remaining: Math.max(0, limit - used) };
}

/** What one account brings to a pool this month, and what it has taken. */
export interface PoolShare {
  accountId: string;
  limit: number;
  used: number;
}

/** Shares of accounts; whose plan has no bound neither brings nor takes. */
export async function readShares(deps: PoolDeps, accountIds: readonly string[]): Promise<PoolShare[]> {
  const now = deps.clock.now();
  const accounts = await findAccountsById(deps, accountIds);
  if (accounts.size === 0) return [];
  const counters = await deps.db
    .select({ subject: usageCounters.subject, used: usageCounters.used })
    .from(usageCounters)
    .where(
      and(
        inArray(
          usageCounters.subject,
          [...accounts.keys()].map((id) => `user:${id}`),
        ),
        eq(usageCounters.period, monthOf(now)),
      ),
    );
  const usedBy = new Map(counters.map(({ subject, used }) => [subject, used]));
  return [...accounts.values()].flatMap((account) => {
    const role = roleInForce(account, now);
    if (isUnlimited(usageLimits[role].limit)) return [];
    return [{ accountId: account.id, limit: monthlyLimit(role), used: usedBy.get(`user:${account.id}`) ?? 0 }];
  });
}

/** A plan whose uses are in total, for good, brings none of a month. */
function monthlyLimit(role: Role): number {
  const { limit, period } = usageLimits[role];
  return period === 'month' ? limit : 0;
}

async function membersOf(deps: PoolDeps, poolId: string): Promise<string[]> {
  const rows = await deps.db
    .select({ accountId: usagePoolMembers.accountId })
    .from(usagePoolMembers)
    .where(eq(usagePoolMembers.poolId, poolId));
  return rows.map(({ accountId }) => accountId);
}

/** A pool that holds this month, and when it was chosen to end; null where there is none. */
export async function findPoolOf(deps: PoolDeps, poolId: string): Promise<{ endsAfter: string | null } | null> {
  const [pool] = await deps.db
    .select({ endsAfter: usagePools.endsAfter })
    .from(usagePools)
    .where(eq(usagePools.id, poolId));
  if (!pool || (pool.endsAfter !== null && pool.endsAfter < monthOf(deps.clock.now()))) return null;
  return pool;
}
