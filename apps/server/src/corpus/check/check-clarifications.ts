import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CorpusProblem } from '../corpus-problem.ts';
import { clarificationsSchema } from '../starter/clarifications-schema.ts';
import { parseYaml } from '../starter/yaml-with-lines.ts';
import { whyNot } from './articles-in-force.ts';
import type { CheckContext } from './editorial-file.ts';

const file = 'clarifications.yaml';

/** The questions to ask back name only articles that exist and are in force. A corpus without the file asks none. */
export async function checkClarifications(
  starterFolder: string,
  context: Pick<CheckContext, 'official' | 'trusted' | 'today'>,
): Promise<CorpusProblem[]> {
  const path = join(starterFolder, file);
  if (!existsSync(path)) return [];
  const text = await readFile(path, 'utf8');
  const parsed = parseYaml(text, clarificationsSchema);
  if (!parsed.ok) return parsed.problems.map((problem) => ({ file, ...problem }));
  const lines = text.split(/\r?\n/);
  const lineOf = (words: string) => lines.findIndex((line) => line.includes(words)) + 1;
  return parsed.value.flatMap(({ question, about, options, checked }) => {
    const keys = new Set([...about, ...options.flatMap(({ articles }) => articles)]);
    const missing = [...keys].flatMap((key) => {
      const message = whyNot(key, context);
      return message === null ? [] : [{ file, line: lineOf(key), message }];
    });
    const early =
      checked > context.today ? [{ file, line: lineOf(question), message: `la fecha ${checked} no llegó` }] : [];
    return [...missing, ...early];
  });
}
