import type { CorpusProblem } from '../corpus-problem.ts';
import { readDoors } from '../doors/read-doors.ts';
import { KnowledgeMalformed } from '../facts/fact-vocabulary.ts';
import type { CheckContext } from './editorial-file.ts';

const folder = 'doors';

/** Each place to go stands once, and was checked on a day that has come. */
export function checkDoors(starterFolder: string, { today }: Pick<CheckContext, 'today'>): CorpusProblem[] {
  try {
    const seen = new Set<string>();
    return readDoors(starterFolder).flatMap(({ id, checked }) => {
      const problems = [seen.has(id) && 'está dos veces', checked > today && `la fecha ${checked} no llegó`].filter(
        (problem) => problem !== false,
      );
      seen.add(id);
      return problems.map((message) => ({ file: folder, line: 1, message: `${id}: ${message}` }));
    });
  } catch (error) {
    if (error instanceof KnowledgeMalformed) return [{ file: folder, line: 1, message: error.message }];
    throw error;
  }
}
