import { type AnonymizationState, type AnonymizeResult, anonymize, restore } from '@foja/anonymizer';
import { messages } from '@foja/contracts/errors';
import { HttpError } from '../platform/http-errors.ts';
import type { Answerer, AnswerInput } from './answerer.ts';

export type Anonymize = (text: string, state?: AnonymizationState) => AnonymizeResult;

export interface ProtectedConversation {
  question: string;
  history: AnswerInput['history'];
  /** The same answerer, whose words come with the personal data put back. */
  protect(answerer: Answerer): Answerer;
}

/**
 * Takes the personal data out of a conversation before anything else sees it. They stay in this call's memory and come
 * back only in the answer.
 * @throws {HttpError} 422 `anonymization_required` when it cannot be done.
 */
export function protectPersonalData(
  conversation: { question: string; history: AnswerInput['history'] },
  anonymizeText: Anonymize = anonymize,
): ProtectedConversation {
  let last: AnonymizeResult | null = null;
  const redact = (text: string): string => {
    last = anonymizeText(text, last?.state);
    return last.text;
  };
  try {
    const history = conversation.history.map((turn) => ({ ...turn, content: redact(turn.content) }));
    const question = redact(conversation.question);
    const { map } = last as unknown as AnonymizeResult;
    const hasData = Object.keys(map.originals).length > 0;
    return {
      question,
      history,
      protect: (answerer) => (hasData ? restoring(answerer, (text) => restore(text, map)) : answerer),
    };
  } catch {
    // The cause may hold the text, so it goes nowhere.
    throw new HttpError(422, 'anonymization_required', messages.anonymizationRequired);
  }
}

/** Longest text held back because a placeholder may have begun in it, in characters. */
const openPlaceholderMax = 40;

function restoring(answerer: Answerer, putBack: (text: string) => string): Answerer {
  return {
    async answer(input, onDelta, signal) {
      let held = '';
      const send = (text: string) => {
        if (text !== '') onDelta(putBack(text));
      };
      const draft = await answerer.answer(
        input,
        (text) => {
          held += text;
          const open = held.lastIndexOf('[');
          const mayGoOn = open !== -1 && !held.includes(']', open) && held.length - open <= openPlaceholderMax;
          const ready = mayGoOn ? held.slice(0, open) : held;
          held = held.slice(ready.length);
          send(ready);
        },
        signal,
      );
      send(held);
      return { ...draft, content: putBack(draft.content) };
    },
  };
}
