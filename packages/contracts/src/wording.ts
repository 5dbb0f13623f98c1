import { z } from 'zod';
import { citationSchema } from './chat.ts';

/** Longer than any answer; a text past it keeps its one wording. */
export const wordingMaxCharacters = 40_000;
const wordingMaxCitations = 800;

/** POST /Rag/wording: an answer as it was given. Open to everybody, so often a minute from one network: it takes no use, and nothing of it is kept. */
export const wordingRequestSchema = z.object({
  content: z.string().min(1).max(wordingMaxCharacters),
  citations: z.array(citationSchema).max(wordingMaxCitations),
});
export type WordingRequest = z.infer<typeof wordingRequestSchema>;

/** The same statements as a filing words them, with their citations in their new places. */
export const wordingResponseSchema = z.object({
  content: z.string(),
  citations: z.array(citationSchema),
});
export type WordingResponse = z.infer<typeof wordingResponseSchema>;
