import type { SafetyResponse } from '@foja/contracts/chat';
import { localEngineName } from '@foja/contracts/models';
import { routes } from '@foja/contracts/routes';
import { callJson } from '../platform/http.ts';
import { type AssistantMessage, failureMessage } from './conversation.ts';

/** Whom to call, where the message tells of danger; null where it does not, or the server cannot be asked. */
export async function askForHelp(message: string): Promise<AssistantMessage | null> {
  try {
    const { safety } = await callJson<SafetyResponse>(routes.safety, { method: 'POST', body: { message } });
    if (safety === null) return null;
    const told = failureMessage(safety.content);
    return { ...told, failed: false, model: localEngineName, outcome: 'safety', helpLines: safety.helpLines };
  } catch {
    return null;
  }
}
