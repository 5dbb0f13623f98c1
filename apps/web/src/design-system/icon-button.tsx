import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Read aloud, and shown on hover and focus. */
  label: string;
  icon: ReactNode;
  side?: 'top' | 'bottom';
  size?: 'small' | 'medium';
}

export function IconButton({
  label,
  icon,
  side,
  size = 'medium',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} side={side}>
      <button
        type={type}
        aria-label={label}
        className={classNames(
          'inline-flex items-center justify-center rounded-field text-ink-muted transition duration-150',
          'hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-50',
          'aria-pressed:bg-primary-wash aria-pressed:text-primary-ink',
          size === 'small' ? 'size-8' : 'size-10',
          className,
        )}
        {...rest}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
