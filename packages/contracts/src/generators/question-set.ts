import { z } from 'zod';
import { articleKeysSchema, markSchema, quoteSchema } from './finding.ts';
import { matterReadingSchema } from './matter-reading.ts';
import { partyRoles } from './use-cases.ts';

export const generatedQuestionSchema = z.object({
  question: z.string(),
  /** Which fact or element it serves. */
  purpose: z.string(),
  /** Null where responses are not asked for. Where the text does not give it, it says so and `mark` is `absent`. */
  expectedAnswer: z.string().nullable(),
  /** Of the expected answer; of the question's ground where there is none. */
  mark: markSchema,
  quote: quoteSchema,
  articles: articleKeysSchema,
  /** Empty where responses are not asked for. */
  followUps: z.array(z.string()),
  /** Which witness may know it, as the text names them or by their part in the story; null where any may. */
  witness: z.string().nullable().default(null),
  /** What the other side will ask about the same fact. */
  otherWillAsk: z.array(z.string()).default([]),
});
export type GeneratedQuestion = z.infer<typeof generatedQuestionSchema>;

export const objectionSchema = z.object({
  objection: z.string(),
  /** When the other side would raise it. */
  when: z.string(),
  howToAvoid: z.string(),
  articles: articleKeysSchema,
});

/** Answer of witnessPreparation and knowledgeAssessment; without ground `questions` is empty and `notes` says why. */
export const questionSetSchema = z.object({
  /** The matter as its guide names it, or null where none was recognised. */
  matter: z.string().nullable(),
  /** Null where no guide has ground; results kept from before have none. */
  reading: matterReadingSchema.nullable().default(null),
  partyRole: z.enum(partyRoles),
  questions: z.array(generatedQuestionSchema),
  objections: z.array(objectionSchema),
  /** What was left out or needs a look, for the person. */
  notes: z.array(z.string()),
});
export type QuestionSet = z.infer<typeof questionSetSchema>;
