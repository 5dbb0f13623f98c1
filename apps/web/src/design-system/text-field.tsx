import { Check } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldTexts, fieldAria, inputClasses } from './field-frame.tsx';

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts | 'id'>;

/** A one-line input. `required` marks it; the form's own rules say what is missing. */
export function TextField({ label, help, error, valid = false, required, className, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} help={help} error={error} required={required}>
      <div className="relative">
        <input
          id={id}
          {...fieldAria(id, { help, error, required })}
          className={classNames(inputClasses({ error, valid }), valid && 'pr-10', className)}
          {...input}
        />
        {valid && (
          <Check
            size={16}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ok"
          />
        )}
      </div>
    </FieldFrame>
  );
}
