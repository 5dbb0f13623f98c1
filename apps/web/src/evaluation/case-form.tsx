import type { AnonymizationMode } from '@foja/contracts/anonymization-modes';
import { type RefObject, useEffect } from 'react';
import type { Anonymizer } from '../anonymization/anonymize-message.ts';
import { FormBanner } from '../design-system/form-banner.tsx';
import type { TextOrigin } from '../text-source/text-origin.ts';
import type { KeptText } from '../text-source/use-kept-text.ts';
import { CaseTypeChoice } from './case-type-choice.tsx';
import { otherCaseTypes, shownEvaluation } from './chosen-case-type.ts';
import { EvaluationSkeleton } from './evaluation-skeleton.tsx';
import { exampleStories } from './example-stories.ts';
import { InsufficientNotice } from './insufficient-notice.tsx';
import { StoryForm } from './story-form.tsx';
import type { EvaluationState } from './use-case-evaluation.ts';

interface CaseFormProps {
  draft: KeptText;
  state: EvaluationState;
  anonymizer: Anonymizer | null;
  mode: AnonymizationMode;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** The reader comes from an action of the tool: the keyboard goes to the text. */
  takesFocus: boolean;
  onEvaluate: (story: string) => void;
  onCancel: () => void;
  onDismiss: () => void;
  /** Shows the case as another kind, or again as the one that Foja understood. */
  onChoose: (choice: string | null) => void;
  onAnonymization: () => void;
}

const stepTexts = {
  anonymizing: 'Protegiendo tus datos…',
  evaluating: 'Comparando el relato con lo que pide la ley…',
};

/** The case before it is evaluated: its text, what came of the last attempt, and examples where nothing is written yet. */
export function CaseForm({ draft, state, inputRef, takesFocus, onDismiss, onChoose, ...props }: CaseFormProps) {
  const working = state.kind === 'working';
  const tooLittle = state.kind === 'insufficient' ? shownEvaluation(state.answer, state.chosen, {}) : null;
  useEffect(() => {
    if (takesFocus) inputRef.current?.focus();
  }, [takesFocus, inputRef]);

  function write(story: string): void {
    if (state.kind === 'failed') onDismiss();
    draft.write(story);
  }

  function bring(story: string, origin: TextOrigin | null = null): void {
    if (state.kind === 'failed') onDismiss();
    draft.replace(story, origin);
  }

  return (
    <>
      {state.kind === 'failed' && <FormBanner tone="danger">{state.text}</FormBanner>}
      {state.kind === 'insufficient' && tooLittle?.insufficient && (
        <InsufficientNotice
          key={tooLittle.guideTitle ?? tooLittle.caseType}
          answer={tooLittle}
          choice={
            <CaseTypeChoice
              others={otherCaseTypes(state.answer, state.chosen)}
              chosenInsteadOf={tooLittle.chosenInsteadOf}
              takesFocus={false}
              onChoose={onChoose}
            />
          }
          onBack={() => {
            onDismiss();
            inputRef.current?.focus();
          }}
        />
      )}
      <StoryForm
        {...props}
        story={draft.text}
        origin={draft.origin}
        inputRef={inputRef}
        working={working}
        onWrite={write}
        onBring={bring}
      />
      {working && <EvaluationSkeleton step={stepTexts[state.step]} />}
      {draft.text.trim() === '' && !working && (
        <section aria-label="Ejemplos">
          <h2 className="text-sm font-medium text-ink-soft">Probá con un ejemplo</h2>
          <ul className="mt-2 grid gap-3 sm:grid-cols-2">
            {exampleStories.map(({ title, story }) => (
              <li key={title}>
                <button
                  type="button"
                  onClick={() => {
                    bring(story);
                    inputRef.current?.focus();
                  }}
                  className="relative h-full w-full rounded-card border border-line bg-surface py-3.5 pr-4 pl-8 text-left text-sm leading-relaxed transition duration-150 hover:border-line-strong"
                >
                  <span aria-hidden="true" className="absolute inset-y-3 left-4 w-px bg-margin-rule" />
                  <span className="block font-medium text-ink">{title}</span>
                  <span className="mt-1 line-clamp-4 text-ink-soft">{story}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
