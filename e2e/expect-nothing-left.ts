import { afterAll, expect } from 'vitest';
import { serversLeft } from './start-server.ts';

// A setup file's hook runs after those of the test file, which stop what it started.
afterAll(() => {
  expect(serversLeft(), 'servers that outlive the test file').toEqual([]);
});
