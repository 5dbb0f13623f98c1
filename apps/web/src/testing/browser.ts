import { vi } from 'vitest';

/** jsdom has no media queries: says which ones hold. */
export function stubMedia(holds: { reducedMotion?: boolean; dark?: boolean; wide?: boolean } = {}): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches:
      (query.includes('reduced-motion') && holds.reducedMotion === true) ||
      (query.includes('color-scheme: dark') && holds.dark === true) ||
      (query.includes('min-width') && holds.wide === true),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
