import type { CalculatorCatalogue } from '@foja/contracts/calculators';
import { routes } from '@foja/contracts/routes';
import { queryOptions } from '@tanstack/react-query';
import { callJson } from '../platform/http.ts';

/** Everything that can be asked for by name; one reading serves the visit. */
export const catalogueQuery = queryOptions({
  queryKey: ['calculators', 'catalogue'],
  queryFn: ({ signal }) => callJson<CalculatorCatalogue>(routes.calculatorCatalogue, { signal, token: null }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whether a calculation is made for whom the session is, or for anybody. */
export type Caller = 'anybody' | 'account';

/** A calculation; null where something that it needs has not been told yet. */
export const calculationQuery = <Result>(path: string, input: object | null, caller: Caller = 'anybody') =>
  queryOptions({
    queryKey: ['calculators', path, input],
    queryFn: ({ signal }) =>
      callJson<Result>(path, { method: 'POST', body: input, signal, ...(caller === 'anybody' && { token: null }) }),
    enabled: input !== null,
    retry: false,
    gcTime: 0,
  });
