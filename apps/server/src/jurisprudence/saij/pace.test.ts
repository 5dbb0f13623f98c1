import { describe, expect, it } from 'vitest';
import { moveableClock } from '../../testing/moveable-clock.ts';
import { Pace } from './pace.ts';

/** A pace whose waiting moves the clock. */
function pacing() {
  const clock = moveableClock();
  const startMs = clock.now().getTime();
  const pace = new Pace(clock, {
    spacingMs: 500,
    async wait(ms, signal) {
      await Promise.resolve();
      signal.throwIfAborted();
      clock.moveMs(ms);
    },
  });
  return { pace, clock, elapsedMs: () => clock.now().getTime() - startMs };
}

describe('turns', () => {
  it('come half a second apart, first come first served', async () => {
    const { elapsedMs, pace } = pacing();
    const turns: [number, number][] = [];
    const { signal } = new AbortController();
    await Promise.all(
      [1, 2, 3, 4].map(async (who) => {
        await pace.turn(signal);
        turns.push([who, elapsedMs()]);
      }),
    );
    expect(turns.map(([who]) => who)).toEqual([1, 2, 3, 4]);
    for (const [place, [, atMs]] of turns.entries()) expect(atMs).toBeGreaterThanOrEqual(place * 500);
  });

  it('come at once where the last one is long ago', async () => {
    const { clock, elapsedMs, pace } = pacing();
    const { signal } = new AbortController();
    await pace.turn(signal);
    clock.moveMs(5_000);
    await pace.turn(signal);
    expect(elapsedMs()).toBe(5_000);
  });

  it('are not taken by those who have gone', async () => {
    const { elapsedMs, pace } = pacing();
    const { signal } = new AbortController();
    const gone = new AbortController();
    const first = pace.turn(signal);
    const left = Array.from({ length: 20 }, () => pace.turn(gone.signal));
    const last = pace.turn(signal);
    gone.abort();
    expect((await Promise.allSettled(left)).every(({ status }) => status === 'rejected')).toBe(true);
    await Promise.all([first, last]);
    expect(elapsedMs()).toBe(500);
  });
});
