import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProjectRoot } from '../../platform/project-root.ts';
import { parseGoldDocuments } from './parse-gold-documents.ts';

// Whoever reads one of these sets makes it development: it gets another name, and a new one is written by somebody who has seen no code.
test.each([
  ['papers-blind.jsonl', 30, '7ace97517814b291cb60c666a1c915c0a1e7ac565c2f531b4f53deff1e6838c7'],
  ['papers-unseen-7.jsonl', 40, '0ec2eb6bdb9bb764c00c40b1880bb88563d7cbdb088497be3297cf21c77904aa'],
])('the blind papers %s are whole, and as they were written', (file, papers, hash) => {
  const text = readFileSync(join(findProjectRoot(), 'bench/anonymizer', file), 'utf8');
  expect(parseGoldDocuments(text)).toHaveLength(papers);
  expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
});
