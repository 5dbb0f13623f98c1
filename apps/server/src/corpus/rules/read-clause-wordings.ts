import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { CorpusProblem } from '../corpus-problem.ts';
import { parseYaml } from '../starter/yaml-with-lines.ts';

const folder = 'rules/contract-wordings';
/** Fewer words tell no clause from a heading. */
const fewestWords = 3;
const clause = z
  .string()
  .trim()
  .refine((text) => text.split(/\s+/).length >= fewestWords, `tiene menos de ${fewestWords} palabras`);

const wordingsSchema = z
  .strictObject({
    /** The check of `contracts/` that these are clauses of; left out where all are lawful and of no check. */
    check: z.string().optional(),
    says: z.array(clause).default([]),
    /** The same subject as the law allows it. */
    lawful: z.array(clause).default([]),
  })
  .refine(({ check, says }) => check !== undefined || says.length === 0, 'lo que dice una cláusula necesita su «check»')
  .refine(({ lawful, says }) => says.length + lawful.length > 0, 'no tiene ninguna cláusula');

/** A clause as a drafter may write it. */
export interface ClauseWording {
  text: string;
  /** The check that it is a clause of; null for one that the law stands by. */
  check: string | null;
}

/** Reads `rules/contract-wordings/` of a corpus folder; what is malformed is told with its line, not thrown. */
export function readClauseWordings(
  corpusFolder: string,
  checks: ReadonlySet<string>,
): { wordings: ClauseWording[]; problems: CorpusProblem[] } {
  const place = join(corpusFolder, folder);
  const wordings: ClauseWording[] = [];
  const problems: CorpusProblem[] = [];
  const seen = new Set<string>();
  const files = existsSync(place) ? readdirSync(place).sort() : [];
  for (const name of files.filter((one) => one.endsWith('.yaml'))) {
    const file = `${folder}/${name}`;
    const text = readFileSync(join(place, name), 'utf8');
    const parsed = parseYaml(text, z.array(wordingsSchema));
    if (!parsed.ok) {
      problems.push(...parsed.problems.map((problem) => ({ file, ...problem })));
      continue;
    }
    const lines = text.split(/\r?\n/);
    const refuse = (written: string, message: string) => {
      const line = lines.findLastIndex((one) => one.trim().endsWith(written)) + 1;
      problems.push({ file, line: Math.max(1, line), message });
    };
    for (const { check, lawful, says } of parsed.value) {
      if (check !== undefined && !checks.has(check)) refuse(`check: ${check}`, `«${check}» no está en contracts/`);
      const told = [
        ...says.map((one) => ({ text: one, check: check ?? null })),
        ...lawful.map((one) => ({ text: one, check: null })),
      ];
      for (const one of told) {
        if (seen.has(one.text)) refuse(one.text, `«${one.text}» está dos veces`);
        seen.add(one.text);
        wordings.push(one);
      }
    }
  }
  return { wordings, problems };
}
