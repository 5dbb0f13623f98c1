import { routes } from '@foja/contracts/routes';
import type { SourceDetail } from '@foja/contracts/sources';
import { queryOptions } from '@tanstack/react-query';
import { CallFailed, callJson } from '../platform/http.ts';

/** A whole foja. The text of the law changes rarely: one reading serves the visit. */
export const sourceQuery = (id: string) =>
  queryOptions({
    queryKey: ['source', id],
    queryFn: ({ signal }) => callJson<SourceDetail>(routes.source(id), { signal, token: null }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => failures < 1 && !(error instanceof CallFailed && error.status === 404),
  });
