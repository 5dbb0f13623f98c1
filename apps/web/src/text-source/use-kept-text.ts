import { useState } from 'react';
import { localStore, storageKeys } from '../platform/browser-storage.ts';
import type { TextOrigin } from './text-origin.ts';

export interface KeptText {
  text: string;
  /** Where it was brought from; null for what was written here. */
  origin: TextOrigin | null;
  /** What is written by hand: a brought text stays one until it is emptied. */
  write(text: string): void;
  /** Another text altogether. */
  replace(text: string, origin?: TextOrigin | null): void;
}

/** A tool's text, which this browser keeps for its owner over a reload. */
export function useKeptText(owner: string, tool: string): KeptText {
  const key = storageKeys.toolDraft(owner, tool);
  const [text, setText] = useState(() => localStore.get(key) ?? '');
  const [origin, setOrigin] = useState<TextOrigin | null>(null);

  function replace(next: string, from: TextOrigin | null = null): void {
    setText(next);
    setOrigin(from);
    if (next) localStore.set(key, next);
    else localStore.remove(key);
  }

  return { text, origin, write: (next) => replace(next, next === '' ? null : origin), replace };
}
