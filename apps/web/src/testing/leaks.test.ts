import { expect, test } from 'vitest';
import { api } from './api.ts';
import { watchLeaks } from './leaks.ts';

/** MSW's types leave it out. */
const listeners = () => (api.events as unknown as { listenerCount(): number }).listenerCount();

test('who follows requests of a test file listens no longer than it: all files of a process have one server', () => {
  const before = listeners();
  watchLeaks(api).stop();
  expect(listeners()).toBe(before);
});
