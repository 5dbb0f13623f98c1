import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';

interface TooltipProps {
  text: string;
  side?: 'top' | 'bottom' | undefined;
  children: ReactNode;
}

const windowMarginPx = 8;

/**
 * Shows a label on hover and on keyboard focus, within the window, until Escape. The child carries its own accessible name; this one
 * is for the eye.
 */
export function Tooltip({ text, side = 'bottom', children }: TooltipProps) {
  const label = useRef<HTMLSpanElement>(null);

  function keepInWindow(): void {
    if (!label.current) return;
    label.current.style.marginLeft = '0';
    const { left, right, width } = label.current.getBoundingClientRect();
    if (width === 0) return;
    const beyondLeft = Math.max(0, windowMarginPx - left);
    const beyondRight = Math.max(0, right - (document.documentElement.clientWidth - windowMarginPx));
    label.current.style.marginLeft = `${beyondLeft - beyondRight}px`;
  }

  function dismiss({ key }: KeyboardEvent): void {
    if (key === 'Escape' && label.current) label.current.hidden = true;
  }

  function rearm(): void {
    if (label.current) label.current.hidden = false;
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows what happens to the control inside
    <span
      className="group/tip relative inline-flex"
      onMouseEnter={keepInWindow}
      onFocus={keepInWindow}
      onKeyDown={dismiss}
      onMouseLeave={rearm}
      onBlur={rearm}
    >
      {children}
      <span
        ref={label}
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
