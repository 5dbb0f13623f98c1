import { civilDay } from '@foja/computable-law/core/civil-day';
import { NormRegistry } from '@foja/legal-text/norm-registry';
import { starterKnowledge } from '../understanding/knowledge.ts';
import { understand } from '../understanding/understand.ts';
import type { UnderstoodQuestion } from '../understanding/understood-question.ts';

/** A question understood with the starter corpus, where no norm is loaded. */
export function understood(question: string, history: readonly string[] = []): UnderstoodQuestion {
  return understand(question, {
    knowledge: starterKnowledge(),
    registry: new NormRegistry([]),
    today: civilDay('2026-11-23'),
    history,
  });
}
