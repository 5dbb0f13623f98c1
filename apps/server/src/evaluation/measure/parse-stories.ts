import { z } from 'zod';

/** A story of a measuring file and what somebody who has not seen the program says of it. */
const storySchema = z.object({
  id: z.string().min(1),
  story: z.string().min(1),
  /** A guide's `situation`, or an area (`consumo`). */
  situation: z.string().min(1),
  /** Other situations that a lawyer would accept. */
  also: z.array(z.string()).default([]),
  /** Article of the period that governs the claim; null where that is doubtful. */
  limitation: z
    .string()
    .regex(/^[a-z0-9-]+:\d+[a-z]*$/)
    .nullable()
    .default(null),
});
export type MeasuredStory = z.infer<typeof storySchema>;

/** A measuring file is not as it should be; the message tells the line. */
export class StoriesInvalid extends Error {
  override readonly name = 'StoriesInvalid';
}

/**
 * Reads a measuring file: one JSON object a line.
 * @throws {StoriesInvalid}
 */
export function parseStories(text: string): MeasuredStory[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '') return [];
    const read = storySchema.safeParse(parseLine(line, index + 1));
    if (read.success) return [read.data];
    throw new StoriesInvalid(
      `Line ${index + 1}: ${read.error.issues[0]?.path.join('.')}: ${read.error.issues[0]?.message}`,
    );
  });
}

function parseLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new StoriesInvalid(`Line ${number}: no JSON object.`);
  }
}
