import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['e2e/**/*.e2e.ts'],
    environment: 'node',
    globalSetup: 'e2e/prepare-data-folder.ts',
    // Each journey starts its own server and browser; two cores carry one at a time.
    fileParallelism: false,
    testTimeout: 90_000,
    // What is waited for comes late on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 180_000,
    // A browser on two busy cores now and then shows a frame late: once more, and the report says which ("retry x1").
    retry: 1,
  },
});
