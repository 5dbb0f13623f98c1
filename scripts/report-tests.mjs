// Vitest's reporter for `npm test`: writes to the file named by TEST_REPORT_FILE what ran and, of what failed, the errors; those
// of hooks, of files that do not load and of no test at all too, which Vitest's own JSON report leaves out.
import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Enough to see what was expected and where, few enough that many failures stay readable. */
const maxErrorLines = 12;
const maxPlaces = 3;

/** The first lines of an error and of its difference, with the place where it was thrown. */
function firstLines(error) {
  const lines = [`${error.name ?? 'Error'}: ${error.message ?? JSON.stringify(error)}`, error.diff ?? '']
    .flatMap((part) => stripVTControlCharacters(part).split('\n'))
    .filter((line) => line.trim());
  const places = (error.stacks ?? [])
    .slice(0, maxPlaces)
    .map(({ file, line, column }) => `at ${file}:${line}:${column}`);
  return [...lines.slice(0, maxErrorLines), ...places];
}

/** A failure per test, file or suite: all of its errors in turn. */
const failureOf = (name, errors) => ({ name, lines: errors.flatMap(firstLines) });

export default class TestReport {
  onTestRunEnd(testModules, unhandledErrors) {
    const report = { passed: 0, failed: 0, skipped: [], failures: [] };
    for (const file of testModules) {
      const where = `${file.project.name}: ${file.relativeModuleId}`;
      for (const part of [file, ...file.children.allSuites()]) {
        const name = part === file ? where : `${where} > ${part.fullName}`;
        if (part.errors().length > 0) report.failures.push(failureOf(name, part.errors()));
      }
      for (const test of file.children.allTests()) {
        const { state, errors } = test.result();
        const name = `${where} > ${test.fullName}`;
        if (state === 'passed') report.passed++;
        else if (state === 'failed') {
          report.failed++;
          report.failures.push(failureOf(name, errors));
        } else report.skipped.push(name);
      }
    }
    for (const error of unhandledErrors) report.failures.push(failureOf('outside of every test', [error]));
    writeFileSync(process.env.TEST_REPORT_FILE, JSON.stringify(report));
  }
}
