import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Belief, readBeliefs } from '../beliefs/read-beliefs.ts';
import type { CorpusProblem } from '../corpus-problem.ts';
import { KnowledgeMalformed } from '../facts/fact-vocabulary.ts';
import { whyNot } from './articles-in-force.ts';
import type { CheckContext } from './editorial-file.ts';

const folder = 'beliefs';

/** The articles that contradict a common belief are in force. */
export function checkBeliefs(
  starterFolder: string,
  context: Pick<CheckContext, 'official' | 'trusted'>,
): CorpusProblem[] {
  if (!existsSync(join(starterFolder, folder))) return [];
  try {
    return readBeliefs(starterFolder).flatMap((belief) => problemsOf(belief, context));
  } catch (error) {
    if (error instanceof KnowledgeMalformed) return [{ file: folder, line: 1, message: error.message }];
    throw error;
  }
}

function problemsOf({ belief, on }: Belief, context: Pick<CheckContext, 'official' | 'trusted'>): CorpusProblem[] {
  return on.flatMap((key) => {
    const message = whyNot(key, context);
    return message === null ? [] : [{ file: folder, line: 1, message: `${belief}: ${message}` }];
  });
}
