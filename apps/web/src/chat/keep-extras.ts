import { type ActorRole, can } from '@foja/contracts/roles';
import { localStore, storageKeys } from '../platform/browser-storage.ts';
import type { AssistantMessage } from './conversation.ts';

/** Keeps the last evaluation, and for administrators the statistics of the last retrieval (specification 3, local storage). */
export function keepExtras(answer: AssistantMessage, role: ActorRole): void {
  if (answer.evaluation) localStore.set(storageKeys.lastEvaluation, JSON.stringify(answer.evaluation));
  if (answer.debugStats && can(role, 'keep-debug-stats')) {
    localStore.set(storageKeys.debugStats, JSON.stringify(answer.debugStats));
  }
}
