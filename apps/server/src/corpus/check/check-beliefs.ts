import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Belief, readBeliefs } from '../beliefs/read-beliefs.ts';
import type { CorpusProblem } from '../corpus-problem.ts';
import { KnowledgeMalformed } from '../facts/fact-vocabulary.ts';
import { whyNot } from './articles-in-force.ts';
import type { CheckContext } from './editorial-file.ts';
import { problemsOfTerms } from './terms-stated.ts';

const folder = 'beliefs';

/** The articles that contradict a common belief are in force. */
export function checkBeliefs(
  starterFolder: string,
  context: Pick<CheckContext, 'official' | 'trusted' | 'eventNames'>,
): CorpusProblem[] {
  if (!existsSync(join(starterFolder, folder))) return [];
  try {
    return readBeliefs(starterFolder).flatMap((belief) => problemsOf(belief, context));
  } catch (error) {
    if (error instanceof KnowledgeMalformed) return [{ file: folder, line: 1, message: error.message }];
    throw error;
  }
}

function problemsOf(
  { belief, on, law, terms }: Belief,
  context: Pick<CheckContext, 'official' | 'trusted' | 'eventNames'>,
): CorpusProblem[] {
  const messages = [...on.flatMap((key) => whyNot(key, context) ?? []), ...problemsOfTerms(terms, law, on, context)];
  return messages.map((message) => ({ file: folder, line: 1, message: `${belief}: ${message}` }));
}
