import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import { computeForAsker } from './compute-for-asker.ts';
import type { Computed } from './computed.ts';

/** Facts that somebody goes on telling, one after the other. */
const maxTurns = 4;
const asks = /[?¿]|^\s*(?:que|qué|como|cómo|cuando|cuándo|cuanto|cuánto|donde|dónde|quien|quién|puedo|calcul)/i;

/**
 * What the law gives for the facts of a question; where it only tells a fact ("entré el 10/3/2019"), for those of the question that it
 * answers and of the facts told since.
 * @param earlier what the same person wrote before, the oldest first
 */
export async function computeWithEarlier(
  understood: UnderstoodQuestion,
  earlier: readonly string[],
  understand: (question: string) => Promise<UnderstoodQuestion>,
): Promise<Computed | null> {
  const own = computeForAsker(understood);
  if (own !== null || asks.test(understood.text)) return own;
  const recent = earlier.slice(-maxTurns);
  const from = recent.findLastIndex((text) => asks.test(text));
  if (from < 0) return null;
  const told = recent.slice(from);
  const before = computeForAsker(await understand(told.join('. ')));
  const now = computeForAsker(await understand([...told, understood.text].join('. ')));
  // What changes nothing was said of something else.
  return now !== null && now.text !== before?.text ? now : null;
}
