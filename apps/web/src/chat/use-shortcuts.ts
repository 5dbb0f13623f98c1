import { useEffect, useRef } from 'react';

interface Shortcuts {
  focusInput: () => void;
  newConversation: () => void;
  showShortcuts: () => void;
  showAll: () => void;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);
}

/** Keys of the chat screen. Single characters act only where nobody is typing, and nothing acts under a dialog. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]'))
        return;
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
      if (plain && event.key === '?') run(event, latest.current.showShortcuts);
      else if (plain && event.key === '/') run(event, latest.current.focusInput);
      else if (event.altKey && !event.ctrlKey && event.code === 'KeyN') run(event, latest.current.newConversation);
      else if (event.key === 'Escape') latest.current.showAll();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function run(event: KeyboardEvent, action: () => void): void {
  event.preventDefault();
  action();
}
