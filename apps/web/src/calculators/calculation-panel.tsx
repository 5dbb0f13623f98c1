import type { UnderReview } from '@foja/contracts/calculators';
import { type ReactNode, useRef } from 'react';
import { AskedCalculationContext } from './asked-calculation.ts';
import { Refusal } from './refusal.tsx';
import { ToResult } from './to-result.tsx';
import { ReviewedResult } from './under-review.tsx';
import type { Calculation } from './use-calculation.ts';

interface CalculationPanelProps<Result> {
  calculation: Calculation<Result>;
  /** What to tell before anything can be computed. */
  untold: string;
  fields: ReactNode;
  onOpenFoja: (id: string) => void;
  children: (result: Result) => ReactNode;
}

/** The form of a calculator and beside it, or under it on a phone, its live result. */
export function CalculationPanel<Result extends { underReview: UnderReview }>({
  calculation,
  untold,
  fields,
  onOpenFoja,
  children,
}: CalculationPanelProps<Result>) {
  const { state, result, error, isFetching, retry } = calculation;
  const section = useRef<HTMLElement>(null);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <form className="grid gap-4 print:hidden" onSubmit={(event) => event.preventDefault()}>
        {fields}
      </form>
      {state !== 'untold' && <ToResult result={section} />}
      <section
        ref={section}
        aria-label="Resultado"
        aria-live="polite"
        aria-busy={isFetching}
        className="min-w-0 scroll-mt-4"
      >
        {state === 'untold' && (
          <p className="rounded-card border border-line px-4 py-10 text-center text-sm text-ink-muted">{untold}</p>
        )}
        {state === 'computing' && <p className="text-sm text-ink-muted">Calculando…</p>}
        {state === 'failed' && error && <Refusal failure={error} onRetry={retry} />}
        {state === 'done' && result !== undefined && (
          <ReviewedResult underReview={result.underReview} onOpenFoja={onOpenFoja}>
            <AskedCalculationContext value={calculation.asked}>{children(result)}</AskedCalculationContext>
          </ReviewedResult>
        )}
      </section>
    </div>
  );
}
