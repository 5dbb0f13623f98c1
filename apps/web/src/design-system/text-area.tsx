import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldTexts, fieldAria } from './field-frame.tsx';

type TextAreaProps = Omit<FieldTexts, 'valid'> &
  Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'id' | 'className'>;

/** A few lines of text. */
export function TextArea({ label, help, error, required, rows = 3, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} help={help} error={error} required={required}>
      <textarea
        id={id}
        rows={rows}
        {...fieldAria(id, { help, error, required })}
        className={classNames(
          'block w-full resize-y rounded-field border bg-surface px-3 py-2 text-base text-ink sm:text-sm',
          'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-muted',
          error ? 'border-danger' : 'border-line-strong hover:border-ink-muted',
        )}
        {...area}
      />
    </FieldFrame>
  );
}
