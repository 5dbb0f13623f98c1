import type { UnderReview } from '@foja/contracts/calculators';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useDebounced } from '../platform/use-debounced.ts';
import { isReadable } from './amounts.ts';
import { AskedCalculationContext } from './asked-calculation.ts';
import { calculationQuery } from './calculator-queries.ts';
import { Refusal, refusedField } from './refusal.tsx';
import { ToResult } from './to-result.tsx';
import { ReviewedResult } from './under-review.tsx';

interface CalculationFrameProps<Result> {
  path: string;
  /** Null while something that it needs has not been told. */
  request: object | null;
  /** What is still to be told, where nothing is computed yet. */
  invitation: string;
  /** The fields; `errorOf` says what is wrong with the input of that name. */
  fields: (errorOf: (...names: string[]) => string | undefined) => ReactNode;
  onOpenFoja: (id: string) => void;
  children: (result: Result) => ReactNode;
}

/** A form and the live result of what it asks. */
export function CalculationFrame<Result extends { underReview: UnderReview }>({
  path,
  request,
  invitation,
  fields,
  onOpenFoja,
  children,
}: CalculationFrameProps<Result>) {
  const asked = JSON.stringify(isReadable(request) ? request : null);
  const input = useDebounced(asked, 350);
  const result = useQuery(calculationQuery<Result>(path, JSON.parse(input)));
  const section = useRef<HTMLElement>(null);
  const field = refusedField(result.error);
  const errorOf = (...names: string[]) => (field !== null && names.includes(field) ? result.error?.message : undefined);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <form className="grid gap-4 print:hidden" onSubmit={(event) => event.preventDefault()}>
        {fields(errorOf)}
      </form>
      {asked !== 'null' && <ToResult result={section} />}
      <section
        ref={section}
        aria-label="Resultado"
        aria-live="polite"
        aria-busy={result.isFetching}
        className="min-w-0 scroll-mt-4"
      >
        {asked === 'null' ? (
          <p className="rounded-card border border-line px-4 py-10 text-center text-sm text-ink-muted">
            {isReadable(request) ? invitation : 'Hay un número que no se entiende: revisalo.'}
          </p>
        ) : asked !== input || result.isFetching ? (
          // A figure that was computed for other inputs is never shown.
          <p className="text-sm text-ink-muted">Calculando…</p>
        ) : result.error ? (
          <Refusal failure={result.error} onRetry={() => void result.refetch()} />
        ) : (
          result.data && (
            <ReviewedResult underReview={result.data.underReview} onOpenFoja={onOpenFoja}>
              <AskedCalculationContext value={{ path, input: JSON.parse(input) }}>
                {children(result.data)}
              </AskedCalculationContext>
            </ReviewedResult>
          )
        )}
      </section>
    </div>
  );
}
