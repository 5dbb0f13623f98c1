// `npm test`: checks, unit and integration tests, browser tests; once more on a PostgreSQL server where one is given.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { buildStale, installMissing, projectRoot, requireNode, run } from './prepare.mjs';

requireNode();
installMissing();
run(process.execPath, ['scripts/check.mjs']);

const corpusDir = process.env.CORPUS_DIR || join(projectRoot, '../shared/corpus');
const hasCorpus = existsSync(join(corpusDir, 'norms.json'));
if (hasCorpus) {
  console.error(`— the starter corpus against the official text in ${corpusDir}`);
  run(process.execPath, ['scripts/run-command.mjs', 'corpus', 'check', '--against', corpusDir]);
} else {
  console.error('— no folder with official text (CORPUS_DIR): the starter corpus is not compared with it');
  console.error('  and the tests on it are skipped');
}
const corpus = hasCorpus ? { CORPUS_DIR: corpusDir } : {};

console.error('— unit and integration tests, embedded database');
run('npx', ['--no-install', 'vitest', 'run'], { ...corpus, TEST_DATABASE_URL: '' });

console.error('— browser tests');
const chromium = findChromium();
buildStale();
run('npx', ['--no-install', 'vitest', 'run', '--config', 'vitest.e2e.config.ts'], {
  ...corpus,
  CHROMIUM_PATH: chromium,
});

if (process.env.TEST_DATABASE_URL) {
  console.error('— integration tests, PostgreSQL server');
  run('npx', ['--no-install', 'vitest', 'run', '--project', 'server'], corpus);
} else {
  console.error('— the pass on a PostgreSQL server was skipped: TEST_DATABASE_URL is not set');
}
console.error('All tests passed.');
