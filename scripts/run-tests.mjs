// Runs Vitest and counts: what its report to a file says is what the closing line of `npm test` adds up.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './prepare.mjs';

/**
 * Runs Vitest to its end, what it prints on standard error.
 * @param args of `vitest run`. @param env beyond this process's own. @param node the Node that runs it.
 * @returns {Promise<{ passed: number, failed: number, skipped: string[], failures: { name: string, lines: string[] }[] }>}
 * `skipped` are the full names of the tests; `failures` name each test, hook or file that failed, with the first lines of its error.
 */
export async function runTests(args, env = {}, node = process.execPath) {
  const folder = mkdtempSync(join(tmpdir(), 'foja-test-report-'));
  const report = join(folder, 'report.json');
  try {
    const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs');
    const reporters = ['--reporter=default', `--reporter=${join(projectRoot, 'scripts/report-tests.mjs')}`];
    const child = spawn(node, [vitest, 'run', ...reporters, ...args], {
      cwd: projectRoot,
      stdio: ['inherit', 2, 2],
      env: { ...process.env, ...env, TEST_REPORT_FILE: report },
    });
    // Where another part ends everything, this one does not go on alone.
    const end = () => child.kill();
    process.once('exit', end);
    const code = await new Promise((resolve) => {
      child.once('error', (error) => {
        console.error(error.message);
        resolve(1);
      });
      child.once('close', resolve);
    });
    process.off('exit', end);
    return readReport(report, code === 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints what failed, so that the end of a log tells it. */
export function printFailures({ failures }) {
  for (const { name, lines } of failures) {
    console.log(`    FAILED: ${name}`);
    for (const line of lines) console.log(`      ${line}`);
  }
}

function readReport(report, succeeded) {
  let read = { passed: 0, failed: 0, skipped: [], failures: [] };
  try {
    read = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    read.failures.push({ name: 'Vitest', lines: ['It ended before it could write its report.'] });
  }
  // A file that does not load, a hook or an error outside of every test fails the run as well.
  return { ...read, failed: read.failed || (succeeded ? 0 : 1) };
}
