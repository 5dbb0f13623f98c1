import { useSyncExternalStore } from 'react';
import { localStore, storageKeys } from '../platform/browser-storage.ts';
import { useWideScreen } from '../platform/media.ts';

/** How answers are worded: for a person, for a court, or both side by side where there is room. */
export const wordingChoices = ['plain', 'technical', 'both'] as const;
export type WordingChoice = (typeof wordingChoices)[number];

const listeners = new Set<() => void>();

function keptChoice(): WordingChoice {
  const kept = localStore.get(storageKeys.wording);
  return wordingChoices.find((choice) => choice === kept) ?? 'plain';
}

/** Kept in this browser, for every answer of every conversation. */
export function chooseWording(choice: WordingChoice): void {
  localStore.set(storageKeys.wording, choice);
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was chosen; where there is no room for two columns, those who chose both read the plain one. */
export function useWordingChoice(): WordingChoice {
  const choice = useSyncExternalStore(follow, keptChoice);
  const wide = useWideScreen();
  return choice === 'both' && !wide ? 'plain' : choice;
}
