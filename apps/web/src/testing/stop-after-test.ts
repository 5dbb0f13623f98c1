const stops = new Set<() => void>();

/** Ends with the test what it opened: an application that still follows the session would load its screen anew when that is forgotten. */
export function stopAfterTest(stop: () => void): void {
  stops.add(stop);
}

export function stopAllAfterTest(): void {
  for (const stop of stops) stop();
  stops.clear();
}
