import { HttpError } from '../platform/http-errors.ts';
import { withDeadline } from '../platform/with-deadline.ts';
import type { GazetteLimits } from './gazette-limits.ts';
import { GazetteUnavailable, tooLate } from './gazette-unavailable.ts';

export const tooManyEditions = 'Pediste muchas ediciones en poco tiempo. Intentá más tarde.';

interface PendingRequest {
  /** Null where it serves everybody. */
  network: string | null;
  result: Promise<unknown>;
}

/** Work that many wait for and that is done once: who asks while it is under way gets the same outcome. */
export class RequestCoalescer {
  readonly #limits: GazetteLimits;
  readonly #coalescer = new Map<string, PendingRequest>();
  readonly #closing = new AbortController();

  constructor(limits: GazetteLimits) {
    this.#limits = limits;
  }

  /**
   * Joins the work under way for `key`, or begins it. It goes on when those who wait go away, and ends by itself in time.
   * @param network of who asks, whose share is bounded; null for work that nobody in particular causes.
   * @throws {HttpError} 429 where this network's share is used up; another's refusal is not passed on.
   * @throws {GazetteUnavailable} 503 where too much is under way, 504 where it takes too long.
   */
  async join<T>(key: string, network: string | null, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    for (;;) {
      const current = this.#coalescer.get(key);
      if (!current) return this.#begin(key, network, work);
      try {
        return (await current.result) as T;
      } catch (error) {
        if (!(error instanceof HttpError && error.status === 429)) throw error;
      }
    }
  }

  /** Ends what is under way; nothing begins any more. */
  close(): void {
    this.#closing.abort(new GazetteUnavailable(503, 'closing'));
  }

  #begin<T>(key: string, network: string | null, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (network !== null) this.#requireRoom(network);
    const bound = { timeoutMs: this.#limits.totalTimeoutMs, lateness: tooLate };
    const result = withDeadline(this.#closing.signal, bound, work).finally(() => this.#coalescer.delete(key));
    this.#coalescer.set(key, { network, result });
    return result;
  }

  #requireRoom(network: string): void {
    const counted = [...this.#coalescer.values()].filter((pending) => pending.network !== null);
    if (counted.filter((pending) => pending.network === network).length >= this.#limits.fetchesAtOnceOfNetwork) {
      throw new HttpError(429, 'rate_limited', tooManyEditions);
    }
    if (counted.length >= this.#limits.fetchesAtOnce) throw new GazetteUnavailable(503, 'too much under way');
  }
}
