import type { DeadlineResponse } from '@foja/contracts/calculators';
import { Link } from '@tanstack/react-router';
import { CalendarClock, CalendarPlus, Printer } from 'lucide-react';
import { Button, buttonClasses } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { saveFile } from '../platform/save-file.ts';
import { useSession } from '../platform/session.ts';
import { Account, Articles } from './account.tsx';
import type { CalculatorSearch } from './calculator-search.ts';
import { dayInWords } from './day-in-words.ts';
import { deadlineEvent } from './deadline-event.ts';
import { termOf } from './deadline-input.ts';
import { deadlineMarkdown, deadlineStatement } from './deadline-text.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { TakeAlong } from './take-along.tsx';
import { useIsUnderReview } from './under-review.tsx';

interface DeadlineResultProps {
  result: DeadlineResponse;
  /** What it was computed from: the agenda computes it again. */
  inputs: CalculatorSearch;
  onOpenFoja: (id: string) => void;
}

/** The due day first; then every day of the term and the account of it. */
export function DeadlineResult({ result, inputs, onOpenFoja }: DeadlineResultProps) {
  const isUnderReview = useIsUnderReview();
  const session = useSession();
  const due = `${dayInWords(result.due)}${result.dueHour ? ` a las ${result.dueHour}` : ''}`;
  return (
    <div className="grid gap-6">
      <Card className="p-5">
        <p className="text-sm text-ink-muted">
          {result.name
            ? `${result.name.charAt(0).toUpperCase()}${result.name.slice(1)}: vence el`
            : 'El plazo vence el'}
        </p>
        <h2 className="mt-1 font-serif text-2xl font-medium text-balance">{due}</h2>
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
        <div className="mt-4 flex flex-wrap gap-2 print:hidden">
          <TakeAlong
            title={`Vencimiento: ${result.name ?? 'plazo'}`}
            markdown={() => deadlineMarkdown(result)}
            copied={() => deadlineStatement(result)}
            copyLabel="Copiar para el escrito"
          />
          {!isUnderReview && session && (
            <Link
              to="/dashboard/agenda"
              search={(now) => ({ e: 'nueva', plazo: termOf(inputs), causa: now.causa })}
              className={buttonClasses('primary', 'small')}
            >
              <CalendarClock size={15} aria-hidden="true" />
              Agregar a la agenda
            </Link>
          )}
          {!isUnderReview && (
            <Button
              size="small"
              onClick={() =>
                saveFile(
                  `vencimiento-${result.due}.ics`,
                  new Blob([deadlineEvent(result, new Date().toISOString())], { type: 'text/calendar' }),
                )
              }
            >
              <CalendarPlus size={15} aria-hidden="true" />
              Descargar .ics
            </Button>
          )}
          <Button size="small" onClick={() => window.print()}>
            <Printer size={15} aria-hidden="true" />
            Imprimir
          </Button>
        </div>
      </Card>
      {result.days.length > 0 && <MonthCalendar days={result.days} due={result.due} />}
      <Account {...result} formatValue={dayInWords} onOpenFoja={onOpenFoja} />
    </div>
  );
}
