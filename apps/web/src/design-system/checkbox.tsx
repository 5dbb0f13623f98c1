import { Check } from 'lucide-react';
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
        {/* Drawn here: the platform's own box takes no colour of the dark theme. */}
        <span className="relative mt-0.5 inline-flex size-[18px] shrink-0">
          <input
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-required={required || undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className={classNames(
              'peer size-full appearance-none rounded border bg-surface transition-colors duration-150',
              'checked:border-primary-ink checked:bg-primary-ink disabled:cursor-not-allowed disabled:opacity-50',
              error ? 'border-danger' : 'border-line-strong hover:border-ink-muted',
            )}
            {...input}
          />
          <Check
            size={14}
            strokeWidth={3}
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 m-auto hidden text-surface peer-checked:block"
          />
        </span>
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
