import type { Clock } from '../platform/clock.ts';

/** A clock that stands still until a test moves it. */
export function moveableClock(start = new Date('2026-11-20T12:00:00Z')): Clock & { moveMs(ms: number): void } {
  let nowMs = start.getTime();
  return {
    now: () => new Date(nowMs),
    moveMs(ms) {
      nowMs += ms;
    },
  };
}
