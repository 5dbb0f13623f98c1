import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { CorpusProblem } from '../corpus-problem.ts';
import { particularCasesFile as file, particularCaseSchema } from '../facts/particular-case.ts';
import { parseYaml } from '../starter/yaml-with-lines.ts';
import { parseCondition } from '../statements/parse-statement.ts';
import type { CheckContext } from './editorial-file.ts';

/** The cases of which the law speaks apart can be read, and name only facts that are known. A corpus without the file has none. */
export function checkParticularCases(
  starterFolder: string,
  { factNames }: Pick<CheckContext, 'factNames'>,
): CorpusProblem[] {
  const path = join(starterFolder, file);
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  const parsed = parseYaml(text, z.array(particularCaseSchema));
  if (!parsed.ok) return parsed.problems.map((problem) => ({ file, ...problem }));
  const lines = text.split(/\r?\n/);
  return parsed.value.flatMap((one) =>
    [...one.facts, ...one.denied].flatMap((condition) => {
      const message = whyUnread(condition, factNames);
      if (message === null) return [];
      return [{ file, line: lines.indexOf(`- case: ${one.case}`) + 1, message: `${one.case}: ${message}` }];
    }),
  );
}

function whyUnread(condition: string, factNames: CheckContext['factNames']): string | null {
  try {
    const { fact } = parseCondition(condition);
    return factNames === null || factNames.has(fact) ? null : `«${fact}» no está en facts/`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
