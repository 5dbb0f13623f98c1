import type { AdminUser, UsersQuery, UsersResponse } from '@foja/contracts/admin';
import { usageLimits } from '@foja/contracts/limits';
import { roleSchema } from '@foja/contracts/role-schema';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { accounts } from './accounts.table.ts';
import { type AccountRow, accountColumns } from './find-account.ts';
import { readLockouts } from './lockout.ts';
import { roleInForce } from './role-in-force.ts';
import { secondFactors } from './second-factor.table.ts';

/** Combining marks: what is left of an accent once a letter has been taken apart. */
const marks = '[\u0300-\u036f]';

/** Lower case without accents, as {@link folded} does it here. Works whatever the database's locale is. */
const foldedSql = (text: SQL): SQL => sql`lower(regexp_replace(normalize(${text}, NFD), ${marks}, '', 'g'))`;
const folded = (text: string): string => text.normalize('NFD').replace(new RegExp(marks, 'g'), '').toLowerCase();

/** What an account has used in its period, as SQL of its id and of its role in force: who counts uses tells it. */
export type UsedSql = (accountId: SQL, role: SQL, now: Date) => SQL<number>;

/**
 * One page of accounts for administration.
 * Each word of `search` must occur in the names or the address, whatever its case and accents. `used` and `limit` are those
 * of the role in force, in its current period.
 */
export async function listAccounts(
  deps: { db: Database; clock: Clock; jwtSecret: string; config: Pick<Config, 'requireEmailConfirmation'> },
  query: UsersQuery,
  usedSql: UsedSql,
): Promise<UsersResponse> {
  const now = deps.clock.now();
  const roleNow = sql`case when ${accounts.role} = 'User' and ${accounts.trialEndsAt} > ${now.toISOString()}
    then 'Premium' else ${accounts.role} end`;
  const used = usedSql(sql`${accounts.id}`, roleNow, now);
  const matching = and(
    ...searchConditions(query.search),
    query.role ? eq(accounts.role, query.role) : undefined,
    query.status ? statusConditions(deps.config.requireEmailConfirmation)[query.status] : undefined,
  );

  const hasSecondFactor = sql<boolean>`exists (
    select 1 from ${secondFactors}
    where ${secondFactors.accountId} = ${accounts.id} and ${secondFactors.confirmedAt} is not null)`;

  const rows = await deps.db
    .select({ ...accountColumns, used, hasSecondFactor, total: sql<number>`(count(*) over ())::int` })
    .from(accounts)
    .where(matching)
    .orderBy(...ordering(query, used), accounts.id)
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  const lockedOut = await readLockouts(
    deps,
    rows.map(({ email }) => email),
  );
  return {
    users: rows.map((row) =>
      presentForAdministration(row, lockedOut.get(row.email), deps.config.requireEmailConfirmation, now),
    ),
    total: rows[0]?.total ?? (await countMatching(deps, matching)),
    page: query.page,
    pageSize: query.pageSize,
  };
}

/** The account's line in the administration's list. */
function presentForAdministration(
  account: AccountRow & Pick<AdminUser, 'used' | 'hasSecondFactor'>,
  lockedOutUntil: Date | undefined,
  asksForConfirmation: boolean,
  now: Date,
): AdminUser {
  return {
    id: account.id,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    role: account.role,
    status: account.lockedAt ? 'locked' : asksForConfirmation && !account.emailConfirmedAt ? 'unconfirmed' : 'active',
    lockedOutUntil: lockedOutUntil?.toISOString() ?? null,
    trialEndsAt: account.trialEndsAt?.toISOString() ?? null,
    createdAt: account.createdAt.toISOString(),
    lastLoginAt: account.lastLoginAt?.toISOString() ?? null,
    hasSecondFactor: account.hasSecondFactor,
    used: account.used,
    limit: usageLimits[roleInForce(account, now)].limit,
  };
}

/** A page past the last one has no row that could tell the total. */
async function countMatching(deps: { db: Database }, matching: SQL | undefined): Promise<number> {
  const [row] = await deps.db.select({ total: sql<number>`count(*)::int` }).from(accounts).where(matching);
  return row?.total ?? 0;
}

/** Where no confirmation is asked for, nobody lacks one. */
function statusConditions(asksForConfirmation: boolean) {
  const open = isNull(accounts.lockedAt);
  return {
    locked: isNotNull(accounts.lockedAt),
    unconfirmed: asksForConfirmation ? and(open, isNull(accounts.emailConfirmedAt)) : sql`false`,
    active: asksForConfirmation ? and(open, isNotNull(accounts.emailConfirmedAt)) : open,
  };
}

function searchConditions(search: string): SQL[] {
  const text = foldedSql(sql`${accounts.firstName} || ' ' || ${accounts.lastName} || ' ' || ${accounts.email}`);
  return folded(search)
    .split(/[\s\0]+/)
    .filter((word) => word !== '')
    .map((word) => sql`strpos(${text}, ${word}) > 0`);
}

function ordering({ sort, order }: UsersQuery, used: SQL): SQL[] {
  const rank = sql.join(
    roleSchema.options.map((role, place) => sql`when ${role} then ${sql.raw(String(place))}`),
    sql` `,
  );
  const by: Record<UsersQuery['sort'], SQL[]> = {
    createdAt: [sql`${accounts.createdAt}`],
    lastName: [foldedSql(sql`${accounts.lastName}`), foldedSql(sql`${accounts.firstName}`)],
    email: [sql`${accounts.email}`],
    role: [sql`case ${accounts.role} ${rank} end`],
    lastLoginAt: [sql`${accounts.lastLoginAt}`],
    used: [used],
  };
  // Somebody who never signed in comes before the earliest, whichever way the list runs.
  return by[sort].map((term) => (order === 'asc' ? sql`${term} asc nulls first` : sql`${term} desc nulls last`));
}
