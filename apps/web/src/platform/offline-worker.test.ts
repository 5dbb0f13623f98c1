import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const source = readFileSync(join(import.meta.dirname, '../../public/sw.js'), 'utf8');
const never = () => new Promise<never>(() => {});

interface Fetched {
  request: { url: string; mode: string; method: string };
  preloadResponse: Promise<string | undefined>;
  respondWith(response: Promise<string>): void;
}

/** The worker's answer to a request, where a page and its files are kept; a fetch goes on until it is given up. */
function answerOf(path: string, preloadResponse: Promise<string | undefined>, fetch: (url: string) => Promise<string>) {
  const listeners = new Map<string, (event: Fetched) => void>();
  const aborted = (signal: AbortSignal | undefined) =>
    new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('given up'))));
  runInContext(
    source,
    createContext({
      self: { addEventListener: (name: string, listener: (event: Fetched) => void) => listeners.set(name, listener) },
      caches: { match: (kept: string) => Promise.resolve(`kept ${kept}`) },
      fetch: ({ url }: { url: string }, options?: { signal: AbortSignal }) =>
        Promise.race([fetch(url), aborted(options?.signal)]),
      // The environment's own would not run on the clock of the test.
      AbortSignal: {
        timeout(afterMs: number) {
          const controller = new AbortController();
          setTimeout(() => controller.abort(), afterMs);
          return controller.signal;
        },
      },
      setTimeout,
      URL,
    }),
  );
  let answer: Promise<string> = Promise.reject(new Error('not answered'));
  answer.catch(() => {});
  listeners.get('fetch')?.({
    request: { url: `https://foja.example${path}`, mode: path.endsWith('.js') ? 'no-cors' : 'navigate', method: 'GET' },
    preloadResponse,
    respondWith: (response) => {
      answer = response;
    },
  });
  return answer;
}

describe('the page for the time without a connection', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is given where the network is silent and refuses nothing', async () => {
    const answer = answerOf('/trial', never(), never);
    await vi.runAllTimersAsync();
    await expect(answer).resolves.toBe('kept /offline.html');
  });

  it('has what it needs from what is kept, there as well', async () => {
    const answer = answerOf('/theme.js', Promise.resolve(undefined), never);
    await vi.runAllTimersAsync();
    await expect(answer).resolves.toBe('kept /theme.js');
  });

  it('is given at once where the network refuses', async () => {
    const answer = answerOf('/trial', Promise.reject(new Error('refused')), never);
    await expect(answer).resolves.toBe('kept /offline.html');
  });

  it('stands in nobody’s way where the network answers, early or late', async () => {
    await expect(answerOf('/trial', Promise.resolve('early'), never)).resolves.toBe('early');
    const late = answerOf('/trial', never(), (url) => Promise.resolve(`fetched ${url}`));
    await vi.runAllTimersAsync();
    await expect(late).resolves.toBe('fetched https://foja.example/trial');
  });
});
