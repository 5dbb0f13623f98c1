import type { EarlierTurn } from '@foja/contracts/chat';
import { historyMaxTurns, historyTurnMaxCharacters } from '@foja/contracts/limits';
import { plainText } from '../answer-view/answer-text.ts';
import type { AssistantMessage, Conversation } from './conversation.ts';

/** Enough of an answer to know what it was about. */
const answerMaxCharacters = 2_000;
const cutMark = '…';

/**
 * What goes along with a question so that a follow-up is understood: the last turns before it, as they left the browser and came back,
 * with placeholders in the place of names. What failed says nothing.
 */
export function earlierTurns(conversation: Conversation, questionId: string): EarlierTurn[] {
  const end = conversation.messages.findIndex(({ id }) => id === questionId);
  const before = end === -1 ? conversation.messages : conversation.messages.slice(0, end);
  return before
    .map(
      (message): EarlierTurn =>
        message.role === 'user'
          ? { role: 'user', content: cutAtWord((message.sent ?? '').trim(), historyTurnMaxCharacters) }
          : { role: 'assistant', content: message.failed ? '' : conclusion(message) },
    )
    .filter(({ content }) => content !== '')
    .slice(-historyMaxTurns);
}

/** What an answer says before its first heading, as plain text; of one that the reader stopped, no more than was on screen. */
function conclusion({ content, stoppedAt }: AssistantMessage): string {
  const isWhole = stoppedAt === null;
  const seen = (isWhole ? content : content.slice(0, stoppedAt)).trim();
  const heading = seen.search(/^#{1,6} /m);
  const opening = plainText(heading > 0 ? seen.slice(0, heading) : seen);
  // Where the heading was on screen, the opening before it is whole.
  return cutAtWord(isWhole || heading > 0 || opening === '' ? opening : `${opening}${cutMark}`, answerMaxCharacters);
}

function cutAtWord(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const cut = text.slice(0, maxCharacters - cutMark.length);
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || undefined).trimEnd()}${cutMark}`;
}
