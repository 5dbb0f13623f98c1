import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { articleKeyPattern } from '../article-key.ts';
import { termSchema } from '../events/stated-term.ts';
import { readYamlFolder, refuse, type SkipEntry } from '../facts/fact-vocabulary.ts';
import { sumSchema } from './stated-sum.ts';

const line = z.string().trim().min(1);
const fewestWays = 2;

/** Which steps of which guide serve who asks, by their marks ("S1"); `none` where those of no guide do. */
const stepsSchema = z.union([
  z.literal('none'),
  z.strictObject({
    guide: z.string().regex(/^[a-z0-9-]+$/),
    marks: z.array(z.string().regex(/^S[1-9]\d?$/)).min(1),
  }),
]);
export type StepsThatServe = z.output<typeof stepsSchema>;

/** What is asked again and again about an article, and what it answers, as `corpus/doubts/*.yaml` holds it. */
const doubtSchema = z.strictObject({
  /** The articles that say so; the first decides. */
  on: z.array(z.string().regex(articleKeyPattern)).min(1),
  /** Ways in which people and lawyers ask it. */
  asked: z.array(line).min(fewestWays),
  /** One or two sentences of our own that stand alone and hold for everybody. */
  answer: line,
  /** What is said instead where what was told meets the conditions ("antiguedad > 5 años, no con-causa"); the first that does. */
  cases: z
    .array(
      z.strictObject({
        when: line,
        answer: line,
        terms: z.array(termSchema).optional(),
        sums: z.array(sumSchema).optional(),
      }),
    )
    .default([]),
  /** The terms that the answer states; a case has its own. */
  terms: z.array(termSchema).optional(),
  /** The shares of told amounts that it states; a case has its own. */
  sums: z.array(sumSchema).optional(),
  /** What who asks does now; left out where nobody has looked: a guide that stands on its articles then tells its own. */
  steps: stepsSchema.optional(),
});
export type Doubt = z.output<typeof doubtSchema>;

const folder = 'doubts';

/**
 * @param skip where given, a doubt that is not well formed is told to it and left out.
 * @throws {KnowledgeMalformed} otherwise with file and line where one is not, or a way of asking stands twice.
 */
export function readDoubts(corpusFolder: string, skip?: SkipEntry): Doubt[] {
  if (!existsSync(join(corpusFolder, folder))) return [];
  const doubts = readYamlFolder(join(corpusFolder, folder), doubtSchema, skip);
  const seen = new Set<string>();
  for (const way of doubts.flatMap(({ asked }) => asked)) {
    if (seen.has(way)) refuse(`doubts: «${way}» está dos veces`, skip);
    seen.add(way);
  }
  return doubts;
}
