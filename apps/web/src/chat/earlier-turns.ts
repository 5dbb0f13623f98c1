import type { EarlierTurn } from '@foja/contracts/chat';
import { historyMaxTurns } from '@foja/contracts/limits';
import type { Conversation } from './conversation.ts';

/** Enough of an answer to know what it was about. */
const answerMaxCharacters = 2_000;
const questionMaxCharacters = 8_000;

/**
 * What goes along with a question so that a follow-up is understood: the last turns before it, as they left the browser and came back,
 * with placeholders in the place of names. What failed says nothing.
 */
export function earlierTurns(conversation: Conversation, questionId: string): EarlierTurn[] {
  const end = conversation.messages.findIndex(({ id }) => id === questionId);
  const before = end === -1 ? conversation.messages : conversation.messages.slice(0, end);
  return before
    .flatMap((message): EarlierTurn[] => {
      if (message.role === 'user') {
        const content = (message.sent ?? '').slice(0, questionMaxCharacters).trim();
        return content === '' ? [] : [{ role: 'user', content }];
      }
      const content = message.failed ? '' : message.content.slice(0, answerMaxCharacters).trim();
      return content === '' ? [] : [{ role: 'assistant', content }];
    })
    .slice(-historyMaxTurns);
}
