import type { Actor } from '../accounts/actor.ts';
import { type RequireAnonymizedDeps, requireAnonymized } from '../anonymization/require-anonymized.ts';
import type { Answerer, AnswerInput } from './answerer.ts';

export interface ProtectedConversation {
  question: string;
  history: AnswerInput['history'];
  /** Puts back in any text what was taken out here; null where nothing was. */
  putBack: ((text: string) => string) | null;
  /** The same answerer, whose words come with the personal data put back. */
  protect(answerer: Answerer): Answerer;
}

/**
 * Takes the personal data out of a conversation before anything else sees it. They stay in this call's memory and come
 * back only in the answer.
 * @throws {HttpError} 422 `anonymization_required` when it cannot be done.
 */
export async function protectPersonalData(
  deps: RequireAnonymizedDeps,
  actor: Actor,
  conversation: { question: string; history: AnswerInput['history']; isAnonymized: boolean },
): Promise<ProtectedConversation> {
  const { history, question, isAnonymized } = conversation;
  const written = [...history.map((turn) => turn.content), question];
  const { texts, putBack } = await requireAnonymized(deps, actor, 'rag', { texts: written, isAnonymized });
  return {
    question: texts.at(-1) as string,
    history: history.map((turn, index) => ({ ...turn, content: texts[index] as string })),
    putBack,
    protect: (answerer) => (putBack ? restoringAnswerer(answerer, putBack) : answerer),
  };
}

/** Longest text held back because a placeholder may have begun in it, in characters. */
const openPlaceholderMax = 40;

/** The same answerer, whose words come with what `putBack` knows put back, also where a placeholder comes in pieces. */
export function restoringAnswerer(answerer: Answerer, putBack: (text: string) => string): Answerer {
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
