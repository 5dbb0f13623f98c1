import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Tone = 'neutral' | 'ok' | 'warning' | 'danger' | 'info' | 'brand';

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-muted',
  ok: 'bg-ok-wash text-ok',
  warning: 'bg-warning-wash text-warning',
  danger: 'bg-danger-wash text-danger',
  info: 'bg-info-wash text-info',
  brand: 'bg-primary-wash text-primary-ink',
};

interface BadgeProps extends Omit<ComponentProps<'span'>, 'className'> {
  tone?: Tone;
  icon?: ReactNode;
}

/** A short word with a meaning; the colour never speaks alone. */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-xs font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
