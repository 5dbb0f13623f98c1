import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseYaml } from '../starter/yaml-with-lines.ts';

export const factTypes = ['duration', 'amount', 'count', 'percentage', 'day', 'flag'] as const;

const line = z.string().trim().min(1);

/** One fact on which sentences may depend, as `corpus/facts/*.yaml` holds it. */
const factSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  type: z.enum(factTypes),
  /** How a chip shows it. */
  label: line,
  meaning: line,
  /** Ways of saying it; the file tells how they are written. */
  said: z.array(line).default([]),
  /** Ways of saying that it is not so; flags only. */
  denied: z.array(line).default([]),
  /** Ways that say it only where the question is about one of `within`. */
  weakly: z.array(line).default([]),
  within: z.array(line).default([]),
  /** Ways of saying that it is not so that count only where one of these other facts is told: "sin avisarme" of who was dismissed. */
  deniedWith: z
    .strictObject({ told: z.array(line).min(1), said: z.array(line).min(1) })
    .nullable()
    .default(null),
  /** What else is so: "despedido", "no con-causa", "< 18 años: menor-de-edad". */
  implies: z.array(line).default([]),
});
export type Fact = z.output<typeof factSchema>;

/** A file of `corpus/facts`, `corpus/changes` or the regimes cannot be read. */
export class KnowledgeMalformed extends Error {
  override readonly name = 'KnowledgeMalformed';
}

/**
 * The facts of a starter corpus, in the order of their files.
 * @throws {KnowledgeMalformed} with file and line where a file is not well formed or a name comes twice.
 */
export function readFacts(corpusFolder: string): Fact[] {
  const facts = readYamlFolder(join(corpusFolder, 'facts'), factSchema);
  const seen = new Set<string>();
  for (const { name } of facts) {
    if (seen.has(name)) throw new KnowledgeMalformed(`facts: «${name}» está dos veces`);
    seen.add(name);
  }
  return facts;
}

/** The entries of all YAML files of a folder, each a list. @throws {KnowledgeMalformed} with file and line. */
export function readYamlFolder<Entry>(folder: string, schema: z.ZodType<Entry>): Entry[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort();
  return files.flatMap((file) => readYamlList(join(folder, file), schema));
}

/** The entries of a YAML file that is a list. @throws {KnowledgeMalformed} with file and line. */
export function readYamlList<Entry>(path: string, schema: z.ZodType<Entry>): Entry[] {
  const parsed = parseYaml(readFileSync(path, 'utf8'), z.array(schema));
  if (parsed.ok) return parsed.value;
  const [problem] = parsed.problems;
  throw new KnowledgeMalformed(`${path}:${problem?.line}: ${problem?.message}`);
}
