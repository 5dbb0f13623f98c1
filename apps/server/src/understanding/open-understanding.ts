import { dayInArgentina } from '@foja/computable-law/core/argentine-day';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import type { Clock } from '../platform/clock.ts';
import { starterKnowledge } from './knowledge.ts';
import { understand } from './understand.ts';
import type { UnderstoodQuestion } from './understood-question.ts';

/**
 * Reads what a question asks.
 * @param history what the same person asked before, the oldest first.
 * @param inThread it is read as going on with that, unless it says that it does not.
 */
export type Understand = (
  question: string,
  history: readonly string[],
  inThread?: boolean,
) => Promise<UnderstoodQuestion>;

/** Understanding with the starter corpus and the norms that are loaded. */
export function openUnderstanding(deps: { registry: () => Promise<NormRegistry>; clock: Clock }): Understand {
  return async (question, history, inThread = false) =>
    understand(question, {
      knowledge: starterKnowledge(),
      registry: await deps.registry(),
      today: dayInArgentina(deps.clock.now()),
      history,
      inThread,
    });
}
