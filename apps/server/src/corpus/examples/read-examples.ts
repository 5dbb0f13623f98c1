import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { KnowledgeMalformed } from '../facts/fact-vocabulary.ts';
import { parseYaml } from '../starter/yaml-with-lines.ts';

const line = z.string().trim().min(1);

const examplesSchema = z.strictObject({
  allDomains: z.strictObject({ question: line }),
  vault: z.strictObject({ fileName: line, question: line, pages: z.array(line).min(1) }),
});
export type Examples = z.output<typeof examplesSchema>;

/** What closed tools are shown with, of `corpus/examples.yaml`. @throws {KnowledgeMalformed} with file and line. */
export function readExamples(corpusFolder: string): Examples {
  const parsed = parseYaml(readFileSync(join(corpusFolder, 'examples.yaml'), 'utf8'), examplesSchema);
  if (parsed.ok) return parsed.value;
  const [problem] = parsed.problems;
  throw new KnowledgeMalformed(`examples.yaml:${problem?.line}: ${problem?.message}`);
}
