// Runs Vitest and counts: what its report to a file says is what the closing line of `npm test` adds up.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './prepare.mjs';

/**
 * Runs Vitest to its end, what it prints on standard error.
 * @param args of `vitest run`. @param env beyond this process's own. @param node the Node that runs it.
 * @returns {{ passed: number, failed: number, skipped: string[] }} `skipped` are the full names of the tests.
 */
export function runTests(args, env = {}, node = process.execPath) {
  const folder = mkdtempSync(join(tmpdir(), 'foja-test-report-'));
  const report = join(folder, 'report.json');
  try {
    const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { status, error } = spawnSync(node, [vitest, 'run', ...reporters, ...args], {
      cwd: projectRoot,
      stdio: ['inherit', 2, 2],
      env: { ...process.env, ...env },
    });
    if (error) console.error(error.message);
    return countTests(report, status === 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function countTests(report, succeeded) {
  let files = [];
  try {
    files = JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    // It ended before it could write: told below as a failure.
  }
  const tests = files.flatMap((file) => file.assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed').length;
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    // A file that does not load, a hook or an error outside of every test fails the run as well.
    failed: failed || (succeeded ? 0 : 1),
    skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ fullName }) => fullName),
  };
}
