import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KnowledgeMalformed } from '../facts/fact-vocabulary.ts';
import type { Doubt } from './read-doubts.ts';

const folder = 'ways';
const mark = '> ';

/**
 * Further ways in which each doubt is asked, as `corpus/ways/*.txt` holds them: a line "> " with the doubt's first way, below it one way a
 * line. They are only learned from: no answer reads them, so that they cost a question nothing.
 * @returns by the doubt's first way of asking; empty where the folder is not there.
 * @throws {KnowledgeMalformed} with file and line where a way belongs to no doubt, or stands twice.
 */
export function readFurtherWays(corpusFolder: string, doubts: readonly Doubt[]): Map<string, string[]> {
  const ways = new Map<string, string[]>();
  const path = join(corpusFolder, folder);
  if (!existsSync(path)) return ways;
  const firsts = new Set(doubts.map(({ asked }) => asked[0]));
  const seen = new Set(doubts.flatMap(({ asked }) => asked));
  for (const file of readdirSync(path).sort()) {
    let current: string[] | undefined;
    for (const [index, line] of readFileSync(join(path, file), 'utf8').split('\n').entries()) {
      const refuse = (problem: string) => {
        throw new KnowledgeMalformed(`${folder}/${file}:${index + 1}: ${problem}`);
      };
      if (line.trim() === '' || line.startsWith('#')) continue;
      if (line.startsWith(mark)) {
        const first = line.slice(mark.length);
        if (!firsts.has(first)) refuse(`«${first}» no es la primera forma de preguntar de ninguna duda`);
        current = ways.get(first) ?? [];
        ways.set(first, current);
        continue;
      }
      if (seen.has(line)) refuse(`«${line}» está dos veces`);
      if (current === undefined) refuse(`«${line}» no es de ninguna duda`);
      seen.add(line);
      current?.push(line);
    }
  }
  return ways;
}
