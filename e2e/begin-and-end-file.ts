import { afterAll, expect } from 'vitest';
import { enterNetwork } from './network-of-file.ts';
import { serversLeft } from './start-server.ts';

enterNetwork();

// A setup file's hook runs after those of the test file, which stop what it started.
afterAll(() => {
  expect(serversLeft(), 'servers that outlive the test file').toEqual([]);
});
