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
])('the blind set %s is whole, and as it was written', (file, questions, hash) => {
  const text = readFileSync(join(findProjectRoot(), 'bench/answers', file), 'utf8');
  expect(parseAnswerQuestions(text)).toHaveLength(questions);
  expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
});
