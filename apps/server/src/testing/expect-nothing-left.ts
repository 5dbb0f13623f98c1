import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect } from 'vitest';

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

const left = (): string[] => {
  const open = countOpen();
  return watched.flatMap((kind) => {
    const more = (open[kind] ?? 0) - (before[kind] ?? 0);
    return more > 0 ? [`${more} ${kind}`] : [];
  });
};

// A setup file's hook runs after those of the test file, which close what it opened. What is closing takes a moment more.
afterAll(async () => {
  for (let turn = 0; turn < 1_200 && left().length > 0; turn++) await sleep(50);
  expect(left(), 'what outlives the test file').toEqual([]);
});
