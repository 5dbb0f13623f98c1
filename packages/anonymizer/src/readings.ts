/** What was read of one document, by who read it; it goes with the document. */
export type KnownReadings = Map<object, unknown>;

/**
 * What one reader keeps of each document, so that it is read once. It hangs on the document itself: what a `WeakMap` holds outlives the
 * documents of a busy server until all its memory is looked through, and is moved about until then.
 */
export class Readings<T> {
  get({ readings }: { readings: KnownReadings }): T | undefined {
    return readings.get(this) as T | undefined;
  }

  set({ readings }: { readings: KnownReadings }, reading: T): void {
    readings.set(this, reading);
  }
}
