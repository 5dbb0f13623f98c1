import type { Clock } from '../../platform/clock.ts';
import type { SaijLimits } from './saij-limits.ts';

/** Turns at a site, first come first served, with a distance between any two. Who goes away while waiting takes none. */
export class Pace {
  readonly #clock: Clock;
  readonly #limits: Pick<SaijLimits, 'spacingMs' | 'wait'>;
  #last: Promise<void> = Promise.resolve();
  #nextAtMs = 0;

  constructor(clock: Clock, limits: Pick<SaijLimits, 'spacingMs' | 'wait'>) {
    this.#clock = clock;
    this.#limits = limits;
  }

  /** Resolves when it is the caller's turn. @throws the signal's reason. */
  async turn(signal: AbortSignal): Promise<void> {
    const before = this.#last;
    let pass = () => {};
    this.#last = new Promise((resolve) => {
      pass = resolve;
    });
    try {
      await before;
      signal.throwIfAborted();
      const nowMs = this.#clock.now().getTime();
      if (this.#nextAtMs > nowMs) await this.#limits.wait(this.#nextAtMs - nowMs, signal);
      signal.throwIfAborted();
      this.#nextAtMs = Math.max(nowMs, this.#nextAtMs) + this.#limits.spacingMs;
    } finally {
      pass();
    }
  }
}
