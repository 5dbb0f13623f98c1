import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findProjectRoot } from '../../platform/project-root.ts';
import { KnowledgeMalformed } from '../facts/fact-vocabulary.ts';
import { readChanges } from './read-changes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foja-changes-'));
  mkdirSync(join(folder, 'changes'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const write = (text: string) => writeFileSync(join(folder, 'changes', 'one.yaml'), text);

test.each([
  ['a kind that does not exist', '- {norm: lct, change: altered, by: "ley-27802:1"}'],
  ['no article that changes it', '- {norm: lct, change: repealed, by: una ley}'],
  ['a day without the article that says it', '- {norm: lct, change: repealed, by: "ley-27802:1", since: 2026-03-06}'],
  ['an unknown key', '- {norm: lct, change: repealed, by: "ley-27802:1", why: x}'],
])('a change with %s is refused', (_, text) => {
  write(text);
  expect(() => readChanges(folder)).toThrow(KnowledgeMalformed);
});

test('an article is found by its number, within a range, by a part of it and with its whole norm', () => {
  write(`
- {norm: ley-24013, article: 8-17, change: repealed, by: "ley-27742:99"}
- {norm: lct, article: "132:f", change: replaced, by: "ley-27802:36"}
- {norm: lct, article: 92bis, change: replaced, by: "ley-27742:91"}
- {norm: ley 25.323, change: repealed, by: "ley-27742:100"}
- {norm: ley-27802, change: in-force, by: "ley-27802:217"}
`);
  const table = readChanges(folder);
  const by = (norm: string, article: string | null) => table.changeOf(norm, article).map((change) => change.by);
  expect(by('ley-24013', '8')).toEqual(['ley-27742:99']);
  expect(by('ley-24013', '18')).toEqual([]);
  expect(by('lct', '132')).toEqual(['ley-27802:36']);
  expect(by('lct', '92bis')).toEqual(['ley-27742:91']);
  expect(by('lct', '92')).toEqual([]);
  expect(by('Ley N° 25.323', '2')).toEqual(['ley-27742:100']);
  expect(by('ley 25323', null)).toEqual(['ley-27742:100']);
  expect(by('ley-27802', null)).toEqual(['ley-27802:217']);
  expect(by('ley-27802', '51')).toEqual([]);
});

test('a norm is known to exist where it changed something or was changed itself', () => {
  write(`
- {norm: ley 20.004, change: repealed, by: "ley 26.939, art. 27"}
- {norm: lct, article: "245", change: replaced, by: "ley-27802:51"}
`);
  const table = readChanges(folder);
  for (const norm of ['ley 26.939', 'Ley N° 26939', 'ley 20.004', 'ley 27.802', 'ley-27802'])
    expect(table.knows(norm), norm).toBe(true);
  for (const norm of ['ley 26.938', 'ley 2.004', 'decreto 26.939']) expect(table.knows(norm), norm).toBe(false);
});

test('what a norm changed is told of those that Foja keeps and of others', () => {
  write(`
- {norm: ccyc, article: "2459", change: replaced, by: "ley 27.587, art. 4"}
- {norm: lct, article: "245", change: replaced, by: "ley-27802:51"}
`);
  const table = readChanges(folder);
  const changed = (norm: string) => table.changesBy(norm).map(({ norm, article }) => `${norm}:${article}`);
  expect(changed('ley N° 27.587')).toEqual(['ccyc:2459']);
  expect(changed('ley-27802')).toEqual(['lct:245']);
  expect(changed('ley 27.588')).toEqual([]);
});

test('the starter corpus tells what people still name: fines for unregistered work, the rent law, the reform', () => {
  const table = readChanges(join(findProjectRoot(), 'corpus'));
  expect(table.changeOf('ley-24013', '8')).toMatchObject([
    { change: 'repealed', by: 'ley-27742:99', since: '2024-07-09' },
  ]);
  expect(table.changeOf('ley 25.345', '45')).toMatchObject([{ change: 'repealed', by: 'ley-27742:99' }]);
  expect(table.changeOf('ley 25.323', null)).toMatchObject([{ change: 'repealed', by: 'ley-27742:100' }]);
  expect(table.changeOf('ley 22.802', null)).toMatchObject([{ change: 'repealed' }]);
  expect(table.changeOf('ley-27551', null).map(({ change }) => change)).toContain('repealed');
  expect(table.changeOf('lct', '245')).toMatchObject([{ change: 'replaced', by: 'ley-27802:51', since: '2026-03-06' }]);
  expect(table.changeOf('ccyc', '1198').map(({ by }) => by)).toEqual(
    expect.arrayContaining(['ley-27551:3', 'ley-27737:1', 'dnu-70-2023:256']),
  );
});
