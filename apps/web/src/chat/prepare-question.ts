import type { RagRequestInput } from '@foja/contracts/chat';
import { correctedQuestion, type FactCorrection } from '@foja/contracts/corrected-question';
import { type Anonymizer, anonymizeMessage, placeholdersOf } from '../anonymization/anonymize-message.ts';
import type { AssistantMessage, UserMessage } from './conversation.ts';

export interface QuestionToAsk {
  conversationId: string;
  question: UserMessage;
  /** The answer that the new one will replace. */
  replaced: AssistantMessage | null;
  /** A fact put right, as the person wrote it. */
  correction?: FactCorrection;
}

export interface PreparedQuestion {
  request: Pick<RagRequestInput, 'message' | 'choice' | 'continuation' | 'correction'>;
  /** The question as it stands from now on. */
  asked: UserMessage & { sent: string };
}

/**
 * Replaces personal data, where somebody does, and says what leaves the browser.
 * @throws what the anonymizer throws.
 */
export async function prepareQuestion(
  anonymizer: Anonymizer | null,
  { conversationId, question, replaced, correction }: QuestionToAsk,
  signal: AbortSignal,
): Promise<PreparedQuestion> {
  // Where personal data are not replaced, the words themselves are what is sent.
  const replaceIn = async (text: string) =>
    anonymizer && text !== ''
      ? anonymizeMessage(anonymizer, text, conversationId, signal)
      : { text, replacements: 0, notice: null };
  const continuation = replaced?.continuation ?? undefined;
  if (correction) {
    const message = textAsSent(question);
    const told = { ...correction, instead: (await replaceIn(correction.instead)).text };
    const sent = correctedQuestion(message, told);
    const { choice: _, ...kept } = question;
    // What puts names back carries the lists of names: fetched when a fact is put right.
    const { correctOnScreen } = await import('./correct-on-screen.ts');
    const content = correctOnScreen(question.content, { message, correction, sent }, placeholdersOf(conversationId));
    return { request: { message, continuation, correction: told }, asked: { ...kept, content, sent } };
  }
  const { text: sent, replacements, notice } = await replaceIn(question.content);
  const { choice } = question;
  return {
    request: choice
      ? { message: choice.question, choice: choice.adds, continuation: choice.continuation }
      : { message: sent, ...(continuation === undefined ? {} : { continuation }) },
    asked: { ...question, sent, replacements, notice },
  };
}

/** A question as the server read it: a choice is part of it. */
export function textAsSent({ choice, sent, content }: UserMessage): string {
  return choice ? `${choice.question.trim()} ${choice.adds}` : (sent ?? content).trim();
}
