import { routes } from '@foja/contracts/routes';
import type { LawUnderReviewResponse, SourceDetail } from '@foja/contracts/sources';
import { queryOptions } from '@tanstack/react-query';
import { CallFailed, callJson } from '../platform/http.ts';

/** Articles that changed since Foja's own words were compared with them: what stands on these is not stated. */
export const lawUnderReviewQuery = queryOptions({
  queryKey: ['law', 'under-review'],
  queryFn: ({ signal }) => callJson<LawUnderReviewResponse>(routes.lawUnderReview, { signal, token: null }),
  staleTime: 60_000,
});

/** A whole foja. The text of the law changes rarely: one reading serves the visit. */
export const sourceQuery = (id: string) =>
  queryOptions({
    queryKey: ['source', id],
    queryFn: ({ signal }) => callJson<SourceDetail>(routes.source(id), { signal, token: null }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => failures < 1 && !(error instanceof CallFailed && error.status === 404),
  });

/** The same with how the article stood on a day. */
export const sourceThenQuery = (id: string, asOf: string) =>
  queryOptions({
    queryKey: ['source', id, asOf],
    queryFn: ({ signal }) =>
      callJson<SourceDetail>(`${routes.source(id)}?asOf=${encodeURIComponent(asOf)}`, { signal, token: null }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
