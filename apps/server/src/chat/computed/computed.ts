import type { Ask, QuestionPart, UnderstoodQuestion } from '../../understanding/understood-question.ts';

/** A figure or a date that the law gives for the facts told, computed and not written. */
export interface Computed {
  /** One or two sentences that stand first in the answer, without their articles. */
  text: string;
  /** Articles that they stand on, the deciding one first. */
  keys: string[];
  /** Every other article that it was computed by, where `keys` names only some. */
  standsOn?: readonly string[];
  /** The calculator that shows every step, with these inputs in its address; null where none does. */
  calculator: { slug: string; title: string; inputs: Record<string, string> } | null;
  /** What is asked that it answers for the facts told, so that no rule for everybody is told beside it; absent: one term of several, perhaps. */
  answers?: readonly Ask[];
  /** Worth from which a doubt that tells the day of its own term comes before it; absent: none does. */
  givesWayFrom?: number;
}

/** Its sentences with the articles that they stand on. @param nameArticle how a lawyer names a key: `lct:245` → `art. 245 LCT`. */
export function withArticles(
  { text, keys }: Pick<Computed, 'text' | 'keys'>,
  nameArticle: (key: string) => string,
): string {
  return `${text.replace(/[.\s]+$/, '')} (${keys.map(nameArticle).join('; ')}).`;
}

/** Whether what was computed is what a part asks for; a part that asks for a time is not answered by an amount alone. */
export function answersPart({ answers = [] }: Pick<Computed, 'answers'>, { asks }: QuestionPart): boolean {
  return asks.some((ask) => answers.includes(ask)) && (answers.includes('how-long') || !asks.includes('how-long'));
}

/** What a computation takes: the question as it was understood. */
export type Compute = (understood: UnderstoodQuestion) => Computed | null;
