import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProjectRoot } from '../../platform/project-root.ts';
import { goldContractSchema, goldJudgmentSchema, readGoldPapers } from './gold-papers.ts';

const folder = join(findProjectRoot(), 'bench/documents');

test('every marked paper can be read, and has the words that are marked in it', () => {
  expect(readGoldPapers(join(folder, 'contracts'), goldContractSchema)).toHaveLength(82);
  expect(readGoldPapers(join(folder, 'judgments'), goldJudgmentSchema)).toHaveLength(55);
});

// Whoever reads one of these makes them development: they are renamed, and new ones are written by somebody who has seen no rule.
test.each([
  ['judgments', 'b-', 'b4db2056dca0714274288540c5645129231dd18ce7b38345693f6c6b9a1e4c11'],
  ['contracts', 'g-', '0f27614ef3c5c6c3fa1129d385a701aef6fa147ff55390c6c625cd114e68e0ea'],
  ['pleadings', 'g-', '7509afb24e4417f075ccb63868aa7975a088e4569832483acf253a91306d67f1'],
  ['vault', 'g-', '7e277e20d199d9cafa2da405dcc0756616425f55d5d947448508dec70bec59e7'],
])('the blind papers of the %s (%s) are as they were written', (kind, prefix, hash) => {
  const digest = createHash('sha256');
  const blind = readdirSync(join(folder, kind)).filter((name) => name.startsWith(prefix));
  for (const name of blind.sort()) digest.update(`${name}\n${readFileSync(join(folder, kind, name), 'utf8')}`);
  expect(digest.digest('hex')).toBe(hash);
});
