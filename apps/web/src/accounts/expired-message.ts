import { messages } from '@foja/contracts/messages';
import type { SessionEnd } from '../platform/end-session.ts';

export const expiredMessage = 'Tu sesión venció. Iniciá sesión de nuevo.';

/** What the login page says of a session that ended by itself; nothing of one that was left. */
export function endMessage(end: SessionEnd | null): string | undefined {
  if (end === 'locked') return messages.sessionOfLocked;
  return end === 'expired' ? expiredMessage : undefined;
}
