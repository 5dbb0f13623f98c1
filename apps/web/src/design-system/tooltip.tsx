import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface TooltipProps {
  text: string;
  side?: 'top' | 'bottom' | undefined;
  children: ReactNode;
}

/** Shows a label on hover and on keyboard focus. The child carries its own accessible name; this one is for the eye. */
export function Tooltip({ text, side = 'bottom', children }: TooltipProps) {
  return (
    <span className="group/tip relative inline-flex">
      {children}
      <span
        aria-hidden="true"
        className={classNames(
          'pointer-events-none absolute left-1/2 z-30 hidden w-max max-w-56 -translate-x-1/2 rounded-md bg-ink px-2 py-1',
          'text-xs font-medium text-ground [@media(hover:hover)]:group-hover/tip:block',
          'group-has-[:focus-visible]/tip:block',
          side === 'bottom' ? 'top-full mt-1' : 'bottom-full mb-1',
        )}
      >
        {text}
      </span>
    </span>
  );
}
