import type { Knowledge } from '../../../understanding/knowledge.ts';
import { termsOf } from '../../terms-of.ts';
import type { Ranked } from '../rank-pieces.ts';

/** Share of what a part says by itself, by how much it tells, that is not told, from which something else answers it better. */
const untoldFrom = 0.4;
/** Share of that of which a sentence has to speak. */
const spokenFrom = 0.5;
/** Sentences, the best first, among which it is looked for, and by how much less likely than the best it may be. */
const tried = 14;
const farBehind = 5;

/**
 * "Pedí el beneficio de litigar sin gastos" – "¿y si gano, pago igual?": of a follow-up, most of what was found is of the thread's topic, and
 * the sentence that speaks of what it asks by itself stands further behind. Undefined where that was told, or none speaks of it.
 * @param terms what it says by itself.
 */
export function sentenceOfOwnWords(
  ranked: readonly Ranked[],
  terms: readonly string[],
  told: string,
  doubts: Pick<Knowledge['doubts'], 'massOf'>,
): Ranked | undefined {
  const said = termsOf(told);
  const own = [...new Set(terms)];
  const untold = own.filter((term) => !said.has(term));
  const mass = doubts.massOf(untold);
  if (mass === 0 || mass < doubts.massOf(own) * untoldFrom) return undefined;
  const least = (ranked[0]?.worth ?? 0) - farBehind;
  const speaking = ranked.slice(0, tried).flatMap((one) => {
    const share = doubts.massOf(untold.filter((term) => termsOf(one.piece.text).has(term))) / mass;
    return share >= spokenFrom && one.worth >= least ? [{ one, share }] : [];
  });
  if (speaking[0]?.one === ranked[0]) return ranked[0];
  return speaking.sort((left, right) => right.share - left.share || right.one.worth - left.one.worth)[0]?.one;
}
