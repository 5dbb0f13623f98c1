import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CorpusProblem } from '../corpus-problem.ts';
import { safetySchema } from '../starter/safety-schema.ts';
import { parseYaml } from '../starter/yaml-with-lines.ts';
import { whyNot } from './articles-in-force.ts';
import type { CheckContext } from './editorial-file.ts';

const file = 'safety.yaml';

/** What is told to people in danger stands on articles in force, names guides that exist, and was checked on a day that has come. */
export async function checkSafety(
  starterFolder: string,
  context: Pick<CheckContext, 'official' | 'trusted' | 'today'>,
): Promise<CorpusProblem[]> {
  const path = join(starterFolder, file);
  if (!existsSync(path)) return [];
  const text = await readFile(path, 'utf8');
  const parsed = parseYaml(text, safetySchema);
  if (!parsed.ok) return parsed.problems.map((problem) => ({ file, ...problem }));
  const lines = text.split(/\r?\n/);
  const lineOf = (words: string) => lines.findIndex((line) => line.includes(words)) + 1;
  return parsed.value.situations.flatMap(({ rights, guide, lines: helpLines }) => {
    const problems = rights.flatMap(({ article }) => {
      const message = whyNot(article, context);
      return message === null ? [] : [{ file, line: lineOf(article), message }];
    });
    if (guide !== undefined && !existsSync(join(starterFolder, 'guides', `${guide.slice('guia:'.length)}.md`))) {
      problems.push({ file, line: lineOf(guide), message: `la guía «${guide}» no existe` });
    }
    const early = helpLines.filter(({ checked }) => checked > context.today);
    return [
      ...problems,
      ...early.map(({ name, checked }) => ({ file, line: lineOf(name), message: `la fecha ${checked} no llegó` })),
    ];
  });
}
