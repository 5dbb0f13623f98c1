import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownQuestionMark, type RagResponse } from '@foja/contracts/chat';
import { expect, test } from 'vitest';
import { readDoubts } from '../../corpus/doubts/read-doubts.ts';
import { readFurtherWays } from '../../corpus/doubts/read-further-ways.ts';
import { findProjectRoot } from '../../platform/project-root.ts';
import { judgeWay, parseAskedWays } from './score-ways.ts';

const root = findProjectRoot();
const doubts = readDoubts(join(root, 'corpus'));
const [doubt] = doubts;
const answering = (content: string, adds: string[] = []) =>
  ({
    content,
    outcome: 'grounded',
    clarification: { question: '¿?', options: adds.map((one) => ({ label: one, adds: one })) },
  }) as unknown as RagResponse;

test('nothing was learned from the ways that are left out, and each is of a doubt', () => {
  const left = parseAskedWays(readFileSync(join(root, 'bench/ways/left-out.tsv'), 'utf8'), doubts);
  expect(left).toHaveLength(600);
  const learned = new Set([
    ...doubts.flatMap(({ asked }) => asked),
    ...[...readFurtherWays(join(root, 'corpus'), doubts).values()].flat(),
  ]);
  expect(left.filter(({ way }) => learned.has(way))).toEqual([]);
});

test('a way of no doubt is refused with its line', () => {
  expect(() => parseAskedWays('# x\nnadie pregunta esto así\tni esto', doubts)).toThrow('line 2');
});

test('an answer is the one asked for where it opens with the doubt’s own words, with or without its yes or no', () => {
  const asked = { doubt: doubt!, way: 'x' };
  expect(judgeWay(asked, answering(`Sí: ${doubt!.answer} (art. 1).`)).isTold).toBe(true);
  expect(judgeWay(asked, answering(`Otra cosa.\n\nMás.\n\n${doubt!.answer}`)).isTold).toBe(false);
  expect(judgeWay(asked, answering('Otra cosa.', [`${ownQuestionMark}${doubt!.asked[0]}`]))).toMatchObject({
    isTold: false,
    isOffered: true,
  });
});
