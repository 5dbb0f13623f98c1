import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const node = (name: string, root: string) => ({
  test: { name, root, environment: 'node' as const, include: ['src/**/*.test.ts'] },
});

export default defineConfig({
  test: {
    // Two cores: more workers only make each slower.
    maxWorkers: 2,
    projects: [
      node('contracts', 'packages/contracts'),
      node('anonymizer', 'packages/anonymizer'),
      node('legal-text', 'packages/legal-text'),
      node('computable-law', 'packages/computable-law'),
      { test: { name: 'bench', root: 'bench', environment: 'node', include: ['*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          // Every test opens servers of its own; loading the same modules for each file anew took a third of the time.
          isolate: false,
          globalSetup: [new URL('./apps/server/src/testing/test-database-template.ts', import.meta.url).pathname],
          testTimeout: 30_000,
          // What is waited for comes late on a busy machine.
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 60_000,
        },
      },
      ...(existsSync('apps/web/vite.config.ts') ? ['apps/web/vite.config.ts'] : []),
    ],
  },
});
