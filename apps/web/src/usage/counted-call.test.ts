import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailed } from '../platform/http.ts';
import { signIn } from '../testing/factories.ts';
import { countedCall } from './counted-call.ts';
import { remainingUsesQuery } from './use-remaining-uses.ts';

const email = 'ana@estudio.example';
let client: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
});
afterEach(() => vi.useRealTimers());

const know = (remaining: number) =>
  client.setQueryData(remainingUsesQuery(email).queryKey, {
    remaining,
    used: 10 - remaining,
    limit: 10,
    lastUpdated: '2026-11-20T00:00:00.000Z',
  });
const isStale = () => client.getQueryState(remainingUsesQuery(email).queryKey)?.isInvalidated;

describe('a counted call', () => {
  it('of somebody with nothing left is refused as a 429 without being made', async () => {
    signIn('User', email);
    know(0);
    const run = vi.fn();
    await expect(countedCall(client, run)).rejects.toMatchObject({
      status: 429,
      message: 'Has alcanzado el límite de usos totales. Upgrade tu plan para más consultas.',
    });
    expect(run).not.toHaveBeenCalled();
  });

  it('that may be free is made with nothing left: the server decides', async () => {
    signIn('User', email);
    know(0);
    await expect(countedCall(client, async () => 'bien', { mayBeFree: true })).resolves.toBe('bien');
  });

  it.each([
    ['an answer', async () => 'bien', true],
    ['a failure', async () => Promise.reject(new CallFailed(500, 'internal', 'x')), true],
    ['a 429', async () => Promise.reject(new CallFailed(429, 'usage_exhausted', 'x')), false],
  ])('has the count read again two seconds after %s: %s', async (_what, run, again) => {
    signIn('User', email);
    know(5);
    await countedCall<unknown>(client, run).catch(() => undefined);
    vi.advanceTimersByTime(1_999);
    expect(isStale()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isStale()).toBe(again);
  });

  it('of a guest passes: the guest is counted apart', async () => {
    know(0);
    await expect(countedCall(client, async () => 'bien')).resolves.toBe('bien');
  });
});
