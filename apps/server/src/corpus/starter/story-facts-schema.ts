import { z } from 'zod';

const line = z.string().trim().min(1);

const storyFactSchema = z.strictObject({
  /** For whoever edits the file. */
  name: line,
  /** 3: without it, it is hardly this problem; 2: usual and telling; 1: helps. */
  weight: z.number().int().min(1).max(3),
  /** Words and short phrases by which people tell it. */
  words: z.array(z.coerce.string().trim().min(1)).min(1),
});
export type StoryFact = z.infer<typeof storyFactSchema>;

/** `corpus/story-facts.yaml`: by the name of a guide's file, what its stories tell, and what shows a neighbour's. */
export const storyFactsSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  z.strictObject({ facts: z.array(storyFactSchema).min(1), unlike: z.array(storyFactSchema).default([]) }),
);
export type FactsByGuide = z.infer<typeof storyFactsSchema>;
