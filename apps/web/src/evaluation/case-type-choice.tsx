import { useEffect, useRef } from 'react';
import { classNames } from '../design-system/class-names.ts';
import type { OtherCaseType } from './chosen-case-type.ts';

interface CaseTypeChoiceProps {
  others: readonly OtherCaseType[];
  /** The case that Foja understood, where the person chose another one. */
  chosenInsteadOf: string | undefined;
  /** The reader has just chosen: the keyboard stays here, though the button pressed is gone. */
  takesFocus: boolean;
  /** With the title of its guide, or null for the one that Foja understood. */
  onChoose: (choice: string | null) => void;
}

/** The way to put the kind of case right: Foja may have taken a story for its neighbour. Nothing where it is clear. */
export function CaseTypeChoice({ others, chosenInsteadOf, takesFocus, onChoose }: CaseTypeChoiceProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice moves the keyboard anew
  useEffect(() => {
    if (takesFocus) group.current?.focus({ preventScroll: true });
  }, [takesFocus, chosenInsteadOf, others.map(({ guideTitle }) => guideTitle).join('|')]);
  if (others.length === 0) return null;
  return (
    <fieldset ref={group} tabIndex={-1} className="min-w-0 text-sm outline-none">
      <legend className="sr-only">Tipo de caso</legend>
      {chosenInsteadOf !== undefined && (
        <p role="status" className="mb-2 font-medium text-ink">
          Elegido por vos, en lugar de «{chosenInsteadOf}».
        </p>
      )}
      <p className="text-ink-muted">¿No es tu caso? También podría ser:</p>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {others.map(({ choice, caseType, guideTitle }) => (
          <li key={guideTitle ?? caseType} className="min-w-0 max-w-full">
            <button
              type="button"
              onClick={() => onChoose(choice)}
              className={classNames(
                'min-h-8 max-w-full rounded-field border border-line bg-surface px-3 py-1.5 text-left break-words transition duration-150',
                'hover:border-line-strong hover:bg-sunken',
              )}
            >
              {choice === null && <span className="text-ink-muted">Volver a:</span>}{' '}
              <span className="font-medium text-primary-ink">{guideTitle ?? caseType}</span>
              {guideTitle !== null && <span className="block text-xs text-ink-muted">{caseType}</span>}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
