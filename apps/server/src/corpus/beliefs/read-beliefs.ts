import { join } from 'node:path';
import { z } from 'zod';
import { articleKeyPattern } from '../article-key.ts';
import { KnowledgeMalformed, readYamlFolder } from '../facts/fact-vocabulary.ts';

const line = z.string().trim().min(1);

/** A common belief about the law that is not so, as `corpus/beliefs/*.yaml` holds it. */
const beliefSchema = z.strictObject({
  belief: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** Groups of phrases: a question that holds one of each group holds the belief. */
  said: z.array(z.array(line).min(1)).min(1),
  /** A question with one of these is about something else. */
  unless: z.array(line).default([]),
  /** What the law says instead, in one or two sentences of our own that stand alone. */
  law: line,
  /** The articles that say so. */
  on: z.array(z.string().regex(articleKeyPattern)).min(1),
});
export type Belief = z.output<typeof beliefSchema>;

/** @throws {KnowledgeMalformed} with file and line where a file is not well formed, or a belief is there twice. */
export function readBeliefs(corpusFolder: string): Belief[] {
  const beliefs = readYamlFolder(join(corpusFolder, 'beliefs'), beliefSchema);
  const names = new Set<string>();
  for (const { belief } of beliefs) {
    if (names.has(belief)) throw new KnowledgeMalformed(`beliefs: «${belief}» está dos veces`);
    names.add(belief);
  }
  return beliefs;
}
