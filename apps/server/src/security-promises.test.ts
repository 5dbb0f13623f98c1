import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProjectRoot } from './platform/project-root.ts';

const root = findProjectRoot();
const rows = readFileSync(join(root, 'SECURITY.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| promise') && !line.startsWith('| ---'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('SECURITY.md makes promises', () => expect(rows.length).toBeGreaterThan(10));

test.each(rows.map(([, promise = '', , tests = '']) => [promise, tests]))(
  '«%s» names the tests that hold it, and they are there',
  (_, tests) => {
    const files = [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(existsSync(join(root, file)), file).toBe(true);
  },
);
