import { setMaxListeners } from 'node:events';
import { expect, test } from 'vitest';

let said: string | undefined;

test.fails('a test fails in which Node warns', ({ onTestFailed }) => {
  onTestFailed(({ task }) => {
    said = task.result?.errors?.[0]?.message;
  });
  const { signal } = new AbortController();
  setMaxListeners(1, signal);
  for (let listener = 0; listener < 2; listener++) signal.addEventListener('abort', () => {});
});

test('and says which warning', () => {
  expect(said).toMatch(/MaxListenersExceededWarning: .* 2 abort listeners added/);
});
