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

/** A calculation; null where something that it needs has not been told yet. */
export const calculationQuery = <Result>(path: string, input: object | null) =>
  queryOptions({
    queryKey: ['calculators', path, input],
    queryFn: ({ signal }) => callJson<Result>(path, { method: 'POST', body: input, signal, token: null }),
    enabled: input !== null,
    retry: false,
    gcTime: 0,
  });
