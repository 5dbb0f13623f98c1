import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../platform/use-debounced.ts';
import type { AskedCalculation } from './asked-calculation.ts';
import { type Caller, calculationQuery } from './calculator-queries.ts';
import { refusedField } from './refusal.tsx';

export interface Calculation<Result> {
  state: 'untold' | 'computing' | 'failed' | 'done';
  result: Result | undefined;
  error: Error | null;
  isFetching: boolean;
  /** Why the server refused the value of a field. */
  errorOf: (field: string) => string | undefined;
  retry: () => void;
  /** What the result is of; null while nothing was asked. */
  asked: AskedCalculation | null;
}

/** A calculation that follows what is typed. What was computed for other inputs is never given as done. */
export function useCalculation<Result>(
  path: string,
  input: object | null,
  caller: Caller = 'anybody',
): Calculation<Result> {
  const asked = JSON.stringify(input);
  const settled = useDebounced(asked, 350);
  const settledInput = JSON.parse(settled) as Record<string, unknown> | null;
  const query = useQuery(calculationQuery<Result>(path, settledInput, caller));
  const field = refusedField(query.error);
  const computing = asked !== settled || query.isFetching;
  return {
    state:
      asked === 'null'
        ? 'untold'
        : computing
          ? 'computing'
          : query.error
            ? 'failed'
            : query.data
              ? 'done'
              : 'computing',
    result: query.data,
    error: query.error,
    isFetching: query.isFetching,
    errorOf: (name) => (field === name ? query.error?.message : undefined),
    retry: () => void query.refetch(),
    asked: settledInput && { path, input: settledInput },
  };
}
