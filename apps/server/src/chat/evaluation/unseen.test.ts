import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProjectRoot } from '../../platform/project-root.ts';
import { parseAnswerQuestions } from './answer-questions.ts';

// Whoever reads one of these sets makes it development: it gets another name, and a new one is written by somebody who has seen no code.
test.each([
  ['unseen.jsonl', 120, 'fe2aaca379cfdc40cfc3c8de64717781e73200b1ddb0abc246f08e008d68649b'],
  ['unseen-followups.jsonl', 30, 'f3f679b7ae532166457f616ae369dcd01179e285f8efbb13690e3da54d0afe8c'],
  ['unseen-2.jsonl', 120, '4710c4a166600d51e341e27bab802998205a43833d6140ed2a2434f3d664db9b'],
  ['unseen-2-followups.jsonl', 30, '432efa4f46329d0f6e13b5847d61bfb2b266d3ea4e143ebe14df8d4057893c05'],
])('the blind set %s is whole, and as it was written', (file, questions, hash) => {
  const text = readFileSync(join(findProjectRoot(), 'bench/answers', file), 'utf8');
  expect(parseAnswerQuestions(text)).toHaveLength(questions);
  expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
});
