import { expect, test } from 'vitest';
import { api } from './api.ts';
import { watchLeaks } from './leaks.ts';

test('who follows requests of a test file listens no longer than it: all files of a process have one server', () => {
  const before = api.events.listenerCount();
  watchLeaks(api).stop();
  expect(api.events.listenerCount()).toBe(before);
});
