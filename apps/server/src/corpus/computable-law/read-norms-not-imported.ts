import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { CorpusProblem } from '../corpus-problem.ts';
import { parseYaml } from '../starter/yaml-with-lines.ts';

const file = 'norms-not-imported.yaml';
const normsSchema = z.array(
  z.strictObject({ norm: z.string(), title: z.string(), officialUrl: z.url(), checked: z.iso.date() }),
);
export type NormNotImported = z.infer<typeof normsSchema>[number];

/** The norms that rules cite and that no importer brings: their articles are read at `officialUrl`. */
export function readNormsNotImported(corpusFolder: string): { norms: NormNotImported[]; problems: CorpusProblem[] } {
  const path = join(corpusFolder, file);
  if (!existsSync(path)) return { norms: [], problems: [] };
  const parsed = parseYaml(readFileSync(path, 'utf8'), normsSchema);
  return parsed.ok
    ? { norms: parsed.value, problems: [] }
    : { norms: [], problems: parsed.problems.map((problem) => ({ file, ...problem })) };
}
