import { procedureRoles, rulingOutcomes } from '@foja/contracts/generators/sentence-terms';
import { z } from 'zod';

const markedVoteSchema = z.object({
  /** Surnames. */
  judges: z.array(z.string()).min(1),
  kind: z.enum(['majority', 'concurring', 'dissent', 'partial-dissent']),
  outcome: z.enum(rulingOutcomes),
});
export type MarkedVote = z.infer<typeof markedVoteSchema>;

/** What a person marked in a real ruling: facts only, its text stays where it is. */
const markedRulingSchema = z.object({
  id: z.string(),
  date: z.iso.date().nullable(),
  /** Of the majority; `rejected` where the appeal or the complaint is dismissed. */
  outcome: z.enum(rulingOutcomes),
  /** The first words on costs; null where it says nothing of them. */
  costs: z.string().nullable(),
  dissent: z.boolean(),
  parties: z.array(z.object({ name: z.string(), role: z.enum(procedureRoles) })).optional(),
  /** Whose decision is looked into. */
  lowerCourt: z.string().optional(),
  /** What is disputed, in words of who marked it. */
  question: z.string().optional(),
  votes: z.array(markedVoteSchema).optional(),
  /** What all its opinions cite: `cn:18`, a norm without article as `ley-26361`; old articles of the Civil Code are `cc:1195`. */
  norms: z.array(z.string()).optional(),
  /** "328:3399", else the name by which a ruling without volume is called. */
  rulings: z.array(z.string()).optional(),
});
export type MarkedRuling = z.infer<typeof markedRulingSchema>;

/** The marks of a file, a ruling a line. */
export function readMarkedRulings(lines: string): MarkedRuling[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => markedRulingSchema.parse(JSON.parse(line)));
}
