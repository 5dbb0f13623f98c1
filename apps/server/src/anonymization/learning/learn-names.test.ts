import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProjectRoot } from '../../platform/project-root.ts';
import { parseGoldDocuments } from '../evaluation/parse-gold-documents.ts';
import { learnNames, markedWords, seededRandom } from './learn-names.ts';
import { learnedFrom } from './learned-from.ts';

const bench = join(findProjectRoot(), 'bench/anonymizer');
const [paper] = parseGoldDocuments(readFileSync(join(bench, 'papers-development-3.jsonl'), 'utf8'));

test('nothing is learned from a blind set', () => {
  expect(learnedFrom.filter((file) => /unseen|blind|validation-3/.test(file))).toEqual([]);
});

test('the weights were learned from the papers as they stand', () => {
  const hash = createHash('sha256');
  for (const file of learnedFrom) hash.update(readFileSync(join(bench, file), 'utf8'));
  const weights = readFileSync(join(findProjectRoot(), 'packages/anonymizer/src/name-weights.ts'), 'utf8');
  expect(weights.slice(0, 300)).toContain(hash.digest('hex'));
});

test('the same papers and the same seed teach the same', () => {
  if (!paper) throw new Error('no paper');
  const learn = () => learnNames(markedWords(paper, seededRandom(3)), 3);
  const [first, second] = [learn(), learn()];
  expect(first).toEqual(second);
  expect(first.weights.some((values) => values.size > 0)).toBe(true);
});

test('names are names, other data teach nothing, and the rest is no name', () => {
  const text = 'Vino Ana Ozolnik, DNI 30.111.222, a la feria Norte.';
  const start = text.indexOf('Ana');
  const spans = [
    { start, end: start + 'Ana Ozolnik'.length, type: 'PERSONA' },
    { start: text.indexOf('Norte'), end: text.indexOf('Norte') + 5, type: 'EMPRESA' },
  ];
  const words = markedWords({ id: 'one', text, spans, keep: [], ignore: [] }, () => 1);
  // Ana and Ozolnik in each of the six readings; the opener and the abbreviation are no names.
  expect(words.filter(({ isName }) => isName)).toHaveLength(12);
  expect(words.some(({ isName }) => !isName)).toBe(true);
});
