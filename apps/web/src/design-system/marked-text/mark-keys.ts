import type { KeyboardEvent, MouseEvent } from 'react';

/** The arrows lead from one mark to the next, Home and End to the first and the last. @param marks a selector of the marks. */
export function moveBetweenMarks(event: KeyboardEvent<HTMLElement>, marks: string): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(marks)];
  const at = buttons.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const moves: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: buttons.length - 1,
  };
  const to = moves[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons[Math.max(0, Math.min(to, buttons.length - 1))]?.focus();
}

/** What makes a stretch of text act as a button: a real one does not break over lines nor let its text be selected. */
export function actsAsButton(choose: (mark: HTMLElement) => void) {
  return {
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // Somebody who ends a selection here is selecting, not choosing.
      if (window.getSelection()?.isCollapsed !== false) choose(currentTarget);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      choose(event.currentTarget);
    },
  };
}
