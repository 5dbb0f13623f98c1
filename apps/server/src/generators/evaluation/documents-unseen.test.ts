import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProjectRoot } from '../../platform/project-root.ts';
import { goldContractSchema, goldJudgmentSchema, readGoldPapers } from './gold-papers.ts';

const folder = join(findProjectRoot(), 'bench/documents');

test('every marked paper can be read, and has the words that are marked in it', () => {
  const marked = (kind: string) => readdirSync(join(folder, kind)).filter((name) => name.endsWith('.json'));
  expect(readGoldPapers(join(folder, 'contracts'), goldContractSchema)).toHaveLength(marked('contracts').length);
  expect(readGoldPapers(join(folder, 'judgments'), goldJudgmentSchema)).toHaveLength(marked('judgments').length);
});

// Whoever reads one of these makes them development: they are renamed, and new ones are written by somebody who has seen no rule.
test.each([
  ['judgments', 'b-', 'b4db2056dca0714274288540c5645129231dd18ce7b38345693f6c6b9a1e4c11'],
  ['contracts', 'g-', 'c74847a323b99c2e36bdb1306cfcaf4b9e6a21fd53e0f319694e6e87882dbda2'],
  ['pleadings', 'g-', 'ddd8665809f86afbcec2a51b87606183c425b97e2723b253725ebb3796c6e6f4'],
  ['vault', 'g-', '7e277e20d199d9cafa2da405dcc0756616425f55d5d947448508dec70bec59e7'],
  ['contracts', 'm-', 'e012af575160e31c71345c890a399c3aa628014325010e4f08028c27f87496be'],
  ['contracts', 'u-', '6bcef73a837605fa0a21e7ef58f35e007a4a3fdbf3a1a7199481b9f6940bc846'],
  ['judgments', 'm-', 'b53646320632e25ffb85c8a148611b9d60436033dcba749b0971fa3ae468913d'],
  ['pleadings', 'm-', '8fd9594a3d768303a4a12e26fe26628141ffb41ef900a4de695ef6f6fc8430b4'],
  ['vault', 'm-', 'e87b0dc0fb3e5fe4f55c423dcb7e429e88ed28d5dee25b32e64206f0b69c4a4f'],
])('the blind papers of the %s (%s) are as they were written', (kind, prefix, hash) => {
  const digest = createHash('sha256');
  const blind = readdirSync(join(folder, kind)).filter((name) => name.startsWith(prefix));
  for (const name of blind.sort()) digest.update(`${name}\n${readFileSync(join(folder, kind, name), 'utf8')}`);
  expect(digest.digest('hex')).toBe(hash);
});
