import { SaijUnavailable } from './saij-unavailable.ts';

interface Flight {
  result: Promise<unknown>;
  waiting: number;
  controller: AbortController;
}

/** Calls under way: who asks for the same one gets the same answer, and a call ends when nobody waits for it any more. */
export class SaijFlights {
  readonly #flights = new Map<string, Flight>();

  /** @throws what the work throws; the signal's reason. */
  async join<T>(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const flight = this.#flights.get(key) ?? this.#begin(key, work);
    flight.waiting += 1;
    let leave = () => {};
    const left = new Promise<never>((_resolve, reject) => {
      leave = () => reject(signal.reason);
      signal.addEventListener('abort', leave, { once: true });
    });
    try {
      return (await Promise.race([flight.result, left])) as T;
    } finally {
      signal.removeEventListener('abort', leave);
      flight.waiting -= 1;
      if (flight.waiting === 0) this.#end(key, flight);
    }
  }

  /** Ends all of them. */
  close(): void {
    for (const [key, flight] of this.#flights) this.#end(key, flight);
  }

  #begin(key: string, work: (signal: AbortSignal) => Promise<unknown>): Flight {
    const controller = new AbortController();
    const result = work(controller.signal);
    const flight = { result, waiting: 0, controller };
    // Where nobody waits any more, nobody is there to hear of its end.
    result.catch(() => {});
    this.#flights.set(key, flight);
    return flight;
  }

  #end(key: string, flight: Flight): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
    flight.controller.abort(new SaijUnavailable('nobody waits for it'));
  }
}
