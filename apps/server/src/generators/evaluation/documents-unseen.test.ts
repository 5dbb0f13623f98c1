import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProjectRoot } from '../../platform/project-root.ts';
import { goldContractSchema, goldJudgmentSchema, readGoldPapers } from './gold-papers.ts';

const folder = join(findProjectRoot(), 'bench/documents');

test('every marked paper can be read, and has the words that are marked in it', () => {
  expect(readGoldPapers(join(folder, 'contracts'), goldContractSchema)).toHaveLength(24);
  expect(readGoldPapers(join(folder, 'judgments'), goldJudgmentSchema)).toHaveLength(24);
});

// Whoever reads one of these makes them development: they are renamed, and new ones are written by somebody who has seen no rule.
test.each([
  ['contracts', '4282b5281b6b5fb7698a2f71760fcfa16d7502d6475e0680ad0ecde94f2e80bc'],
  ['judgments', '0b64a10426cd7629a3f9de3237e6d1c0d34fc854f51aaa0277706f143c1a35be'],
])('the blind half of the %s is as it was written', (kind, hash) => {
  const digest = createHash('sha256');
  const blind = readdirSync(join(folder, kind)).filter((name) => name.startsWith('b-'));
  for (const name of blind.sort()) digest.update(`${name}\n${readFileSync(join(folder, kind, name), 'utf8')}`);
  expect(digest.digest('hex')).toBe(hash);
});
