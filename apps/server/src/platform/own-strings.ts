/**
 * Pieces of a text keep all of it in memory, at two bytes a character where one of them needs two. What is kept of a file that was read
 * is therefore copied: the text itself can then go.
 */

/** The same text in a piece of memory of its own. */
export function ownString(text: string): string {
  return Buffer.from(text).toString();
}

/** The same plain lists, records and texts, where every text stands for itself, and once. */
export function withOwnStrings<Value>(value: Value): Value {
  const known = new Map<string, string>();
  const copy = (one: unknown): unknown => {
    if (typeof one === 'string') {
      const own = known.get(one) ?? ownString(one);
      known.set(own, own);
      return own;
    }
    if (Array.isArray(one)) return one.map(copy);
    if (typeof one !== 'object' || one === null || Object.getPrototypeOf(one) !== Object.prototype) return one;
    return Object.fromEntries(Object.entries(one).map(([key, held]) => [key, copy(held)]));
  };
  return copy(value) as Value;
}
