import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** They only end what would hang: a busy machine may take as long as it needs. */
const bounds = { testTimeout: 300_000, hookTimeout: 600_000, expect: { poll: { timeout: 120_000 } } };
/**
 * With room for what is young, what soon is rubbish is looked through less often: a tenth of the time. Most of what a test runs it
 * runs a few times: where Node makes machine code of it later than a server would want, that saves another twentieth. Later
 * Nodes know no such option.
 */
const execArgv = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
  ...(process.version.startsWith('v20.') ? ['--interrupt-budget=400000'] : []),
];
const setup = (file: string) => new URL(`./apps/server/src/testing/${file}`, import.meta.url).pathname;
/** Of every project: where Node warns, a test fails. */
const noWarnings = new URL('./scripts/expect-no-warnings.mjs', import.meta.url).pathname;
/** The packages and the bench together: a project for each would start workers of its own for a few files. */
const packages = {
  test: {
    name: 'packages',
    environment: 'node' as const,
    include: ['packages/*/src/**/*.test.ts', 'bench/*.test.ts'],
    isolate: false,
    execArgv,
    setupFiles: [noWarnings, setup('fewer-cases-of-chance.ts')],
    ...bounds,
  },
};
/** It puts a function in the place of a built-in one, after which every pattern takes its process six times as long: it has its own. */
const countsPatterns = 'src/hostile-texts.test.ts';
const server = (name: string, files: { include: string[]; exclude?: string[]; isolate?: boolean }) => ({
  test: {
    name,
    root: 'apps/server',
    environment: 'node' as const,
    // Every test opens servers of its own; loading the same modules for each file anew took a third of the time.
    isolate: false,
    execArgv,
    globalSetup: [setup('prepare-databases.ts')],
    setupFiles: [
      noWarnings,
      setup('fewer-cases-of-chance.ts'),
      setup('cheap-password-hashes.ts'),
      setup('expect-nothing-left.ts'),
    ],
    ...bounds,
    ...files,
  },
});

export default defineConfig({
  test: {
    // Two cores: more workers only make each slower.
    maxWorkers: 2,
    // What a module becomes is kept: the second pass, and the next run, read it instead of making it again.
    experimental: { fsModuleCache: true },
    projects: [
      packages,
      server('server', { include: ['src/**/*.test.ts'], exclude: [countsPatterns] }),
      // Which database there is makes no difference to what is read of a text.
      ...(process.env.TEST_DATABASE_URL
        ? []
        : [server('server-patterns', { include: [countsPatterns], isolate: true })]),
      ...(existsSync('apps/web/vite.config.ts') ? ['apps/web/vite.config.ts'] : []),
    ],
  },
});
