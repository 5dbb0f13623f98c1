import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownString } from '../../platform/own-strings.ts';
import { KnowledgeMalformed } from '../facts/fact-vocabulary.ts';
import type { Doubt } from './read-doubts.ts';

/** `ways` tell a running server how near a question comes to a doubt; from `phrasings` the doubts' map alone is learned. */
export type WaysFolder = 'ways' | 'phrasings';

const mark = '> ';

/**
 * Further ways in which each doubt is asked, as the `*.txt` of a folder of `corpus/` hold them: a line "> " with the doubt's first way, below
 * it one way a line. No question is held against their words.
 * @param skip told of a way that belongs to no doubt, or stands twice, with file and line; absent: it is thrown.
 * @returns by the doubt's first way of asking; empty where the folder is not there.
 * @throws {KnowledgeMalformed} where nobody is told.
 */
export function readFurtherWays(
  corpusFolder: string,
  doubts: readonly Doubt[],
  skip?: (problem: string) => void,
  folder: WaysFolder = 'ways',
): Map<string, string[]> {
  const ways = new Map<string, string[]>();
  const path = join(corpusFolder, folder);
  if (!existsSync(path)) return ways;
  const firsts = new Set(doubts.map(({ asked }) => asked[0]));
  const seen = new Set(doubts.flatMap(({ asked }) => asked));
  for (const file of readdirSync(path).sort()) {
    let current: string[] | undefined;
    for (const [index, line] of readFileSync(join(path, file), 'utf8').split('\n').entries()) {
      const refuse = (problem: string) => {
        const told = `${folder}/${file}:${index + 1}: ${problem}`;
        if (skip === undefined) throw new KnowledgeMalformed(told);
        skip(told);
      };
      if (line.trim() === '' || line.startsWith('#')) continue;
      if (line.startsWith(mark)) {
        const first = line.slice(mark.length);
        current = undefined;
        if (!firsts.has(first)) {
          refuse(`«${first}» no es la primera forma de preguntar de ninguna duda`);
          continue;
        }
        current = ways.get(first) ?? [];
        ways.set(first, current);
        continue;
      }
      if (seen.has(line)) refuse(`«${line}» está dos veces`);
      else if (current === undefined) refuse(`«${line}» no es de ninguna duda`);
      else {
        seen.add(line);
        current.push(ownString(line));
      }
    }
  }
  return ways;
}

/** Those of all folders together, as the doubts' map is learned from them. @throws as {@link readFurtherWays}. */
export function readWaysToLearn(corpusFolder: string, doubts: readonly Doubt[]): Map<string, string[]> {
  const ways = readFurtherWays(corpusFolder, doubts);
  for (const [first, phrasings] of readFurtherWays(corpusFolder, doubts, undefined, 'phrasings'))
    ways.set(first, [...(ways.get(first) ?? []), ...phrasings]);
  return ways;
}
