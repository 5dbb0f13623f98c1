import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the window's title says of the screen. A function where the address decides. */
    title?: string | ((params: Record<string, string>) => string);
  }
}

const productTitle = 'Foja · Plataforma legal';

/** The window's title for a screen; the product's own where the screen has none. */
export function windowTitle(screenTitle: string | undefined): string {
  return screenTitle ? `${screenTitle} · Foja` : productTitle;
}

/** Keeps the window's title in step with the innermost route that has one. */
export function useWindowTitle(): void {
  const title = useMatches({
    select: (matches) => {
      const titled = matches.findLast(({ staticData }) => staticData.title);
      const own = titled?.staticData.title;
      return typeof own === 'function' ? own(titled?.params as Record<string, string>) : own;
    },
  });
  useEffect(() => {
    document.title = windowTitle(title);
  }, [title]);
}
