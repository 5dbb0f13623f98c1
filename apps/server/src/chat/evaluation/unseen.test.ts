import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProjectRoot } from '../../platform/project-root.ts';
import { parseAnswerQuestions } from './answer-questions.ts';

// Whoever reads one of these sets makes it development: it gets another name, and a new one is written by somebody who has seen no code.
test.each([
  ['unseen-6.jsonl', 120, 'aacdc545603e0c9d77e183b14b238706e309053d1b1bca15c1aacff403773f44'],
  ['unseen-6-followups.jsonl', 60, 'bfa078282a4b105cbf6d0edc146e354b772d88121e5db5b04d3612afac4c133a'],
  ['unseen-7.jsonl', 120, 'a0618d6c5b2d7f39c5290387031849a1cc5ef9da0e828bb304060520634f4311'],
  ['unseen-7-followups.jsonl', 60, '0e30c244eabe7d46d30a58937884538bb3aa022341642d9601d504e64a9782e7'],
])('the blind set %s is whole, and as it was written', (file, questions, hash) => {
  const text = readFileSync(join(findProjectRoot(), 'bench/answers', file), 'utf8');
  expect(parseAnswerQuestions(text)).toHaveLength(questions);
  expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
});
