import { agendaTitleMaxCharacters } from '@foja/contracts/agenda-text';
import type { LimitationResponse } from '@foja/contracts/calculators';
import { Link } from '@tanstack/react-router';
import { CalendarClock, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonClasses } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { useSession } from '../platform/session.ts';
import { Account, Articles } from './account.tsx';
import { accountMarkdown, written } from './account-text.ts';
import { dayInWords } from './day-in-words.ts';
import { LimitationTimeline } from './limitation-timeline.tsx';
import { TakeAlong } from './take-along.tsx';
import { useIsUnderReview } from './under-review.tsx';

interface LimitationResultProps {
  result: LimitationResponse;
  /** What happened, as it was told. */
  told: Omit<ComponentProps<typeof LimitationTimeline>, 'due'>;
  onOpenFoja: (id: string) => void;
}

/** Whether the claim is still in time, its last day and the account of it. */
export function LimitationResult({ result, told, onOpenFoja }: LimitationResultProps) {
  const isUnderReview = useIsUnderReview();
  const session = useSession();
  const kindName = result.kind === 'caducidad' ? 'Caducidad' : 'Prescripción';
  const Icon = result.expired ? TriangleAlert : CircleCheck;
  const state = result.expired
    ? 'Vencida'
    : result.interrupted
      ? 'Interrumpida'
      : result.due
        ? 'No vencida'
        : 'Sin día cierto';
  const due = result.due
    ? dayInWords(result.due)
    : result.interrupted
      ? 'El plazo está interrumpido'
      : 'Falta un dato para fijar el último día';
  return (
    <div className="grid gap-6">
      <Card className="p-5">
        <p className={`flex items-center gap-2 font-medium ${result.expired ? 'text-danger' : 'text-ok'}`}>
          <Icon size={18} aria-hidden="true" />
          {state}
        </p>
        <h2 className="mt-1 font-serif text-2xl font-medium text-balance">{due}</h2>
        <p className="mt-2 text-sm">
          {kindName} de {result.period}, desde el {dayInWords(result.starts)}
          {result.suspended ? ', con suspensión' : ''}.
        </p>
        {result.dueBeforeDemand && (
          <p className="mt-1 text-sm text-ink-muted">
            El plazo que corría antes del hecho que lo interrumpió terminaba el {dayInWords(result.dueBeforeDemand)}.
          </p>
        )}
        {result.graceUntil && (
          <p className="mt-1 text-sm">Con plazo de gracia hasta el {dayInWords(result.graceUntil)}.</p>
        )}
        <div className="mt-3">
          <Articles ids={[result.article]} onOpen={onOpenFoja} />
        </div>
        <div className="mt-4 flex flex-wrap gap-2 print:hidden">
          <TakeAlong
            title={`Prescripción: ${result.claim}`}
            markdown={() =>
              accountMarkdown({
                title: state,
                figure: due,
                detail: `${result.claim}: ${result.period}.`,
                lines: [
                  {
                    id: 'cuenta',
                    label: 'Cómo se contó',
                    figure: due,
                    steps: result.steps,
                    readings: result.readings.map((reading) => ({ ...reading, figure: dayInWords(reading.value) })),
                  },
                ],
                notes: result.notes,
              })
            }
            copied={() => [`${state}. ${due}.`, ...result.steps.map(({ text }) => `- ${written(text)}`)].join('\n')}
          />
          {!isUnderReview && session && result.due && !result.expired && (
            <Link
              to="/dashboard/agenda"
              search={(now) => ({
                e: 'nueva',
                fecha: result.due ?? undefined,
                titulo: `${kindName}: ${result.claim}`.slice(0, agendaTitleMaxCharacters),
                causa: now.causa,
              })}
              className={buttonClasses('primary', 'small')}
            >
              <CalendarClock size={15} aria-hidden="true" />
              Agregar a la agenda
            </Link>
          )}
        </div>
      </Card>
      <LimitationTimeline {...told} due={result.due ?? result.dueBeforeDemand} />
      <Account {...result} formatValue={dayInWords} onOpenFoja={onOpenFoja} />
    </div>
  );
}
