import { splitSentences } from '@foja/legal-text/split-sentences';
import type { QuestionPart } from '../understood-question.ts';

/** Of a longer sentence its end: that is what the question leans on. */
const maxBefore = 240;

/**
 * A part of a question after what stands just before it: "Quiero divorciarme y él no quiere. | ¿Me puedo divorciar igual?" It is on that, and not
 * on all that a long story tells. The part alone where nothing stands before it.
 */
export function inItsPlace(text: string, part: Pick<QuestionPart, 'text' | 'start'>): string {
  const before = splitSentences(text.slice(0, Math.max(0, part.start))).at(-1)?.text ?? '';
  return before === '' ? part.text : `${before.slice(-maxBefore)} ${part.text}`;
}
