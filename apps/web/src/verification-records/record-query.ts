import { routes } from '@foja/contracts/routes';
import type { VerificationRecord } from '@foja/contracts/verification-records';
import { queryOptions } from '@tanstack/react-query';
import { callJson } from '../platform/http.ts';

/** What a record attests, by its code; anybody may ask. */
export const recordQuery = (code: string | null) =>
  queryOptions({
    queryKey: ['verification-record', code],
    queryFn: ({ signal }) =>
      callJson<VerificationRecord>(routes.verificationRecord(code ?? ''), { signal, token: null }),
    enabled: code !== null,
    retry: false,
  });
