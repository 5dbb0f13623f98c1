import type { MatterItemContent, SavedResult } from '@foja/contracts/matter-items';
import { useSyncExternalStore } from 'react';

type Saved = Extract<MatterItemContent, { body: SavedResult }>;

/** What somebody wants kept in one of their causas: the words that are on their screen, put together when it is saved. */
export interface SaveRequest {
  kind: Saved['kind'];
  title: string;
  /** Which tool gave it. */
  tool: string;
  question: string;
  /** Markdown. */
  text: () => string | Promise<string>;
  /** With what the tool opens it again; left out where the text is all. */
  data?: SavedResult['data'];
  /** ISO date-time. */
  madeAt: string;
}

let current: SaveRequest | null = null;
const listeners = new Set<() => void>();

/** Asks for the dialog that picks a causa; null closes it. The tools know nothing of causas: the dialog lies above them. */
export function requestSave(request: SaveRequest | null): void {
  current = request;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is to be saved now; null where nothing was asked for. */
export function useSaveRequest(): SaveRequest | null {
  return useSyncExternalStore(subscribe, () => current);
}
