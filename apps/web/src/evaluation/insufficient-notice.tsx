import type { InsufficientEvaluation } from '@foja/contracts/evaluation';
import { PencilLine } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../design-system/button.tsx';

interface InsufficientNoticeProps {
  answer: InsufficientEvaluation;
  /** The way to other kinds of case. */
  choice?: ReactNode;
  /** The reader comes from an action of this screen: the keyboard goes to the notice. */
  takesFocus?: boolean;
  /** Leads back to the story, where it can still be written. */
  onBack?: () => void;
}

/** Too little to go on: what to add, and the way back to the text. No number is shown. */
export function InsufficientNotice({ answer, choice, takesFocus = true, onBack }: InsufficientNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Cases of one type differ by their situation.
  const situation = answer.guideTitle ? ` (${answer.guideTitle})` : '';
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section aria-label="Faltan datos" className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <h2 ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
        Todavía no se puede estimar
      </h2>
      <p className="mt-1 max-w-prose text-sm text-ink-muted">
        {answer.caseType
          ? `Puede tratarse de «${answer.caseType}»${situation}, pero con lo que contaste no alcanza para dar un número.`
          : 'Con lo que contaste no alcanza para dar un número.'}{' '}
        Agregá lo que sepas de esta lista:
      </p>
      <ul
        aria-label="Qué agregar"
        className="mt-3 grid list-disc gap-1.5 pl-5 text-sm text-ink-soft marker:text-ink-muted"
      >
        {answer.whatToAdd.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {choice && <div className="mt-4 empty:hidden">{choice}</div>}
      {answer.notice && <p className="mt-3 text-xs text-ink-muted">{answer.notice}</p>}
      {onBack && (
        <Button className="mt-4" onClick={onBack}>
          <PencilLine size={16} aria-hidden="true" />
          Volver al texto
        </Button>
      )}
    </section>
  );
}
