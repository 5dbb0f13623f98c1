import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tryAgain } from './try-again.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 }));
afterEach(() => vi.useRealTimers());

const hourMs = 3_600_000;
/** When each try was made, of what succeeds at the `last` one. */
function failsUntil(last: number) {
  const triedAtMs: number[] = [];
  const work = async () => {
    triedAtMs.push(Date.now());
    if (triedAtMs.length < last) throw new Error('not yet');
    return 'started';
  };
  return { triedAtMs, work };
}

test('what is not wanted any more is tried no further, nor waited for twice', async () => {
  const { triedAtMs, work } = failsUntil(Number.POSITIVE_INFINITY);
  let isWanted = true;
  const done = tryAgain(work, { isWanted: () => isWanted, onTry: () => {} });
  await vi.advanceTimersByTimeAsync(200);
  isWanted = false;
  await vi.advanceTimersByTimeAsync(400);
  expect(await done).toBeNull();
  expect(triedAtMs).toEqual([200]);
});

test('each try waits twice as long as the one before, five seconds at most, until one succeeds', async () => {
  const { triedAtMs, work } = failsUntil(8);
  const told: number[] = [];
  const done = tryAgain(work, { isWanted: () => true, onTry: (attempt) => told.push(attempt) });
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(await done).toBe('started');
  const waitsMs = triedAtMs.map((at, place) => at - (triedAtMs[place - 1] ?? 0));
  expect(waitsMs).toEqual([200, 400, 800, 1_600, 3_200, 5_000, 5_000, 5_000]);
  expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('however often it fails, it is tried on', async () => {
  const { triedAtMs, work } = failsUntil(Number.POSITIVE_INFINITY);
  let isWanted = true;
  const done = tryAgain(work, { isWanted: () => isWanted, onTry: () => {} });
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(triedAtMs.length).toBeGreaterThan(700);
  isWanted = false;
  await vi.advanceTimersByTimeAsync(5_000);
  await done;
});
