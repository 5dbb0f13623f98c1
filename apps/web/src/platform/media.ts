import { useSyncExternalStore } from 'react';

/** Whether a media query holds, followed as it changes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    () => window.matchMedia?.(query).matches ?? false,
  );
}

export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}

/** From here up the foja stands beside the chat; below, it is a sheet at the bottom. */
export function useWideScreen(): boolean {
  return useMediaQuery('(min-width: 1024px)');
}
