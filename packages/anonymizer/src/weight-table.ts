import type { NameModel } from './types.ts';

// A feature is put together from what was read before: the class of a word, its neighbours, the gap between. Joining them into one string
// only to look its weight up costs more than all the rest of the reading. Here the letters of the parts are reckoned into two numbers, one
// after the other, as if they were one string.

/** Where each kind of feature begins to be reckoned, and by what each letter moves the two numbers. */
const seeds = [0x811c9dc5, 0x9747b28c] as const;
const steps = [0x01000193, 0x5bd1e995] as const;
/** Places for each weight: with more of them fewer steps lead to a weight. */
const room = 4;

/** The weights of a model, by kind and letters of a feature. */
export class WeightTable {
  readonly #mask: number;
  readonly #first: Int32Array;
  readonly #second: Int32Array;
  readonly #weights: Float64Array;
  #a = 0;
  #b = 0;

  constructor({ weights }: NameModel) {
    const count = weights.reduce((sum, values) => sum + values.size, 0);
    const size = 2 ** Math.ceil(Math.log2(Math.max(1, count) * room));
    this.#mask = size - 1;
    this.#first = new Int32Array(size);
    this.#second = new Int32Array(size);
    this.#weights = new Float64Array(size);
    for (const [kind, values] of weights.entries()) {
      for (const [value, weight] of values) {
        this.#begin(kind);
        this.#read(value);
        const place = this.#place();
        this.#first[place] = this.#a;
        this.#second[place] = this.#b;
        this.#weights[place] = weight;
      }
    }
  }

  /** The weight of the feature whose value is these parts one after the other; 0 when the model has none. */
  weightOf(kind: number, first: string, second = '', third = '', fourth = '', fifth = '', sixth = ''): number {
    this.#begin(kind);
    this.#read(first);
    if (second !== '') this.#read(second);
    if (third !== '') this.#read(third);
    if (fourth !== '') this.#read(fourth);
    if (fifth !== '') this.#read(fifth);
    if (sixth !== '') this.#read(sixth);
    return this.#weights[this.#place()] as number;
  }

  #begin(kind: number): void {
    this.#a = Math.imul(seeds[0] ^ kind, steps[0]);
    this.#b = Math.imul(seeds[1] ^ kind, steps[1]);
  }

  #read(part: string): void {
    let a = this.#a;
    let b = this.#b;
    for (let at = 0; at < part.length; at += 1) {
      const code = part.charCodeAt(at);
      a = Math.imul(a ^ code, steps[0]);
      b = Math.imul(b ^ code, steps[1]);
      b ^= b >>> 13;
    }
    this.#a = a;
    this.#b = b;
  }

  /** Where these two numbers stand, or the free place where they may. */
  #place(): number {
    this.#b |= 1;
    let place = (this.#a ^ (this.#a >>> 15)) & this.#mask;
    // The second number is never 0: a place where it is, is free.
    while (this.#second[place] !== 0 && !(this.#first[place] === this.#a && this.#second[place] === this.#b)) {
      place = (place + 1) & this.#mask;
    }
    return place;
  }
}

const tables = new WeakMap<NameModel, WeightTable>();

/** The table of a model, made once. */
export function weightTableOf(model: NameModel): WeightTable {
  let table = tables.get(model);
  if (!table) {
    table = new WeightTable(model);
    tables.set(model, table);
  }
  return table;
}
