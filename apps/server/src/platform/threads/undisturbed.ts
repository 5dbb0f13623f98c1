import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, type Worker, workerData } from 'node:worker_threads';

/** What a thread and who ends it share: whether the thread does what must not be cut short, or is being ended. */
export type EndLock = Int32Array<SharedArrayBuffer>;

/** How often who ends a thread looks whether it may. */
const pollMs = 1;

const free = 0;
const inside = 1;
const ending = 2;

/** Given to a thread as `workerData: { endLock }`. */
export const newEndLock = (): EndLock => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

const own: EndLock | null = isMainThread ? null : ((workerData as { endLock?: EndLock } | null)?.endLock ?? null);

/**
 * Does something in a thread that is not ended meanwhile. A thread that is ended while it makes a zlib stream takes the whole process with
 * it ("close before init", at least on Node 20): whoever opens what is packed does it here. Elsewhere it is just done.
 */
export function undisturbed<T>(work: () => T): T {
  const before = own && Atomics.compareExchange(own, 0, free, inside);
  // Who ends this thread holds it: there is nothing left to do but to be ended.
  if (own && before === ending) Atomics.wait(own, 0, ending);
  try {
    return work();
  } finally {
    if (own && before === free) leave(own);
  }
}

/** Ends a thread once it does nothing that must not be cut short. */
export async function endThread(worker: Worker, lock: EndLock): Promise<void> {
  while (Atomics.compareExchange(lock, 0, free, ending) === inside) await sleep(pollMs);
  await worker.terminate();
}

/** Of a thread that ended by itself nobody waits for more. */
export function leave(lock: EndLock): void {
  Atomics.store(lock, 0, free);
  Atomics.notify(lock, 0);
}

/** Lets a library that unpacks with the platform's streams make them undisturbed. */
export function makeStreamsUndisturbed(): void {
  globalThis.DecompressionStream = new Proxy(globalThis.DecompressionStream, {
    construct: (stream, given, made) => undisturbed(() => Reflect.construct(stream, given, made)),
  });
}
