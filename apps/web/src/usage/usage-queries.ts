import { usageCacheMs, usageRequestTimeoutMs } from '@foja/contracts/limits';
import { routes } from '@foja/contracts/routes';
import type { UsageHistory, UsagePlan, UsageStats } from '@foja/contracts/usage';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callJson } from '../platform/http.ts';

const reading = { staleTime: usageCacheMs, retry: false } as const;

/** GET /api/usage/history: uses of each of the last `days` days. */
export const usageHistoryQuery = (email: string, days: number) =>
  queryOptions({
    queryKey: ['usage', email, 'history', days],
    queryFn: ({ signal }) =>
      callJson<UsageHistory>(`${routes.usageHistory}?days=${days}`, { signal, timeoutMs: usageRequestTimeoutMs }),
    placeholderData: keepPreviousData,
    ...reading,
  });

/** GET /api/usage/stats: the usage record, with the uses since the account exists. */
export const usageStatsQuery = (email: string) =>
  queryOptions({
    queryKey: ['usage', email, 'stats'],
    queryFn: ({ signal }) => callJson<UsageStats>(routes.usageStats, { signal, timeoutMs: usageRequestTimeoutMs }),
    ...reading,
  });

/** GET /api/usage/plan: plan, limit, period and trial. */
export const usagePlanQuery = (email: string) =>
  queryOptions({
    queryKey: ['usage', email, 'plan'],
    queryFn: ({ signal }) => callJson<UsagePlan>(routes.usagePlan, { signal, timeoutMs: usageRequestTimeoutMs }),
    ...reading,
  });
