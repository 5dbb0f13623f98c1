import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProjectRoot } from '../../platform/project-root.ts';
import { parseAnswerQuestions } from './answer-questions.ts';

// Whoever reads one of these sets makes it development: it gets another name, and a new one is written by somebody who has seen no code.
test.each([
  ['unseen.jsonl', 120, '69805752348e48fff086d7cbace13bf7ed3cd3a8bf259cc6dfafc7ac7d1e84af'],
  ['unseen-followups.jsonl', 30, '56cd880f0d15bb823703db0081cbafa3b59144ed1393411c36b5f556a83d82ea'],
])('the blind set %s is whole, and as it was written', (file, questions, hash) => {
  const text = readFileSync(join(findProjectRoot(), 'bench/answers', file), 'utf8');
  expect(parseAnswerQuestions(text)).toHaveLength(questions);
  expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
});
