import { z } from 'zod';
import type { Doubt } from '../../corpus/doubts/read-doubts.ts';
import { tellsAnswerOf } from './score-ways.ts';

/** `A`, `B`…: the things it answers, with `+` where none answers it better; `u`: it holds and helps; `x`: it is off the point. */
const label = z.string().regex(/^(?:x|u|(?:[A-E]\+?)+)$/);

/** A story with the things it asks, and what people judged of the answers that came nearest, by each doubt's first way of asking. */
const judgedStorySchema = z.strictObject({
  id: z.string(),
  kind: z.enum(['lay', 'lawyer', 'premise']),
  question: z.string(),
  things: z.array(z.string().regex(/^[A-E]: /)).min(1),
  judged: z.record(z.string(), label),
});
export type JudgedStory = z.output<typeof judgedStorySchema>;

/** @throws {z.ZodError} where a line is not well formed. */
export function parseJudgedStories(text: string): JudgedStory[] {
  return text.split('\n').flatMap((line) => (line === '' ? [] : [judgedStorySchema.parse(JSON.parse(line))]));
}

/** What an answer tells of what was judged. */
export interface ToldVerdict {
  things: number;
  /** Of the things asked, those that some answer of the corpus answers, and those that one which is told does. */
  answerable: number;
  answered: number;
  /** Judged answers that are told: all, and those off the point. */
  told: number;
  off: number;
}

/** Where the folded rest, and what to do, begins. */
const belowAnswer = /\n### /;

/** Holds what is seen at once against what was judged. What nobody judged is not counted; nor is a doubt that is gone. */
export function judgeTold(story: JudgedStory, content: string, doubts: ReadonlyMap<string, Doubt>): ToldVerdict {
  const [seen = ''] = content.split(belowAnswer);
  const told = Object.entries(story.judged).flatMap(([way, judged]) => {
    const doubt = doubts.get(way);
    return doubt !== undefined && tellsAnswerOf(doubt, seen) ? [judged] : [];
  });
  const thingsIn = (labels: readonly string[]) => new Set(labels.flatMap((one) => one.match(/[A-E]/g) ?? [])).size;
  return {
    things: story.things.length,
    answerable: thingsIn(Object.values(story.judged)),
    answered: thingsIn(told),
    told: told.length,
    off: told.filter((one) => one === 'x').length,
  };
}

/** All of them together. */
export function sumTold(verdicts: readonly ToldVerdict[]): ToldVerdict {
  const sum = { things: 0, answerable: 0, answered: 0, told: 0, off: 0 };
  for (const verdict of verdicts)
    for (const name of Object.keys(sum) as (keyof ToldVerdict)[]) sum[name] += verdict[name];
  return sum;
}
