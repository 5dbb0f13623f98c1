import type { UnderstoodQuestion } from '../understanding/understood-question.ts';

/** What to search for: the question, after what it leans on of the thread that it goes on with ("¿y cuánto tiempo tengo?"). */
export function questionInContext(
  { question }: { question: string },
  { before }: Pick<UnderstoodQuestion, 'before'>,
): string {
  return before === null ? question : `${before}\n${question}`;
}
