import { afterAll, beforeAll, expect, vi } from 'vitest';

/** What keeps a process alive and a test may leave: timers, servers, connections, child processes, files that are read. */
const watched = [
  'Timeout',
  'Immediate',
  'TCPServerWrap',
  'TCPSocketWrap',
  'PipeConnectWrap',
  'ProcessWrap',
  'MessagePort',
  'FSReqCallback',
  'FSReqPromise',
  'FSEventWrap',
  'StatWatcher',
];

function countOpen(): Record<string, number> {
  const open = process.getActiveResourcesInfo();
  return Object.fromEntries(watched.map((kind) => [kind, open.filter((name) => name === kind).length]));
}

let before: Record<string, number>;

beforeAll(() => {
  before = countOpen();
});

// A setup file's hook runs after those of the test file, which close what it opened. What is closing takes a moment more.
afterAll(async () => {
  await vi.waitFor(
    () => {
      const open = countOpen();
      const left = watched.flatMap((kind) => {
        const more = (open[kind] ?? 0) - (before[kind] ?? 0);
        return more > 0 ? [`${more} ${kind}`] : [];
      });
      expect(left, 'what outlives the test file').toEqual([]);
    },
    { timeout: 20_000, interval: 20 },
  );
});
