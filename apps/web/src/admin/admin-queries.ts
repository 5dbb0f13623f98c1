import type { DoneResponse } from '@foja/contracts/accounts';
import type {
  ActivityQuery,
  ActivityResponse,
  AdminPlanRequest,
  CorpusFetchRequest,
  CorpusFetchState,
  CorpusState,
  FeedbackEntry,
  Overview,
  UsersQuery,
  UsersResponse,
} from '@foja/contracts/admin';
import type { PlanRequest } from '@foja/contracts/plans';
import type { Role } from '@foja/contracts/roles';
import { routes } from '@foja/contracts/routes';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callJson } from '../platform/http.ts';

/** Only what is set goes into the address. */
function withQuery(path: string, values: Record<string, string | number | undefined>): string {
  const set = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set)}`;
}

const firstPage = undefined as string | undefined;

export const overviewQuery = (days: number) =>
  queryOptions({
    queryKey: ['admin', 'overview', days],
    queryFn: ({ signal }) => callJson<Overview>(withQuery(routes.adminOverview, { days }), { signal }),
    placeholderData: keepPreviousData,
  });

export const usersQuery = (query: UsersQuery) =>
  queryOptions({
    queryKey: ['admin', 'users', query],
    queryFn: ({ signal }) => callJson<UsersResponse>(withQuery(routes.adminUsers, { ...query }), { signal }),
    placeholderData: keepPreviousData,
  });

export type ActivityFilters = Partial<Pick<ActivityQuery, 'event' | 'email' | 'from' | 'to'>>;

export const activityQuery = (filters: ActivityFilters) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'activity', filters],
    queryFn: ({ signal, pageParam: cursor }) =>
      callJson<ActivityResponse>(withQuery(routes.adminActivity, { ...filters, cursor }), { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

const exportTimeoutMs = 120_000;

export type ActivityFormat = 'csv' | 'jsonl';
const exportsOf = {
  csv: { path: routes.adminActivityCsv, accept: 'text/csv' },
  jsonl: { path: routes.adminActivityJsonLines, accept: 'application/jsonl' },
} as const;

/** The log under these filters as a file. */
export async function downloadActivity(filters: ActivityFilters, format: ActivityFormat): Promise<Blob> {
  const { path, accept } = exportsOf[format];
  const response = await call(withQuery(path, filters), {
    accept,
    timeoutMs: exportTimeoutMs,
  });
  return response.blob();
}

export interface PlanRequestsPage {
  requests: AdminPlanRequest[];
  total: number;
}

export const planRequestsQuery = (query: { status?: PlanRequest['status'] | undefined; page: number }) =>
  queryOptions({
    queryKey: ['admin', 'plan-requests', query],
    queryFn: ({ signal }) => callJson<PlanRequestsPage>(withQuery(routes.adminPlanRequests, query), { signal }),
    placeholderData: keepPreviousData,
  });

export const feedbackQuery = (useful: 'true' | 'false' | undefined) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'feedback', useful],
    queryFn: ({ signal, pageParam: cursor }) =>
      callJson<{ entries: FeedbackEntry[]; nextCursor: string | null }>(
        withQuery(routes.adminFeedback, { useful, cursor }),
        { signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

const rebuildPollMs = 2_000;

/** Asked again and again while the index is being rebuilt. */
export const corpusQuery = () =>
  queryOptions({
    queryKey: ['admin', 'corpus'],
    queryFn: ({ signal }) => callJson<CorpusState>(routes.adminCorpus, { signal }),
    refetchInterval: ({ state }) => (state.data?.index.status === 'building' ? rebuildPollMs : false),
  });

const post = (path: string, body?: unknown) =>
  callJson<DoneResponse>(path, { method: 'POST', ...(body === undefined ? {} : { body }) });

export const changeRole = (id: string, role: Role) => post(routes.adminUserAction(id, 'role'), { role });
export const lockAccount = (id: string, reason: string) =>
  post(routes.adminUserAction(id, 'lock'), reason ? { reason } : {});
export const unlockAccount = (id: string) => post(routes.adminUserAction(id, 'unlock'));
export const resendConfirmation = (id: string) => post(routes.adminUserAction(id, 'resend-confirmation'));
export const removeSecondFactor = (id: string) => post(routes.adminUserAction(id, 'remove-second-factor'));
export const resetUsage = (email: string) => post(routes.usageResetOf(email));
export const decidePlanRequest = (id: string, decision: 'grant' | 'decline', note: string) =>
  post(routes.adminPlanRequestAction(id, decision), note ? { note } : {});
const fetchPollMs = 1_500;

/** Asked again and again while texts are being brought. */
export const corpusFetchQuery = () =>
  queryOptions({
    queryKey: ['admin', 'corpus-fetch'],
    queryFn: ({ signal }) => callJson<CorpusFetchState>(routes.adminCorpusFetch, { signal }),
    refetchInterval: ({ state }) => (state.data?.run?.status === 'running' ? fetchPollMs : false),
  });
export const fetchOfficialTexts = () => post(routes.adminCorpusFetch);
export const fetchHeadnotes = (rulings: NonNullable<NonNullable<CorpusFetchRequest>['rulings']>) =>
  callJson<{ message: string }>(routes.adminCorpusFetch, { method: 'POST', body: { rulings } });
export const stopFetching = () => post(routes.adminCorpusFetchCancel);
export const scheduleFetching = (weekly: boolean) =>
  callJson<CorpusFetchState>(routes.adminCorpusFetchSchedule, { method: 'PUT', body: { weekly } });
export const rebuildIndex = () => post(routes.adminRebuildIndex);
