import { join } from 'node:path';
import { z } from 'zod';
import { articleKeyPattern } from '../article-key.ts';
import { termSchema } from '../events/stated-term.ts';
import { readYamlFolder, refuse, type SkipEntry } from '../facts/fact-vocabulary.ts';
import { phraseLine } from '../facts/phrase-syntax.ts';

const line = z.string().trim().min(1);

/** A common belief about the law that is not so, as `corpus/beliefs/*.yaml` holds it. */
const beliefSchema = z.strictObject({
  belief: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** Groups of phrases: a question that holds one of each group holds the belief. */
  said: z.array(z.array(phraseLine).min(1)).min(1),
  /** A question with one of these is about something else. */
  unless: z.array(phraseLine).default([]),
  /** What the law says instead, in one or two sentences of our own that stand alone. */
  law: line,
  /** The articles that say so. */
  on: z.array(z.string().regex(articleKeyPattern)).min(1),
  /** The terms that it states, with what they run from. */
  terms: z.array(termSchema).optional(),
});
export type Belief = z.output<typeof beliefSchema>;

/**
 * @param skip where given, a belief that is not well formed is told to it and left out.
 * @throws {KnowledgeMalformed} otherwise with file and line where one is not, or is there twice.
 */
export function readBeliefs(corpusFolder: string, skip?: SkipEntry): Belief[] {
  const names = new Set<string>();
  return readYamlFolder(join(corpusFolder, 'beliefs'), beliefSchema, skip).filter(({ belief }) => {
    const isNew = !names.has(belief);
    if (!isNew) refuse(`beliefs: «${belief}» está dos veces`, skip);
    names.add(belief);
    return isNew;
  });
}
