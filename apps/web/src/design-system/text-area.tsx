import { type ComponentProps, useId } from 'react';
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
        className="block w-full resize-y rounded-field border border-line-strong bg-surface px-3 py-2 text-base text-ink hover:border-ink-muted sm:text-sm"
        {...area}
      />
    </FieldFrame>
  );
}
