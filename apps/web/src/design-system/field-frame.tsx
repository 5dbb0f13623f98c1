import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface FieldTexts {
  label: string;
  help?: ReactNode;
  /** What is wrong; the field is marked, and its text announced. */
  error?: string | undefined;
  /** Shown as filled in well. */
  valid?: boolean;
  required?: boolean | undefined;
}

/** The attributes that tie an input to its help and its error. */
export function fieldAria(id: string, { help, error, required }: Omit<FieldTexts, 'label'>) {
  const described = [error ? `${id}-error` : null, help ? `${id}-help` : null].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
    'aria-describedby': described || undefined,
  } as const;
}

/** Classes of a one-line input in its three states. */
export function inputClasses({ error, valid }: Pick<FieldTexts, 'error' | 'valid'>): string {
  return classNames(
    'h-11 w-full rounded-field border bg-surface px-3 text-base text-ink transition-colors duration-150 sm:text-sm',
    'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-muted',
    error ? 'border-danger' : valid ? 'border-ok' : 'border-line-strong hover:border-ink-muted',
  );
}

/** Label above, help under it, the error in place. */
export function FieldFrame({
  id,
  label,
  help,
  error,
  required,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-ink">
        {label}
        {required && (
          <span aria-hidden="true" className="ml-0.5 text-danger">
            *
          </span>
        )}
      </label>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help && (
        <div id={`${id}-help`} className="mt-1.5 text-sm text-ink-muted">
          {help}
        </div>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
      <CircleAlert size={15} aria-hidden="true" className="mt-[3px] shrink-0" />
      {children}
    </p>
  );
}
