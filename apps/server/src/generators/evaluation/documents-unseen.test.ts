import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProjectRoot } from '../../platform/project-root.ts';
import { goldContractSchema, goldJudgmentSchema, readGoldPapers } from './gold-papers.ts';

const folder = join(findProjectRoot(), 'bench/documents');

test('every marked paper can be read, and has the words that are marked in it', () => {
  expect(readGoldPapers(join(folder, 'contracts'), goldContractSchema)).toHaveLength(70);
  expect(readGoldPapers(join(folder, 'judgments'), goldJudgmentSchema)).toHaveLength(55);
});

// Whoever reads one of these makes them development: they are renamed, and new ones are written by somebody who has seen no rule.
test.each([['judgments', 'b4db2056dca0714274288540c5645129231dd18ce7b38345693f6c6b9a1e4c11']])(
  'the blind half of the %s is as it was written',
  (kind, hash) => {
    const digest = createHash('sha256');
    const blind = readdirSync(join(folder, kind)).filter((name) => name.startsWith('b-'));
    for (const name of blind.sort()) digest.update(`${name}\n${readFileSync(join(folder, kind, name), 'utf8')}`);
    expect(digest.digest('hex')).toBe(hash);
  },
);
