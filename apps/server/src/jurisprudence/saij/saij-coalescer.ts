import { SaijUnavailable } from './saij-unavailable.ts';

interface PendingRequest {
  result: Promise<unknown>;
  waiting: number;
  controller: AbortController;
}

/** Calls under way: who asks for the same one gets the same answer, and a call ends when nobody waits for it any more. */
export class SaijCoalescer {
  readonly #coalescer = new Map<string, PendingRequest>();

  /** @throws what the work throws; the signal's reason. */
  async join<T>(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const pending = this.#coalescer.get(key) ?? this.#begin(key, work);
    pending.waiting += 1;
    let leave = () => {};
    const left = new Promise<never>((_resolve, reject) => {
      leave = () => reject(signal.reason);
      signal.addEventListener('abort', leave, { once: true });
    });
    try {
      return (await Promise.race([pending.result, left])) as T;
    } finally {
      signal.removeEventListener('abort', leave);
      pending.waiting -= 1;
      if (pending.waiting === 0) this.#end(key, pending);
    }
  }

  /** Ends all of them. */
  close(): void {
    for (const [key, pending] of this.#coalescer) this.#end(key, pending);
  }

  #begin(key: string, work: (signal: AbortSignal) => Promise<unknown>): PendingRequest {
    const controller = new AbortController();
    const result = work(controller.signal);
    const pending = { result, waiting: 0, controller };
    // Where nobody waits any more, nobody is there to hear of its end.
    result.catch(() => {});
    this.#coalescer.set(key, pending);
    return pending;
  }

  #end(key: string, pending: PendingRequest): void {
    if (this.#coalescer.get(key) === pending) this.#coalescer.delete(key);
    pending.controller.abort(new SaijUnavailable('nobody waits for it'));
  }
}
