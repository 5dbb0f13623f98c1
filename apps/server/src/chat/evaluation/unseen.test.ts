import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProjectRoot } from '../../platform/project-root.ts';
import { parseAnswerQuestions } from './answer-questions.ts';

// Whoever reads one of these sets makes it development: it gets another name, and a new one is written by somebody who has seen no code.
test.each([
  ['unseen-5.jsonl', 120, 'd52dae4c50d9719473423be487e0f9bc0f7a5745b73129753b4dad5bbbe490ab'],
  ['unseen-5-followups.jsonl', 60, '7e99faaeaa424f48d4fe6e1410129a7e255caa6d72d712612b8b32be8d75c513'],
])('the blind set %s is whole, and as it was written', (file, questions, hash) => {
  const text = readFileSync(join(findProjectRoot(), 'bench/answers', file), 'utf8');
  expect(parseAnswerQuestions(text)).toHaveLength(questions);
  expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
});
