import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

const kinds: Record<ButtonKind, string> = {
  primary: 'action-gradient text-white shadow-sm hover:brightness-110 active:brightness-95',
  secondary: 'border border-line bg-surface text-ink hover:border-line-strong hover:bg-sunken',
  quiet: 'text-ink-soft hover:bg-sunken hover:text-ink',
  danger: 'border border-transparent bg-danger-wash text-danger hover:border-danger',
};

const sizes = { small: 'h-8 px-3 text-sm', medium: 'h-10 px-4 text-sm', large: 'h-12 px-6 text-base' };

/** Classes of a button, for links that act as one. */
export function buttonClasses(kind: ButtonKind = 'secondary', size: keyof typeof sizes = 'medium'): string {
  return classNames(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-field font-medium whitespace-nowrap transition duration-150',
    'disabled:cursor-not-allowed disabled:opacity-50',
    kinds[kind],
    sizes[size],
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind;
  size?: keyof typeof sizes;
  /** What it does is under way: it turns, and cannot be pressed. */
  busy?: boolean;
}

export function Button({
  kind,
  size,
  busy = false,
  disabled = false,
  className,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      className={classNames(buttonClasses(kind, size), className)}
      {...rest}
    >
      {busy && <LoaderCircle size={16} aria-hidden="true" className="animate-spin" />}
      {children}
    </button>
  );
}
