/** What waits, by whom it belongs to: owners take turns, so that somebody with many texts delays nobody's first one. */
export class FairQueue<Item> {
  readonly #byOwner = new Map<string, Item[]>();
  readonly #perOwnerMax: number;
  readonly #max: number;
  #size = 0;

  constructor(limits: { perOwnerMax: number; max: number }) {
    this.#perOwnerMax = limits.perOwnerMax;
    this.#max = limits.max;
  }

  /** False where the owner has too many waiting already, or all have together; the item was not taken then. */
  push(owner: string, item: Item): boolean {
    const own = this.#byOwner.get(owner) ?? [];
    if (own.length >= this.#perOwnerMax || this.#size >= this.#max) return false;
    own.push(item);
    this.#byOwner.set(owner, own);
    this.#size += 1;
    return true;
  }

  /** The oldest item of the owner whose turn it is; that owner goes to the end of the line. */
  shift(): Item | undefined {
    const [turn] = this.#byOwner;
    if (!turn) return undefined;
    const [owner, own] = turn;
    this.#byOwner.delete(owner);
    const item = own.shift();
    if (own.length > 0) this.#byOwner.set(owner, own);
    this.#size -= 1;
    return item;
  }
}
