import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProjectRoot } from '../../platform/project-root.ts';
import { parseGoldDocuments } from './parse-gold-documents.ts';

// Whoever reads one of these sets makes it development: it gets another name, and a new one is written by somebody who has seen no code.
test.each([
  ['papers-blind.jsonl', 30, '7ace97517814b291cb60c666a1c915c0a1e7ac565c2f531b4f53deff1e6838c7'],
  ['papers-unseen.jsonl', 20, 'c4cfcede3d153d0cfa3db91085545c4e4941d926c24f064948e1a8724184ac74'],
  ['papers-unseen-2.jsonl', 12, 'dbf69750c7a5f53c6fdfbfefc947b5d9494b57d72031463119b03bbc2392bf73'],
  ['papers-unseen-3.jsonl', 16, 'c541cc393c63267aba776a3eb539ff977e4d76be3acf587ac7617a5dd59e1ca8'],
  ['papers-unseen-4.jsonl', 20, 'f0a24104b0fbc7364e8486e8e2de8ec0bd3703165c4235a54decb6d2f6c1b76f'],
])('the blind papers %s are whole, and as they were written', (file, papers, hash) => {
  const text = readFileSync(join(findProjectRoot(), 'bench/anonymizer', file), 'utf8');
  expect(parseGoldDocuments(text)).toHaveLength(papers);
  expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
});
