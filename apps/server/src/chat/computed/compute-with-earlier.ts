import type { Quantity } from '@foja/legal-text/quantity';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import { computeForAsker } from './compute-for-asker.ts';
import type { Computed } from './computed.ts';

/** Times in which a bare number may go on counting. */
const unitNames: Partial<Record<Quantity['unit'], string>> = {
  dia: 'días',
  semana: 'semanas',
  mes: 'meses',
  anio: 'años',
};
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
  if (own !== null) return own;
  if (asks.test(understood.text))
    return (
      (await computeAgain(understood, earlier.at(-1), understand)) ??
      (await computeTogether(understood, earlier.at(-1), understand))
    );
  const recent = earlier.slice(-maxTurns);
  const from = recent.findLastIndex((text) => asks.test(text));
  if (from < 0) return null;
  const told = recent.slice(from);
  const before = computeForAsker(await understand(told.join('. ')));
  const now = computeForAsker(await understand([...told, understood.text].join('. ')));
  // What changes nothing was said of something else.
  return now !== null && now.text !== before?.text ? now : null;
}

/** "Alquilo y me quiero ir antes." – "¿Cuánto sería la multa si pago 800 mil y me faltan 19 meses?": what both tell together. */
async function computeTogether(
  { text, today, parts, continues }: UnderstoodQuestion,
  last: string | undefined,
  understand: (question: string) => Promise<UnderstoodQuestion>,
): Promise<Computed | null> {
  if (last === undefined || !continues || !parts.some(({ asks: ask }) => ask.includes('how-much'))) return null;
  if (!readQuestionTokens(text, today).some(({ quantity }) => quantity !== undefined)) return null;
  const before = computeForAsker(await understand(last));
  const together = computeForAsker(await understand(`${last.replace(/[.\s]+$/, '')}. ${text}`));
  return together !== null && together.text !== before?.text ? together : null;
}

/** "¿Cuántos días con 8 años?" – "¿Y con 15 años?": the question before, with the measure that is told now. */
async function computeAgain(
  { text, today, continues, answered }: UnderstoodQuestion,
  last: string | undefined,
  understand: (question: string) => Promise<UnderstoodQuestion>,
): Promise<Computed | null> {
  if (last === undefined || !continues || answered !== null) return null;
  const [now, ...more] = readQuestionTokens(text, today).filter(({ quantity }) => quantity !== undefined);
  if (now?.quantity === undefined || more.length > 0) return null;
  const { unit, value } = now.quantity;
  // "¿Y a mi compañera, que tiene 12?": a bare number counts as what was told before.
  const [before, ...others] = readQuestionTokens(last, today).filter(
    ({ quantity }) => quantity !== undefined && (unit === 'unidad' || quantity.unit === unit),
  );
  if (before?.quantity === undefined || others.length > 0) return null;
  const said = unit === before.quantity.unit ? text.slice(now.start, now.end) : unitNames[before.quantity.unit];
  if (said === undefined) return null;
  const measure = unit === before.quantity.unit ? said : `${value} ${said}`;
  const anew = last.slice(0, before.start) + measure + last.slice(before.end);
  return computeForAsker(await understand(anew));
}
