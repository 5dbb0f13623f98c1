import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findProjectRoot } from '../../platform/project-root.ts';
import { type Doubt, readDoubts } from './read-doubts.ts';
import { readFurtherWays, readWaysToLearn } from './read-further-ways.ts';

let corpus: string;
beforeEach(() => {
  corpus = mkdtempSync(join(tmpdir(), 'foja-ways-'));
  mkdirSync(join(corpus, 'ways'));
});
afterEach(() => rmSync(corpus, { recursive: true }));

const doubts: Doubt[] = [
  { on: ['lct:245'], asked: ['me echaron, ¿cuánto cobro?', 'indemnización por despido'], answer: 'Un mes.', cases: [] },
];
const write = (text: string) => writeFileSync(join(corpus, 'ways', 'trabajo.txt'), text);

describe('further ways of asking a doubt', () => {
  test('of a doubt that is not there are refused with file and line', () => {
    write('> me echaron, ¿cuánto cobro?\nme rajaron\n> otra duda\nalgo\n');
    expect(() => readFurtherWays(corpus, doubts)).toThrow('ways/trabajo.txt:3: «otra duda»');
  });

  test('that stand twice, or in the doubt itself, are refused', () => {
    for (const twice of ['me rajaron', 'indemnización por despido']) {
      write(`> me echaron, ¿cuánto cobro?\nme rajaron\n${twice}\n`);
      expect(() => readFurtherWays(corpus, doubts)).toThrow(`ways/trabajo.txt:3: «${twice}» está dos veces`);
    }
  });

  test('above any doubt are refused', () => {
    write('me rajaron\n');
    expect(() => readFurtherWays(corpus, doubts)).toThrow('ways/trabajo.txt:1');
  });

  test('are found by the doubt’s first way', () => {
    write('# Escritas por nosotros.\n> me echaron, ¿cuánto cobro?\nme rajaron\n\nme dieron de baja\n');
    expect(readFurtherWays(corpus, doubts)).toEqual(
      new Map([['me echaron, ¿cuánto cobro?', ['me rajaron', 'me dieron de baja']]]),
    );
  });

  test('of a doubt that is not there take no other with them where somebody is told', () => {
    write('> otra duda\nalgo\n> me echaron, ¿cuánto cobro?\nme rajaron\nme rajaron\n');
    const told: string[] = [];
    const ways = readFurtherWays(corpus, doubts, (problem) => told.push(problem));
    expect(ways).toEqual(new Map([['me echaron, ¿cuánto cobro?', ['me rajaron']]]));
    expect(told.map((problem) => /:(\d+):/.exec(problem)?.[1])).toEqual(['1', '2', '5']);
  });

  test('need not be there', () => {
    rmSync(join(corpus, 'ways'), { recursive: true });
    expect(readFurtherWays(corpus, doubts).size).toBe(0);
  });

  test('of both folders are learned from, those that only the map is learned from after the others', () => {
    write('> me echaron, ¿cuánto cobro?\nme rajaron\n');
    mkdirSync(join(corpus, 'phrasings'));
    writeFileSync(join(corpus, 'phrasings', 'trabajo.txt'), '> me echaron, ¿cuánto cobro?\nme dieron de baja\n');
    expect(readWaysToLearn(corpus, doubts)).toEqual(
      new Map([['me echaron, ¿cuánto cobro?', ['me rajaron', 'me dieron de baja']]]),
    );
    expect(readFurtherWays(corpus, doubts)).toEqual(new Map([['me echaron, ¿cuánto cobro?', ['me rajaron']]]));
  });

  test('of the starter corpus are well formed', () => {
    const starter = join(findProjectRoot(), 'corpus');
    expect(() => readWaysToLearn(starter, readDoubts(starter))).not.toThrow();
  });
});
