import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let percent: number | null = null;

/** Tells how far the work for an access is; null when it is over. */
export function tellProofPercent(next: number | null): void {
  percent = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How far the work is; null while none is done. */
export function useProofPercent(): number | null {
  return useSyncExternalStore(subscribe, () => percent);
}
