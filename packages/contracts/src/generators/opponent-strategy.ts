import { z } from 'zod';
import { articleKeysSchema, markSchema, quoteSchema } from './finding.ts';
import { matterReadingSchema } from './matter-reading.ts';
import { partyRoles } from './use-cases.ts';

export const opponentMoveSchema = z.object({
  title: z.string(),
  explanation: z.string(),
  mark: markSchema,
  articles: articleKeysSchema,
  quote: quoteSchema,
  /** Null where responses are not asked for. */
  howToAnswer: z.string().nullable(),
});
export type OpponentMove = z.infer<typeof opponentMoveSchema>;

export const opponentEvidenceSchema = z.object({
  name: z.string(),
  /** What the other side would prove with it. */
  why: z.string(),
  mark: markSchema,
  articles: articleKeysSchema,
  quote: quoteSchema,
  howToAnswer: z.string().nullable(),
});

export const opponentStrategySchema = z.object({
  matter: z.string().nullable(),
  /** Null where no guide has ground; results kept from before have none. */
  reading: matterReadingSchema.nullable().default(null),
  /** Whose lawyer asks; the moves are the other side's. */
  partyRole: z.enum(partyRoles),
  /** Strongest first. */
  arguments: z.array(opponentMoveSchema),
  exceptions: z.array(opponentMoveSchema),
  defences: z.array(opponentMoveSchema),
  evidence: z.array(opponentEvidenceSchema),
  notes: z.array(z.string()),
});
export type OpponentStrategy = z.infer<typeof opponentStrategySchema>;
