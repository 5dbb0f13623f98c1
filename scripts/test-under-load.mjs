// `npm run test:stress`: the web, server and browser tests three times while every core is kept busy, two of
// them side by side. What passes here depends on no machine's speed.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { findChromium } from './find-chromium.mjs';
import { buildStale, installMissing, requireNode } from './prepare.mjs';
import { printFailures, runTests } from './run-tests.mjs';

const times = 3;
const parts = [
  ['server', ['--project', 'server*']],
  ['browser', ['--config', 'vitest.e2e.config.ts']],
  ['web', ['--project', 'web']],
];

requireNode();
installMissing();
const chromium = findChromium();
buildStale();

/** As in the second pass of `npm test`: whether a test hangs on the machine's speed is not told by how many cases chance tries. */
const keptFolder = mkdtempSync(join(tmpdir(), 'foja-test-kept-'));
process.once('exit', () => rmSync(keptFolder, { recursive: true, force: true }));
const env = {
  CHROMIUM_PATH: chromium,
  TEST_DATABASE_URL: '',
  TEST_KEPT_FOLDER: keptFolder,
  TEST_CASES_OF_CHANCE: '25',
};

// The tests run in processes of their own, so this one's threads compete with them and end with it.
const cores = availableParallelism();
const loops = Array.from({ length: cores }, () => new Worker('for (;;);', { eval: true }));
await Promise.all(loops.map((loop) => new Promise((resolve) => loop.once('online', resolve))));

const lines = [];
for (let time = 1; time <= times; time++) {
  const waiting = [...parts];
  // Two side by side, as `npm test` runs them, so that each is in the other's way too.
  const takeParts = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, args] = next;
      // Every shape of hostile text with every call, once: it takes minutes.
      const part = await runTests(args, { ...env, ...(time === 1 && { HOSTILE_TEXTS: 'all' }) });
      const { passed, failed, skipped } = part;
      const line = `run ${time} of ${times}, ${name}: ${passed} passed, ${failed} failed, ${skipped.length} skipped`;
      console.error(line);
      lines.push({ line, part });
    }
  };
  await Promise.all([takeParts(), takeParts()]);
}
await Promise.all(loops.map((loop) => loop.terminate()));

console.log(`\nWith ${cores} cores kept busy:`);
for (const { line, part } of lines) {
  console.log(line);
  printFailures(part);
}
if (lines.some(({ part }) => part.failed > 0)) process.exit(1);
