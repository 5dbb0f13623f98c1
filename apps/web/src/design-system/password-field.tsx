import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldTexts, fieldAria, inputClasses } from './field-frame.tsx';

type PasswordFieldProps = FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts | 'id' | 'type'>;

/** A password with a button that shows and hides it. */
export function PasswordField({ label, help, error, valid, required, className, ...input }: PasswordFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const action = shown ? 'Ocultar' : 'Mostrar';
  return (
    <FieldFrame id={id} label={label} help={help} error={error} required={required}>
      <div className="relative">
        <input
          id={id}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...fieldAria(id, { help, error, required })}
          className={classNames(inputClasses({ error, valid: valid ?? false }), 'pr-12', className)}
          {...input}
        />
        <button
          type="button"
          aria-label={`${action}: ${label}`}
          title={action}
          aria-controls={id}
          disabled={input.disabled}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-field text-ink-muted hover:text-ink disabled:opacity-50"
        >
          {shown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
        </button>
      </div>
    </FieldFrame>
  );
}
