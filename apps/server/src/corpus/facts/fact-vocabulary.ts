import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { withOwnStrings } from '../../platform/own-strings.ts';
import { parseYaml } from '../starter/yaml-with-lines.ts';
import { phraseLine } from './phrase-syntax.ts';

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
  said: z.array(phraseLine).default([]),
  /** Ways of saying that it is not so; flags only. */
  denied: z.array(phraseLine).default([]),
  /** Ways that say it only where the question is about one of `within`; a quantity also where it is about none that is known. */
  weakly: z.array(phraseLine).default([]),
  within: z.array(line).default([]),
  /** Ways of saying something else, which then does not tell this fact: "llevo dos meses sin cobrar", "me echaron de la casa". */
  except: z.array(phraseLine).default([]),
  /** Ways of saying that it is not so that count only where one of these other facts is told: "sin avisarme" of who was dismissed. */
  deniedWith: z
    .strictObject({ told: z.array(line).min(1), said: z.array(phraseLine).min(1) })
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

/** Told of an entry that is not well formed and is left out. */
export type SkipEntry = (problem: string) => void;

/** Leaves out what is not well formed, where that may be. @throws {KnowledgeMalformed} where it may not. */
export function refuse(problem: string, skip?: SkipEntry): void {
  if (skip === undefined) throw new KnowledgeMalformed(problem);
  skip(problem);
}

/** The entries of all YAML files of a folder, each a list. @throws {KnowledgeMalformed} with file and line, unless they may be left out. */
export function readYamlFolder<Entry>(folder: string, schema: z.ZodType<Entry>, skip?: SkipEntry): Entry[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort();
  return files.flatMap((file) => readYamlList(join(folder, file), schema, skip));
}

/** The entries of a YAML file that is a list. @throws {KnowledgeMalformed} with file and line, unless they may be left out. */
export function readYamlList<Entry>(path: string, schema: z.ZodType<Entry>, skip?: SkipEntry): Entry[] {
  const text = readFileSync(path, 'utf8');
  const parsed = parseYaml(text, z.array(schema));
  if (parsed.ok) return withOwnStrings(parsed.value);
  for (const { line, message } of parsed.problems) refuse(`${path}:${line}: ${message}`, skip);
  const entries = parseYaml(text, z.array(z.unknown()));
  if (!entries.ok) return [];
  return entries.value.flatMap((entry) => {
    const read = schema.safeParse(entry);
    return read.success ? [withOwnStrings(read.data)] : [];
  });
}
