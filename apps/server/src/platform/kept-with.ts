/**
 * What is kept of an object that lives shortly, as a question does: it hangs on the object itself and goes with it. What a `WeakMap` holds of
 * a question holds the question as well, until all memory is looked through. A copy of the object takes nothing of it along.
 */
export class KeptWith<Holder extends object, Value> {
  readonly #name = Symbol('kept');

  get(holder: Holder): Value | undefined {
    return (holder as Record<symbol, Value | undefined>)[this.#name];
  }

  set(holder: Holder, value: Value): void {
    Object.defineProperty(holder, this.#name, { value, writable: true, configurable: true, enumerable: false });
  }
}
