import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['e2e/**/*.e2e.ts'],
    environment: 'node',
    globalSetup: ['e2e/prepare-data-folder.ts', 'e2e/share-browser.ts'],
    setupFiles: ['e2e/expect-nothing-left.ts'],
    // Files run side by side in contexts of one browser, each on a server of its own; two cores carry two.
    maxWorkers: 2,
    // A process runs one file after the other and reads what they share once; each file starts and ends what it needs.
    isolate: false,
    // The bounds only end what would hang: each test waits for what it needs, however slow the machine.
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
    retry: 0,
  },
});
