import { useRef } from 'react';

/**
 * Gives the focus back to what had it when a dialog opened. Our dialogs open from state, without the trigger that Radix
 * would return to.
 * @returns the handler for Radix's `onCloseAutoFocus`.
 */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const from = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  if (open && !wasOpen.current) from.current = document.activeElement;
  wasOpen.current = open;
  return (event) => {
    event.preventDefault();
    if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus();
  };
}
