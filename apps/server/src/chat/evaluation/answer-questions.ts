import { z } from 'zod';

/** Kinds of question in a set. */
export const answerKinds = ['lay', 'lawyer', 'factual', 'change', 'false-premise', 'out'] as const;
export type AnswerKind = (typeof answerKinds)[number];

const pattern = z.string().transform((source, context) => {
  try {
    return new RegExp(source, 'u');
  } catch (error) {
    context.addIssue({ code: 'custom', message: `«${source}»: ${(error as Error).message}` });
    return z.NEVER;
  }
});
/** All of the inner lists must hold, each by any of its patterns. */
const patterns = z.array(z.array(pattern).min(1));

const questionSchema = z.object({
  id: z.string().min(1),
  kind: z.enum(answerKinds),
  question: z.string().min(1),
  /** What the first paragraph must say. */
  open: patterns,
  /** What the answer must say somewhere. */
  anywhere: patterns.default([]),
  /** What only a wrong answer says. */
  never: z.array(pattern).default([]),
  /** Earlier questions of the same conversation, where there are some. */
  before: z.array(z.string()).default([]),
  /** Where the right answer stands and what it is: "ccyc:1492-1493: un mes por año". */
  note: z.string().default(''),
});
export type AnswerQuestion = z.infer<typeof questionSchema>;

/** The file of questions is not well formed. */
export class AnswerQuestionsInvalid extends Error {
  override readonly name = 'AnswerQuestionsInvalid';
}

/** Reads questions, one JSON object a line. @throws {AnswerQuestionsInvalid} that names the line. */
export function parseAnswerQuestions(text: string): AnswerQuestion[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch (error) {
      throw new AnswerQuestionsInvalid(`line ${index + 1}: ${(error as Error).message}`);
    }
    const parsed = questionSchema.safeParse(value);
    if (parsed.success) return [parsed.data];
    const [issue] = parsed.error.issues;
    throw new AnswerQuestionsInvalid(`line ${index + 1}: ${issue?.path.join('.')}: ${issue?.message}`);
  });
}

/** Longest stretch of a note that tells articles before it tells what they say. */
const notedCharacters = 40;
const maxNotedRange = 60;

/** Keys of the articles on which the writer of a question says that its answer stands; none where the note tells none. */
export function articlesNoted(note: string): ReadonlySet<string> {
  const named = note.toLowerCase().matchAll(/\b([a-z][a-z0-9-]*):(?=\d)/g);
  return new Set(
    [...named].flatMap(({ 1: norm = '', 0: { length }, index }) => {
      const [told = ''] = note.slice(index + length, index + length + notedCharacters).split(': ');
      return [...told.matchAll(/(\d+)(?:-(\d+))?(?: (bis|ter|quater)\b)?/g)].flatMap(
        ([, first = '', last = first, suffix = '']) =>
          Array.from(
            { length: Math.min(maxNotedRange, Math.max(1, Number(last) - Number(first) + 1)) },
            (_, place) => `${norm}:${Number(first) + place}${suffix}`,
          ),
      );
    }),
  );
}
