// `npm test`: checks, unit and integration tests, browser tests; once more on a PostgreSQL server and on another Node where
// they are given. Its last line sums up: `N passed, N failed, N skipped`.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium } from './find-chromium.mjs';
import { buildStale, installMissing, projectRoot, requireNode } from './prepare.mjs';
import { printFailures, runTests } from './run-tests.mjs';

requireNode();
installMissing();

const corpusDir = process.env.CORPUS_DIR || join(projectRoot, '../shared/corpus');
const hasCorpus = existsSync(join(corpusDir, 'norms.json'));
const corpus = hasCorpus ? { CORPUS_DIR: corpusDir } : {};
const { TEST_DATABASE_URL: databaseUrl, TEST_NODE: otherNode, TEST_PREPARED: preparedFile } = process.env;

/** What a test file of one pass over the server makes for others, the second pass finds. */
const keptFolder = mkdtempSync(join(tmpdir(), 'foja-test-kept-'));
process.once('exit', () => rmSync(keptFolder, { recursive: true, force: true }));
const ofServer = { ...corpus, TEST_KEPT_FOLDER: keptFolder };

const ran = [];
const omitted = [];

/** The end of what a command printed that failed: it says why. */
const maxPrintedLines = 30;

/** Starts a command that needs no result of the others. @returns {() => Promise<void>} waits for its end and notes it. */
function start(name, args) {
  console.error(`— ${name}`);
  const part = { name, passed: 0, failed: 1, skipped: [], failures: [] };
  ran.push(part);
  const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
      process.stderr.write(chunk);
    });
  }
  const code = new Promise((resolve) => child.once('error', () => resolve(1)).once('close', resolve));
  return async () => {
    part.failed = (await code) === 0 ? 0 : 1;
    if (part.failed) part.failures.push({ name, lines: printed.trimEnd().split('\n').slice(-maxPrintedLines) });
  };
}

/** Until Chromium, the PostgreSQL server and the other Node are there: `.ci/run` brings them while the first tests run. */
async function prepared() {
  if (!preparedFile) return;
  while (!existsSync(preparedFile)) await sleep(100);
  const code = readFileSync(preparedFile, 'utf8').trim();
  if (code === '0') return;
  console.error(`What the tests run on could not be brought (code ${code}).`);
  process.exit(1);
}

async function tests(name, ...run) {
  console.error(`— ${name}`);
  const startedMs = performance.now();
  ran.push({ name, ...(await runTests(...run)), lastedMs: performance.now() - startedMs });
}

/** " (12:05)": how long a part took, beside the other. */
function lasted({ lastedMs }) {
  if (lastedMs === undefined) return '';
  const seconds = Math.round(lastedMs / 1000);
  return ` (${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')})`;
}

function finish() {
  const sum = (count) => ran.reduce((total, part) => total + count(part), 0);
  const failed = sum((part) => part.failed);
  console.log('\nRan:');
  for (const part of ran) {
    const figures = `${part.passed} passed, ${part.failed} failed, ${part.skipped.length} skipped`;
    console.log(
      `- ${part.name}: ${part.passed + part.skipped.length > 0 ? figures : part.failed ? 'failed' : 'passed'}${lasted(part)}`,
    );
    for (const name of part.skipped) console.log(`    skipped: ${name}`);
    printFailures(part);
  }
  for (const reason of omitted) console.log(`Not run: ${reason}`);
  console.log(`${sum((part) => part.passed)} passed, ${failed} failed, ${sum((part) => part.skipped.length)} skipped`);
  process.exit(failed > 0 ? 1 : 0);
}

/** What needs no build and no browser: each test of server and packages, with what chance tries in full. */
async function serverAndPackages() {
  const run = [['--project', '!web'], { ...ofServer, TEST_DATABASE_URL: '' }];
  await tests('unit and integration tests of server and packages, embedded database', ...run);
}

async function screens() {
  await tests('tests of screens', ['--project', 'web']);
}

/** What is given to run server and packages on beside that, in two shares. Of the screens nothing depends on either. */
function serverAndPackagesElsewhere(share) {
  return async () => {
    if (!databaseUrl && !otherNode) return;
    await prepared();
    const where = [
      databaseUrl ? 'PostgreSQL server' : 'embedded database',
      ...(otherNode ? [`the Node of ${otherNode}`] : []),
      `share ${share}`,
    ];
    const args = ['--project', '!web', `--shard=${share}`];
    const run = [args, { ...ofServer, TEST_CASES_OF_CHANCE: '25' }, ...(otherNode ? [otherNode] : [])];
    await tests(`unit and integration tests of server and packages, ${where.join(', ')}`, ...run);
  };
}

/** The checks, and the product as it is built. */
async function checksAndBrowser() {
  const waits = [start('types, lint, directions, unused code', ['scripts/check.mjs'])];
  buildStale(['server']);
  if (hasCorpus) {
    const check = ['scripts/run-command.mjs', 'corpus', 'check', '--against', corpusDir];
    waits.push(start('the starter corpus against the official text', check));
  } else {
    omitted.push('the starter corpus against the official text: no folder with it (CORPUS_DIR)');
  }
  for (const ended of waits) await ended();
  buildStale();
  await prepared();
  const chromium = findChromium();
  await tests('browser tests', ['--config', 'vitest.e2e.config.ts'], { ...corpus, CHROMIUM_PATH: chromium });
}

// Two side by side to the end, the longest first: each waits a good part of its time for a database, a page or a thread, and neither
// processor is ever idle. Last come the screens, which wait for nothing and keep both busy alone.
const waiting = [
  serverAndPackages,
  checksAndBrowser,
  serverAndPackagesElsewhere('1/2'),
  serverAndPackagesElsewhere('2/2'),
  screens,
];
async function takeParts() {
  for (let part = waiting.shift(); part; part = waiting.shift()) await part();
}
await Promise.all([takeParts(), takeParts()]);
if (!databaseUrl) omitted.push('the tests on a PostgreSQL server: TEST_DATABASE_URL is not set');
if (!otherNode) omitted.push('the tests on another Node: TEST_NODE is not the path of one');
finish();
