import { useCallback, useEffect, useRef } from 'react';

/** Does something once the screen has been painted anew, unless it has been left by then. */
export function useNextFrame(): (work: () => void) => void {
  const frame = useRef<number | undefined>(undefined);
  useEffect(
    () => () => {
      if (frame.current !== undefined) cancelAnimationFrame(frame.current);
    },
    [],
  );
  return useCallback((work) => {
    if (frame.current !== undefined) cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      frame.current = undefined;
      work();
    });
  }, []);
}
