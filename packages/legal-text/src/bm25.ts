/** How a search weighs words: BM25 (Robertson and Zaragoza, 2009), the same for passages, rulings and the documents of the vault. */
export interface Bm25Shape {
  /** How soon repetition stops counting (k1). */
  saturation: number;
  /** How much a long text pays (b). */
  lengthNormalization: number;
}

export const usualBm25Shape: Bm25Shape = { saturation: 1.2, lengthNormalization: 0.75 };

/** What it says that a text holds a word which so many of all texts hold. */
export function rarityOf(texts: number, holders: number): number {
  return Math.log(1 + (texts - holders + 0.5) / (holders + 0.5));
}

/** What a text pays for its length. @param relativeLength as a multiple of the usual one. */
export function lengthFactor(relativeLength: number, { lengthNormalization }: Bm25Shape = usualBm25Shape): number {
  return 1 - lengthNormalization + lengthNormalization * relativeLength;
}

/** The share of a word's worth that a text gains by holding it so many times, from 0 to nearly 1. */
export function repetitionShare(
  times: number,
  factor: number,
  { saturation }: Pick<Bm25Shape, 'saturation'> = usualBm25Shape,
): number {
  return times / (times + saturation * factor);
}

/** What a text gains by a word: a word held once in a text of usual length gains its rarity. */
export function gainOf(rarity: number, times: number, factor: number): number {
  return rarity * (usualBm25Shape.saturation + 1) * repetitionShare(times, factor);
}
