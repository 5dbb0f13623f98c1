import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field-frame.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'children' | 'required'> & {
  label: ReactNode;
  error?: string | undefined;
  required?: boolean;
};

export function Checkbox({ label, error, required, className, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <div className="flex items-start gap-2.5">
        <input
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={classNames(
            'mt-0.5 size-[18px] shrink-0 rounded accent-primary-ink disabled:cursor-not-allowed',
            error && 'outline-2 outline-offset-1 outline-danger',
          )}
          {...input}
        />
        <label htmlFor={id} className="text-sm text-ink-soft">
          {label}
          {required && (
            <span aria-hidden="true" className="ml-0.5 text-danger">
              *
            </span>
          )}
        </label>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
