import type { DeadlineResponse } from '@foja/contracts/calculators';
import { Account, Articles } from '../calculators/account.tsx';
import { dayInWords } from '../calculators/day-in-words.ts';
import { MonthCalendar } from '../calculators/month-calendar.tsx';
import { Refusal } from '../calculators/refusal.tsx';
import { ReviewedResult } from '../calculators/under-review.tsx';
import type { Calculation } from '../calculators/use-calculation.ts';
import { Card } from '../design-system/card.tsx';

interface ComputedDayProps {
  calculation: Calculation<DeadlineResponse>;
  onOpenFoja: (id: string) => void;
}

/** The day that a term ends on, with every day counted, its steps and its articles. */
export function ComputedDay({ calculation, onOpenFoja }: ComputedDayProps) {
  const { state, result, error, retry } = calculation;
  return (
    <section aria-label="Vencimiento" aria-live="polite" className="min-w-0">
      {state === 'untold' && (
        <p className="rounded-card border border-line px-4 py-10 text-center text-sm text-ink-muted">
          Decinos el plazo y la fecha de la notificación: el vencimiento aparece acá.
        </p>
      )}
      {state === 'computing' && <p className="text-sm text-ink-muted">Calculando…</p>}
      {state === 'failed' && error && <Refusal failure={error} onRetry={retry} />}
      {state === 'done' && result && (
        <ReviewedResult underReview={result.underReview} onOpenFoja={onOpenFoja}>
          <div className="grid gap-6">
            <Card className="p-4 sm:p-5">
              <p className="text-sm text-ink-muted">{result.name ? `${result.name}: vence el` : 'El plazo vence el'}</p>
              <h2 className="mt-1 font-serif text-xl font-medium text-balance">
                {dayInWords(result.due)}
                {result.dueHour ? ` a las ${result.dueHour}` : ''}
              </h2>
              {result.graceUntil && (
                <p className="mt-2 text-sm">
                  Con plazo de gracia hasta el <strong>{dayInWords(result.graceUntil)}</strong>, en las horas que da el
                  tribunal.
                </p>
              )}
              {result.effect && <p className="mt-2 text-sm text-ink-muted">Si se pasa: {result.effect}</p>}
              <div className="mt-3">
                <Articles ids={[result.article]} onOpen={onOpenFoja} />
              </div>
            </Card>
            {result.days.length > 0 && <MonthCalendar days={result.days} due={result.due} />}
            <Account {...result} formatValue={dayInWords} onOpenFoja={onOpenFoja} />
          </div>
        </ReviewedResult>
      )}
    </section>
  );
}
