import { analyzeTerms } from '@foja/legal-text/analyze';
import type { QuestionPart } from '../understood-question.ts';

/** From so many words of its own that tell something on a part says what it is about. */
export const fewestOwnWords = 4;

/** Whether a part of a question says by itself what it is about: "¿las puedo cortar yo?" after a story does not. */
export function standsByItself({ text }: Pick<QuestionPart, 'text'>): boolean {
  return new Set(analyzeTerms(text)).size >= fewestOwnWords;
}
