import { z } from 'zod';
import { phraseLine } from './phrase-syntax.ts';

/** Where the cases stand, in the folder of the corpus. */
export const particularCasesFile = 'particular-cases.yaml';

const line = z.string().trim().min(1);

/** One entry of `corpus/particular-cases.yaml`. */
export const particularCaseSchema = z.strictObject({
  case: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** How a sentence or a question speaks of it. */
  said: z.array(phraseLine).min(1),
  /** How only people tell it. */
  told: z.array(phraseLine).default([]),
  /** Facts of `facts/` any of which tells it: "menor-de-edad", "antiguedad < 1 año". */
  facts: z.array(line).default([]),
  /** Facts any of which tells that it is not so. */
  denied: z.array(line).default([]),
  /** Cases of one kind put each other aside; one of no kind is only for who speaks of it. */
  among: line.optional(),
});
export type ParticularCase = z.output<typeof particularCaseSchema>;
