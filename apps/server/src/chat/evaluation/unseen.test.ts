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
])('the blind set %s is whole, and as it was written', (file, questions, hash) => {
  const text = readFileSync(join(findProjectRoot(), 'bench/answers', file), 'utf8');
  expect(parseAnswerQuestions(text)).toHaveLength(questions);
  expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
});
