import { expect, test } from 'vitest';

let said: string | undefined;

test.fails('a test fails in which Node warns', ({ onTestFailed }) => {
  onTestFailed(({ task }) => {
    said = task.result?.errors?.[0]?.message;
  });
  const { signal } = new AbortController();
  for (let listener = 0; listener < 11; listener += 1) signal.addEventListener('abort', () => undefined);
});

test('and says which warning', () => {
  expect(said).toMatch(/MaxListenersExceededWarning: .* 11 abort listeners added/);
});
