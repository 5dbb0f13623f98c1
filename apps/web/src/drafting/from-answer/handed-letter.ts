import { readJson, sessionStore, storageKeys } from '../../platform/browser-storage.ts';
import type { LetterOfAnswer } from './letter-of-answer.ts';

/** Hands a letter over to the form within this tab: what somebody told goes neither into an address nor to the server. */
export function handLetter(owner: string, letter: LetterOfAnswer): void {
  sessionStore.set(storageKeys.handedLetter(owner), JSON.stringify(letter));
}

/** The letter that was handed over for this form, if there is one; it stays until it is {@link dropHandedLetter dropped}. */
export function readHandedLetter(owner: string, kind: string): LetterOfAnswer | null {
  const kept = readJson(sessionStore, storageKeys.handedLetter(owner)) as Partial<LetterOfAnswer> | null;
  if (kept?.kind !== kind || typeof kept.values !== 'object' || kept.values === null) return null;
  const told = Array.isArray(kept.told) ? kept.told.filter((label) => typeof label === 'string') : [];
  return { kind: kept.kind, values: kept.values, told, question: String(kept.question ?? '') };
}

export function dropHandedLetter(owner: string): void {
  sessionStore.remove(storageKeys.handedLetter(owner));
}
