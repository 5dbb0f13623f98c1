import type { AdminPlanRequest } from '@foja/contracts/admin';
import type { PlanRequest } from '@foja/contracts/plans';
import { desc, eq, sql } from 'drizzle-orm';
import type { AccountRow } from '../accounts/find-account.ts';
import { findAccountsById } from '../accounts/find-accounts-by-id.ts';
import type { Database } from '../platform/database/database.ts';
import { planRequests } from './plans.table.ts';
import { presentPlanRequest } from './present-plan.ts';

const pageSize = 20;

/** A page (from 1) of everybody's requests, newest first, and how many there are in all. */
export async function listPlanRequests(
  deps: { db: Database },
  { status, page }: { status?: PlanRequest['status'] | undefined; page: number },
): Promise<{ requests: AdminPlanRequest[]; total: number }> {
  const condition = status ? eq(planRequests.status, status) : undefined;
  const rows = await deps.db
    .select()
    .from(planRequests)
    .where(condition)
    .orderBy(desc(planRequests.createdAt), desc(planRequests.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await deps.db.select({ total: sql<number>`count(*)::int` }).from(planRequests).where(condition);
  const people = await findAccountsById(
    deps,
    rows.map((row) => row.accountId),
  );
  const requests = rows.flatMap((row) => {
    // An account that was deleted between the two reads took its requests with it.
    const account = people.get(row.accountId);
    return account ? [presentAdminPlanRequest(row, account)] : [];
  });
  return { requests, total: counted?.total ?? 0 };
}

/** How many requests wait for a decision. */
export async function countPendingPlanRequests(deps: { db: Database }): Promise<number> {
  const [counted] = await deps.db
    .select({ total: sql<number>`count(*)::int` })
    .from(planRequests)
    .where(eq(planRequests.status, 'pending'));
  return counted?.total ?? 0;
}

export function presentAdminPlanRequest(
  row: typeof planRequests.$inferSelect,
  { id, email, firstName, lastName, role }: AccountRow,
): AdminPlanRequest {
  return { ...presentPlanRequest(row), user: { id, email, firstName, lastName, role } };
}
