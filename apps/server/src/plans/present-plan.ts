import type { PlanRequest, Subscription } from '@foja/contracts/plans';
import type { planRequests, subscriptions } from './plans.table.ts';

export function presentPlanRequest(row: typeof planRequests.$inferSelect): PlanRequest {
  return {
    id: row.id,
    plan: row.plan,
    message: row.message,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    note: row.note,
  };
}

export function presentSubscription(row: typeof subscriptions.$inferSelect): Subscription {
  return {
    id: row.id,
    plan: row.plan,
    status: row.status,
    nextPaymentAt: row.nextPaymentAt?.toISOString() ?? null,
  };
}
