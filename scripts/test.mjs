// `npm test`: checks, unit and integration tests, browser tests; once more on a PostgreSQL server where one is given.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { buildStale, installMissing, projectRoot, requireNode, run } from './prepare.mjs';

requireNode();
installMissing();
run(process.execPath, ['scripts/check.mjs']);

const corpusDir = process.env.CORPUS_DIR ?? join(projectRoot, '../shared/corpus');
const corpus = existsSync(join(corpusDir, 'norms.json')) ? { CORPUS_DIR: corpusDir } : {};
if (!corpus.CORPUS_DIR) console.error('— no folder with official text (CORPUS_DIR): the tests on it are skipped');

console.error('— unit and integration tests, embedded database');
run('npx', ['--no-install', 'vitest', 'run'], { TEST_DATABASE_URL: '', TEST_CORPUS_DIR: corpus.CORPUS_DIR ?? '' });

console.error('— browser tests');
const chromium = findChromium();
buildStale();
run('npx', ['--no-install', 'vitest', 'run', '--config', 'vitest.e2e.config.ts'], { CHROMIUM_PATH: chromium });

if (process.env.TEST_DATABASE_URL) {
  console.error('— integration tests, PostgreSQL server');
  run('npx', ['--no-install', 'vitest', 'run', '--project', 'server'], { TEST_CORPUS_DIR: corpus.CORPUS_DIR ?? '' });
} else {
  console.error('— the pass on a PostgreSQL server was skipped: TEST_DATABASE_URL is not set');
}
console.error('All tests passed.');
