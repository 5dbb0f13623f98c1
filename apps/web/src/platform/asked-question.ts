import { sessionStore, storageKeys } from './browser-storage.ts';

/** Where storage is blocked, the question is kept for as long as the page lives. */
let kept: string | null = null;

/**
 * Hands a question to the chat that opens next in this tab. It stays within the browser: in an address it would be written down on
 * the way, and before names have been replaced. The pages of the server do the same (public/public-page.js).
 */
export function askInChat(question: string): void {
  kept = sessionStore.set(storageKeys.askedQuestion, question) ? null : question;
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Tells a chat that is open already of a question that waits. @returns what ends it */
export function followAskedQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a question waits for the chat. */
export function isQuestionAsked(): boolean {
  return (sessionStore.get(storageKeys.askedQuestion) ?? kept) !== null;
}

/** The question that waits for the chat, which from now on is the caller's; null where none does. */
export function takeAskedQuestion(): string | null {
  const question = sessionStore.get(storageKeys.askedQuestion) ?? kept;
  sessionStore.remove(storageKeys.askedQuestion);
  kept = null;
  return question;
}
