import { errorMessageTimeoutMs } from '@foja/contracts/limits';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Card } from '../design-system/card.tsx';
import { classNames } from '../design-system/class-names.ts';
import { FieldError } from '../design-system/field-frame.tsx';
import type { LongFile } from '../document-jobs/long-file.ts';
import { DropArea } from '../documents/drop-area.tsx';
import { takeHandedFile } from '../platform/handed-file.ts';
import { BringStatus } from './bring-status.tsx';
import { FileChoice } from './file-choice.tsx';
import { charactersOf, fitsBounds, isTooLong, type TextBounds } from './text-bounds.ts';
import type { TextOrigin } from './text-origin.ts';
import { useBringText } from './use-bring-text.ts';
import { VaultChoice } from './vault-choice.tsx';

interface TextSourceFormProps {
  label: string;
  /** Names the input of files, which has no label of its own on the screen. */
  fileLabel: string;
  help: string;
  text: string;
  origin: TextOrigin | null;
  bounds: TextBounds;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** The text is being worked on: it is read, not changed. */
  readOnly?: boolean;
  /** What failed last. */
  banner?: ReactNode;
  onWrite: (text: string) => void;
  /** A text that was brought takes the place of what stands there, or gives it back. */
  onBring: (text: string, origin: TextOrigin | null) => void;
  /** Takes a file or a document that is too long to be brought. */
  onLong?: ((source: LongFile) => void) | undefined;
  /** Only with a text within the bounds. */
  onSubmit: () => void;
  /** What stands under the text: choices, buttons. One of them submits. */
  children: ReactNode;
}

const number = new Intl.NumberFormat('es-AR');

/** Where a tool's text is written, pasted, or brought from a file or the vault. Ctrl+Enter submits it. */
export function TextSourceForm({ text, origin, bounds, inputRef, onWrite, onBring, ...props }: TextSourceFormProps) {
  const { readOnly = false } = props;
  const id = useId();
  const [refused, setRefused] = useState(0);
  const focusInput = () => inputRef.current?.focus();
  const brings = useBringText({
    text,
    origin,
    maxCharacters: bounds.maxCharacters,
    onBring,
    onEnd: focusInput,
    onLong: props.onLong,
  });
  const reading = brings.state.kind === 'reading';
  const tooLong = isTooLong(text, bounds);
  const described = [refused > 0 && 'error', tooLong && 'long', 'help', 'count'].filter(Boolean);

  useEffect(() => {
    if (refused === 0) return;
    const timer = setTimeout(() => setRefused(0), errorMessageTimeoutMs);
    return () => clearTimeout(timer);
  }, [refused]);

  // A file that was handed over from another screen, after the first effects, some of which run twice while developing.
  const openFiles = useRef(brings.openFiles);
  openFiles.current = brings.openFiles;
  useEffect(() => {
    const timer = setTimeout(() => {
      const file = takeHandedFile();
      if (file) openFiles.current([file]);
    });
    return () => clearTimeout(timer);
  }, []);

  // A brought text is read from its beginning; the browser leaves the caret at its end.
  useEffect(() => {
    if (!origin || !inputRef.current) return;
    inputRef.current.setSelectionRange(0, 0);
    inputRef.current.scrollTop = 0;
  }, [origin, inputRef]);

  function submit(): void {
    if (readOnly || reading) return;
    if (fitsBounds(text, bounds)) {
      setRefused(0);
      props.onSubmit();
    } else if (bounds.refusal) {
      setRefused(refused + 1);
      focusInput();
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid grid-cols-1 gap-4"
    >
      {props.banner}
      <DropArea onFiles={(files) => !readOnly && brings.openFiles(files)}>
        {(over) => (
          <Card className={classNames('p-4', over && !readOnly && 'border-primary bg-primary-wash')}>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <label htmlFor={id} className="text-sm font-medium">
                {props.label}
              </label>
              <div className="flex flex-wrap gap-2">
                <VaultChoice disabled={readOnly || reading} onChoose={brings.openDocument} />
                <FileChoice
                  label={props.fileLabel}
                  busy={reading}
                  disabled={readOnly}
                  onFile={(file) => brings.openFiles([file])}
                />
              </div>
            </div>
            <textarea
              id={id}
              ref={inputRef}
              value={text}
              readOnly={readOnly || reading}
              aria-invalid={refused > 0 || tooLong || undefined}
              aria-describedby={described.map((part) => `${id}-${part}`).join(' ')}
              onChange={({ target }) => {
                brings.forget();
                onWrite(target.value);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
                event.preventDefault();
                submit();
              }}
              className={classNames(
                'mt-3 block h-[36dvh] max-h-[60dvh] min-h-44 w-full resize-y rounded-field border px-3 py-2 font-serif text-base leading-relaxed',
                readOnly ? 'bg-sunken text-ink-muted' : 'bg-surface text-ink',
                refused > 0 || tooLong ? 'border-danger' : 'border-line-strong hover:border-ink-muted',
              )}
            />
            {refused > 0 && <FieldError id={`${id}-error`}>{bounds.refusal}</FieldError>}
            <div className="mt-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-1 text-sm text-ink-muted">
              <p id={`${id}-help`} className="min-w-0 flex-1 basis-56">
                {props.help}
              </p>
              <p id={`${id}-count`} className={classNames('figures', tooLong && 'font-medium text-danger')}>
                {number.format(charactersOf(text))} / {number.format(bounds.maxCharacters)}
                <span className="sr-only"> caracteres</span>
              </p>
            </div>
            <BringStatus brings={brings} origin={origin} tooLong={tooLong ? bounds.tooLong : null} id={`${id}-long`} />
          </Card>
        )}
      </DropArea>
      {props.children}
    </form>
  );
}
