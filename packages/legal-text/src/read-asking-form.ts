import { isStopWord } from './analyze.ts';
import { fold } from './fold.ts';
import { type AskingForm, argentinePlaces, askingForms, chatWords, localRule } from './lexicon/asking-forms.ts';
import { tokenize } from './tokenize.ts';

/** How something is asked: which kinds of answer its grammar calls for. Several may hold at once. */
export type AskingSigns = Record<AskingForm | 'local', boolean>;

/** Reads how a message asks, whatever it is about. */
export function readAskingForm(message: string): AskingSigns {
  const folded = fold(message).replace(/[¿¡]/g, '').replace(/\s+/g, ' ').trim();
  const holds = Object.fromEntries(
    Object.entries(askingForms).map(([name, form]) => [name, form.test(folded)]),
  ) as Record<AskingForm, boolean>;
  return { ...holds, local: argentinePlaces.test(folded) || localRule.test(folded) };
}

const chat = new Set(chatWords.split(/\s+/));

/** True for a message that holds only greetings, thanks and talk about the talk ("buen día", "no entiendo nada", "test"). */
export function isSmallTalk(message: string): boolean {
  return tokenize(message).every(({ text }) => isStopWord(text) || chat.has(fold(text)) || /^\p{N}+$/u.test(text));
}
