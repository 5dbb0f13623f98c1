import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { articleKeyPattern } from '../article-key.ts';
import { KnowledgeMalformed, readYamlFolder } from '../facts/fact-vocabulary.ts';

const line = z.string().trim().min(1);
const fewestWays = 2;

/** What is asked again and again about an article, and what it answers, as `corpus/doubts/*.yaml` holds it. */
const doubtSchema = z.strictObject({
  /** The articles that say so; the first decides. */
  on: z.array(z.string().regex(articleKeyPattern)).min(1),
  /** Ways in which people and lawyers ask it. */
  asked: z.array(line).min(fewestWays),
  /** One or two sentences of our own that stand alone and hold for everybody. */
  answer: line,
  /** What is said instead where what was told meets the conditions ("antiguedad > 5 años, no con-causa"); the first that does. */
  cases: z.array(z.strictObject({ when: line, answer: line })).default([]),
});
export type Doubt = z.output<typeof doubtSchema>;

const folder = 'doubts';

/** @throws {KnowledgeMalformed} with file and line where a file is not well formed, or a way of asking stands twice. */
export function readDoubts(corpusFolder: string): Doubt[] {
  if (!existsSync(join(corpusFolder, folder))) return [];
  const doubts = readYamlFolder(join(corpusFolder, folder), doubtSchema);
  const seen = new Set<string>();
  for (const way of doubts.flatMap(({ asked }) => asked)) {
    if (seen.has(way)) throw new KnowledgeMalformed(`doubts: «${way}» está dos veces`);
    seen.add(way);
  }
  return doubts;
}
