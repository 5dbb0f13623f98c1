import { correctedQuestion, type FactCorrection } from '@foja/contracts/corrected-question';
import type { PlaceholderMap } from '../anonymization/anonymize-message.ts';
import { restoreText } from '../anonymization/placeholders.ts';

interface SentCorrection {
  /** The question as it was sent, and as it is sent now. */
  message: string;
  sent: string;
  correction: FactCorrection;
}

/** The same correction in the words on screen, which hold names where placeholders were sent. */
export function correctOnScreen(
  content: string,
  { message, sent, correction }: SentCorrection,
  placeholders: PlaceholderMap,
): string {
  const words = restoreText(correction.words, placeholders);
  // The same words may stand there more than once.
  const before = message.slice(0, correction.start).split(correction.words).length - 1;
  let start = content.indexOf(words);
  for (let passed = 0; passed < before && start !== -1; passed += 1) start = content.indexOf(words, start + 1);
  return start === -1
    ? restoreText(sent, placeholders)
    : correctedQuestion(content, { start, words, instead: correction.instead });
}
