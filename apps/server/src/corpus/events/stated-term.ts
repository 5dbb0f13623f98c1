import { deadlineUnits } from '@foja/computable-law/deadlines/deadline';
import { z } from 'zod';
import { articleKeyPattern } from '../article-key.ts';
import { phraseLine } from '../facts/phrase-syntax.ts';

const line = z.string().trim().min(1);

/** A term that an answer states, and from what it runs: the day on which it ends is told to who tells the day of that. */
export const termSchema = z.strictObject({
  length: z.int().positive(),
  unit: z.enum(deadlineUnits),
  /** One of `events.yaml`. */
  from: line,
  /** The article that fixes it, where that is not the first of the answer. */
  article: z.string().regex(articleKeyPattern).optional(),
  /** Whose rules of counting hold, of `deadlines/jurisdictions.yaml`; the usual ones of the unit where it is left out. */
  court: line.optional(),
  /** It may be suspended or interrupted. */
  prescribes: z.boolean().default(false),
  /** Ends on the next working day where the last is none, by its own article. */
  extendsOnClosedDay: z.boolean().default(false),
  /** False where nobody files anything by it, as where the judge decides: the first hours of the next day then save nothing. */
  grace: z.boolean().default(true),
  /** Said after the day, where the term may run from a later one: "si te lo entregaron después, corren desde la entrega". */
  orLater: line.optional(),
  /** Only where the question says one of these. */
  said: z.array(phraseLine).default([]),
  /** Not where it says one of these. */
  unless: z.array(phraseLine).default([]),
});
export type Term = z.output<typeof termSchema>;
