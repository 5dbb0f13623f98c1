/** From this share of the limit on, entries are kept in the order of their use. */
const nearlyFull = 0.9;

/**
 * Keeps the entries used last, as many as fit into `limit`. While there is ample room nothing has to go, so a look-up leaves
 * the order alone: in a large cache keeping it costs more than the look-up itself.
 */
export class BoundedCache<Value, Key = string> {
  readonly #limit: number;
  readonly #sizeOf: (value: Value) => number;
  readonly #entries = new Map<Key, Value>();
  #held = 0;

  /** @param sizeOf room that an entry takes, in the unit of `limit`; 1 each unless told. */
  constructor(limit: number, sizeOf: (value: Value) => number = () => 1) {
    this.#limit = limit;
    this.#sizeOf = sizeOf;
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined && this.isNearlyFull()) {
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
  }

  set(key: Key, value: Value): void {
    this.#forget(key);
    this.#entries.set(key, value);
    this.#held += this.#sizeOf(value);
    for (const oldest of this.#entries.keys()) {
      if (this.#held <= this.#limit) break;
      this.#forget(oldest);
    }
  }

  /** True where what is put in soon drives other entries out. */
  isNearlyFull(): boolean {
    return this.#held >= this.#limit * nearlyFull;
  }

  values(): IterableIterator<Value> {
    return this.#entries.values();
  }

  clear(): void {
    this.#entries.clear();
    this.#held = 0;
  }

  #forget(key: Key): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#held -= this.#sizeOf(value);
  }
}
