import type { MyActivityResponse } from '@foja/contracts/activity';
import type { ActivityEvent } from '@foja/contracts/activity-events';
import { routes } from '@foja/contracts/routes';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call, callJson } from '../platform/http.ts';

const exportTimeoutMs = 120_000;
const firstPage = undefined as string | undefined;

/** Only what is set goes into the address. */
function withQuery(path: string, values: { event: ActivityEvent | ''; cursor?: string | undefined }): string {
  const set = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set)}`;
}

/** GET /api/account/activity; keyed by address: what was read for one account is never shown to the next. */
export const myActivityQuery = (email: string, event: ActivityEvent | '') =>
  infiniteQueryOptions({
    queryKey: ['account', email, 'activity', event],
    queryFn: ({ signal, pageParam: cursor }) =>
      callJson<MyActivityResponse>(withQuery(routes.accountActivity, { event, cursor }), { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });

/** One's own activity as a file for a spreadsheet. */
export async function downloadMyActivity(event: ActivityEvent | ''): Promise<Blob> {
  const response = await call(withQuery(routes.accountActivityCsv, { event }), {
    accept: 'text/csv',
    timeoutMs: exportTimeoutMs,
  });
  return response.blob();
}
