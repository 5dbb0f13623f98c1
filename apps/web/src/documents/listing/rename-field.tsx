import { Check, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { FieldError, fieldAria, inputClasses } from '../../design-system/field-frame.tsx';
import { IconButton } from '../../design-system/icon-button.tsx';

interface RenameFieldProps {
  value: string;
  /** What it is called: `nombre`, `título`. */
  noun: string;
  maxLength: number;
  /** How much is selected at first, of the whole; all unless told. */
  selectedCharacters?: number;
  /** @throws what `failureText` puts into words. */
  onSave: (value: string) => Promise<void>;
  failureText: (failure: unknown, otherwise: string) => string;
  /** Renamed, or left as it was. */
  onEnd: () => void;
}

/** A name that is written anew where it stands: Enter keeps it, Escape leaves it as it was. */
export function RenameField({
  value,
  noun,
  maxLength,
  selectedCharacters = value.length,
  onSave,
  failureText,
  onEnd,
}: RenameFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const atFirst = useRef({ value, selectedCharacters });
  const [written, setWritten] = useState(value);
  const [problem, setProblem] = useState<string | undefined>();
  const [isSaving, setIsSaving] = useState(false);

  useEffect(() => {
    const select = () => {
      // Who types at once is not to lose it.
      if (input.current?.value !== atFirst.current.value) return;
      input.current.focus();
      input.current.setSelectionRange(0, atFirst.current.selectedCharacters);
    };
    select();
    // The menu that it was opened from gives the focus back first.
    const frame = requestAnimationFrame(select);
    return () => cancelAnimationFrame(frame);
  }, []);

  async function save(): Promise<void> {
    const wanted = written.trim();
    if (isSaving) return;
    if (wanted === value) return onEnd();
    if (wanted === '') return setProblem(`Escribí un ${noun}.`);
    setIsSaving(true);
    try {
      await onSave(wanted);
      onEnd();
    } catch (failure) {
      setIsSaving(false);
      setProblem(failureText(failure, `No se pudo cambiar el ${noun}. Volvé a intentarlo.`));
    }
  }

  return (
    <form
      className="mb-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEnd();
      }}
    >
      <div className="flex items-center gap-1">
        <label htmlFor={id} className="sr-only">
          {`${noun.charAt(0).toUpperCase()}${noun.slice(1)} del documento`}
        </label>
        <input
          ref={input}
          id={id}
          value={written}
          maxLength={maxLength}
          autoComplete="off"
          readOnly={isSaving}
          onChange={(event) => {
            setWritten(event.target.value);
            setProblem(undefined);
          }}
          {...fieldAria(id, { error: problem })}
          className={inputClasses({ error: problem, valid: false })}
        />
        <IconButton
          type="submit"
          label={`Guardar el ${noun}`}
          disabled={isSaving}
          icon={<Check size={18} aria-hidden="true" />}
        />
        <IconButton label={`No cambiar el ${noun}`} icon={<X size={18} aria-hidden="true" />} onClick={onEnd} />
      </div>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </form>
  );
}
