import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KnowledgeMalformed } from '../facts/fact-vocabulary.ts';
import type { Doubt } from './read-doubts.ts';

const folder = 'ways';
const mark = '> ';

/**
 * Further ways in which each doubt is asked, as `corpus/ways/*.txt` holds them: a line "> " with the doubt's first way, below it one way a
 * line. They are learned from, and tell how near a question comes to a doubt; no question is held against their words.
 * @param skip told of a way that belongs to no doubt, or stands twice, with file and line; absent: it is thrown.
 * @returns by the doubt's first way of asking; empty where the folder is not there.
 * @throws {KnowledgeMalformed} where nobody is told.
 */
export function readFurtherWays(
  corpusFolder: string,
  doubts: readonly Doubt[],
  skip?: (problem: string) => void,
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
        current.push(line);
      }
    }
  }
  return ways;
}
