import { type RefObject, useEffect, useRef } from 'react';

/** Marks the part of the panel that scrolls. */
export const panelScroll = { 'data-panel-scroll': '' };

/**
 * Brings the part that holds the ref to the top of the panel each time `moment` changes: the work that was asked for shows itself
 * below the form that asked for it. Nothing but the panel is scrolled.
 */
export function useBringIntoView<Part extends HTMLElement>(moment: string): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const shown = useRef(moment);
  useEffect(() => {
    const scroller = part.current?.closest('[data-panel-scroll]');
    if (moment !== shown.current && part.current && scroller) {
      scroller.scrollTop += part.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    }
    shown.current = moment;
  }, [moment]);
  return part;
}
