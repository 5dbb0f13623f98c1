/** Work of the page itself: no screen waits for it, and leaving a screen does not stop it. */
const waiting = new Set<ReturnType<typeof setTimeout>>();

/** Does something a little later, whatever screen is open then. */
export function runLater(work: () => void, delayMs: number): void {
  const timer = setTimeout(() => {
    waiting.delete(timer);
    work();
  }, delayMs);
  waiting.add(timer);
}

/** Drops what was to be done later; for tests, which have another page each. */
export function forgetLater(): void {
  for (const timer of waiting) clearTimeout(timer);
  waiting.clear();
}
