import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, by what they were seen to take: begun last, one of them would keep a single core busy at the end. */
const longest = [
  'every-route',
  'design-system',
  'start-and-stop',
  'official-text',
  'generators',
  'editor',
  'language-model',
  'strict-installation',
  'accounts',
  'way-in',
  'drafting',
  'frame',
  'admin',
  'jurisprudence',
  'case-evaluation',
  'everyday-tasks',
  'corpus-page',
  'anonymization',
  'guest-asks',
  'second-factor',
];
const rank = ({ moduleId }: TestSpecification) => {
  const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.e2e.ts`));
  return at < 0 ? longest.length : at;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['e2e/**/*.e2e.ts'],
    environment: 'node',
    globalSetup: ['e2e/prepare-data-folder.ts', 'e2e/share-server.ts'],
    setupFiles: ['scripts/expect-no-warnings.mjs', 'e2e/begin-and-end-file.ts'],
    // Files run side by side, each process with a browser of its own, most on one server; two cores carry two.
    maxWorkers: 2,
    // A process runs one file after the other and reads what they share once; each file starts and ends what it needs.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    experimental: { fsModuleCache: true },
    // The bounds only end what would hang: each test waits for what it needs, however slow the machine.
    testTimeout: 480_000,
    expect: { poll: { timeout: 120_000 } },
    hookTimeout: 600_000,
    retry: 0,
  },
});
