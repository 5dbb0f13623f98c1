import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProjectRoot } from '../platform/project-root.ts';

const source = join(findProjectRoot(), 'apps/server/src');
/** Opened by `main.ts` alone, which has closed the folder by then. */
const openedByMain = 'open-server.ts';

/** The programs and their parts that open a database of this installation, each with its text. */
const openers = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^testing\/|^platform\/database\//.test(path))
  .map((path): [string, string] => [path, readFileSync(join(source, path), 'utf8')])
  .filter(([path, text]) => path !== openedByMain && /\b(?:openDatabase|startEmbeddedDatabase)\(/.test(text));

test('the commands that open the database are found', () => {
  const found = openers.map(([path]) => path);
  expect(found).toEqual(expect.arrayContaining(['main.ts', 'commands/backup.ts', 'commands/corpus.ts']));
});

test.each(openers.filter(([path]) => path.startsWith('commands/')))(
  '%s looks first whether it may act on this installation',
  (_, text) => {
    const looks = text.search(/\brequire(?:Installation|Database|Owner)\(/);
    expect(looks).toBeGreaterThan(0);
    expect(text.search(/\bkeepDataFolderPrivate\(/)).toBeGreaterThan(looks);
  },
);

test.each(openers)('%s closes the data folder to others', (_, text) => {
  expect(text).toMatch(/\bkeepDataFolderPrivate\(/);
});
