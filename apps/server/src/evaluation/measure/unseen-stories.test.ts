import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProjectRoot } from '../../platform/project-root.ts';
import { parseStories } from './parse-stories.ts';

// Whoever reads it makes it development: it gets another name, and a new one is written by somebody who has seen neither guides nor code.
test('the blind stories are whole, and as they were written', () => {
  const text = readFileSync(join(findProjectRoot(), 'bench/evaluation/unseen-stories.jsonl'), 'utf8');
  expect(parseStories(text)).toHaveLength(549);
  expect(createHash('sha256').update(text).digest('hex')).toBe(
    'ea7854c3677795143ae98df29d3a02c3730dab9ec04009c5e98770609c6c9e86',
  );
});
