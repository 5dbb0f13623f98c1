import { type AnonymizationMode, anonymizationModeLabels } from '@foja/contracts/anonymization-modes';
import { evaluationMessages, storyMaxCharacters, storyMinCharacters } from '@foja/contracts/evaluation-rules';
import { errorMessageTimeoutMs } from '@foja/contracts/limits';
import { Eye, ShieldCheck, ShieldOff } from 'lucide-react';
import { type RefObject, useEffect, useId, useState } from 'react';
import type { Anonymizer } from '../anonymization/anonymize-message.ts';
import { SentPreview } from '../chat/sent-preview.tsx';
import { Button } from '../design-system/button.tsx';
import { classNames } from '../design-system/class-names.ts';
import { FieldError } from '../design-system/field-frame.tsx';

interface StoryFormProps {
  story: string;
  working: boolean;
  anonymizer: Anonymizer | null;
  mode: AnonymizationMode;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  onWrite: (story: string) => void;
  onEvaluate: (story: string) => void;
  onCancel: () => void;
  onAnonymization: () => void;
}

const number = new Intl.NumberFormat('es-AR');
const quiet =
  'inline-flex h-8 items-center gap-1.5 rounded-field px-2 text-xs text-ink-muted hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-50';

/** Where the case is told. Ctrl+Enter evaluates it; a text that is too short or too long is said for three seconds. */
export function StoryForm(props: StoryFormProps) {
  const { story, working, anonymizer, mode, inputRef, onWrite } = props;
  const id = useId();
  const [wrongLength, setWrongLength] = useState(false);
  const [previewing, setPreviewing] = useState(false);
  const length = story.trim().length;
  const Shield = mode === 'none' ? ShieldOff : ShieldCheck;

  useEffect(() => {
    if (!wrongLength) return;
    const timer = setTimeout(() => setWrongLength(false), errorMessageTimeoutMs);
    return () => clearTimeout(timer);
  }, [wrongLength]);

  function evaluate(): void {
    if (working) return;
    if (length < storyMinCharacters || length > storyMaxCharacters) {
      setWrongLength(true);
      inputRef.current?.focus();
      return;
    }
    setWrongLength(false);
    setPreviewing(false);
    props.onEvaluate(story.trim());
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        evaluate();
      }}
      className="grid gap-2"
    >
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-medium">
          El caso
        </label>
        <span
          className={classNames(
            'figures text-xs',
            length > storyMaxCharacters ? 'font-medium text-danger' : 'text-ink-muted',
          )}
        >
          {number.format(length)} / {number.format(storyMaxCharacters)}
        </span>
      </div>
      <textarea
        id={id}
        ref={inputRef}
        value={story}
        readOnly={working}
        aria-invalid={wrongLength || undefined}
        aria-describedby={wrongLength ? `${id}-error ${id}-help` : `${id}-help`}
        onChange={({ target }) => onWrite(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            evaluate();
          }
        }}
        className={classNames(
          'block h-[32dvh] max-h-[60dvh] min-h-40 w-full resize-y rounded-field border bg-surface px-3 py-2 text-base leading-relaxed text-ink read-only:bg-sunken read-only:text-ink-muted',
          wrongLength ? 'border-danger' : 'border-line-strong hover:border-ink-muted',
        )}
      />
      {wrongLength && <FieldError id={`${id}-error`}>{evaluationMessages.storyLength}</FieldError>}
      <p id={`${id}-help`} className="text-sm text-ink-muted">
        Contá qué pasó, cuándo, con quién y qué tenés para probarlo. Las fechas permiten calcular el plazo.
      </p>
      {previewing && anonymizer && (
        <SentPreview text={story} anonymizer={anonymizer} conversationId={null} onClose={() => setPreviewing(false)} />
      )}
      <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-3">
        <button type="button" onClick={props.onAnonymization} className={classNames(quiet, '-ml-2')}>
          <Shield size={15} aria-hidden="true" />
          Anonimización: {anonymizationModeLabels[mode]}
        </button>
        {anonymizer && (
          <button
            type="button"
            disabled={length === 0 || working}
            aria-expanded={previewing}
            onClick={() => setPreviewing(!previewing)}
            className={quiet}
          >
            <Eye size={15} aria-hidden="true" />
            Ver lo que se envía
          </button>
        )}
        <div className="ml-auto flex gap-2">
          {working && <Button onClick={props.onCancel}>Cancelar</Button>}
          <Button type="submit" kind="primary" busy={working}>
            {working ? 'Evaluando…' : 'Evaluar el caso'}
          </Button>
        </div>
      </div>
    </form>
  );
}
