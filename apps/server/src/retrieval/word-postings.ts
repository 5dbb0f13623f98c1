import type { Passage } from './passage.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Shape of BM25, as the index itself has it. */
const saturation = 1.2;
const lengthNormalization = 0.75;

/** Which passages hold each word and what that says for them: BM25 over passages that are all in memory. */
export class WordPostings {
  readonly #vocabulary: Vocabulary;
  readonly #passages: readonly Passage[];
  /** The postings of word `w` stand from `#starts[w]` to `#starts[w + 1]`: the passage, and its gain. */
  readonly #starts: Int32Array;
  readonly #holders: Int32Array;
  readonly #gains: Float32Array;
  readonly #scores: Float32Array;
  readonly #touched: Int32Array;

  private constructor(
    vocabulary: Vocabulary,
    passages: readonly Passage[],
    starts: Int32Array,
    holders: Int32Array,
    gains: Float32Array,
  ) {
    this.#vocabulary = vocabulary;
    this.#passages = passages;
    this.#starts = starts;
    this.#holders = holders;
    this.#gains = gains;
    this.#scores = new Float32Array(passages.length);
    this.#touched = new Int32Array(passages.length);
  }

  /** @param texts the searched words of each passage, as vocabulary numbers in any order. */
  static build(vocabulary: Vocabulary, passages: readonly Passage[], texts: readonly Int32Array[]): WordPostings {
    const size = texts.reduce((most, words) => words.reduce((highest, word) => Math.max(highest, word), most), -1) + 1;
    const starts = new Int32Array(size + 1);
    const sorted = texts.map((words) => words.toSorted());
    for (const words of sorted) forEachRun(words, (word) => increment(starts, word + 1));
    for (let word = 0; word < size; word++) starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
    const next = starts.slice();
    const holders = new Int32Array(starts[size] ?? 0);
    const gains = new Float32Array(holders.length);
    const meanLength = texts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, texts.length);
    for (const [holder, words] of sorted.entries()) {
      const length = 1 - lengthNormalization + (lengthNormalization * words.length) / meanLength;
      forEachRun(words, (word, times) => {
        const at = increment(next, word) - 1;
        const held = (starts[word + 1] ?? 0) - (starts[word] ?? 0);
        const rarity = Math.log(1 + (texts.length - held + 0.5) / (held + 0.5));
        holders[at] = holder;
        gains[at] = (rarity * times * (saturation + 1)) / (times + saturation * length);
      });
    }
    return new WordPostings(vocabulary, passages, starts, holders, gains);
  }

  /**
   * Passages that hold some of the words, best first; of two as good, the one that was read first.
   * @param terms a word given twice weighs twice.
   * @param domain only passages of this one; null for all.
   */
  search(terms: readonly string[], domain: string | null, limit: number): Passage[] {
    const scores = this.#scores;
    const touched = this.#touched;
    let found = 0;
    for (const [word, times] of this.#count(terms)) {
      const end = this.#starts[word + 1] ?? 0;
      for (let at = this.#starts[word] ?? 0; at < end; at++) {
        const holder = this.#holders[at] as number;
        const before = scores[holder] as number;
        if (before === 0) touched[found++] = holder;
        scores[holder] = before + times * (this.#gains[at] as number);
      }
    }
    const best = new BestScores(limit);
    for (let i = 0; i < found; i++) {
      const holder = touched[i] as number;
      if (domain === null || this.#passages[holder]?.domain === domain) best.add(holder, scores[holder] as number);
      scores[holder] = 0;
    }
    return best.inOrder().flatMap((holder) => this.#passages[holder] ?? []);
  }

  /** The words that some passage may hold, and how often each was given. */
  #count(terms: readonly string[]): Map<number, number> {
    const counts = new Map<number, number>();
    for (const term of terms) {
      const word = this.#vocabulary.find(term);
      if (word >= 0 && word + 1 < this.#starts.length) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    return counts;
  }
}

/** Calls back for each distinct word of an ascending list, with how often it stands there. */
function forEachRun(words: Int32Array, see: (word: number, times: number) => void): void {
  for (let from = 0; from < words.length; ) {
    let to = from + 1;
    while (to < words.length && words[to] === words[from]) to++;
    see(words[from] ?? 0, to - from);
    from = to;
  }
}

/** @returns the value after it was raised by one. */
function increment(list: Int32Array, at: number): number {
  const value = (list[at] ?? 0) + 1;
  list[at] = value;
  return value;
}

/** The highest of many scores: a heap whose root is the lowest of those that are kept. */
class BestScores {
  readonly #limit: number;
  readonly #kept: { holder: number; score: number }[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(holder: number, score: number): void {
    const kept = this.#kept;
    if (kept.length < this.#limit) {
      kept.push({ holder, score });
      this.#rise(kept.length - 1);
    } else if (score > (kept[0]?.score ?? Number.POSITIVE_INFINITY)) {
      kept[0] = { holder, score };
      this.#sink();
    }
  }

  inOrder(): number[] {
    return this.#kept.sort((a, b) => b.score - a.score || a.holder - b.holder).map(({ holder }) => holder);
  }

  #rise(from: number): void {
    for (let at = from; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (this.#scoreAt(parent) <= this.#scoreAt(at)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #sink(): void {
    for (let at = 0; ; ) {
      let lowest = at;
      for (const child of [2 * at + 1, 2 * at + 2]) if (this.#scoreAt(child) < this.#scoreAt(lowest)) lowest = child;
      if (lowest === at) return;
      this.#swap(at, lowest);
      at = lowest;
    }
  }

  #scoreAt(at: number): number {
    return this.#kept[at]?.score ?? Number.POSITIVE_INFINITY;
  }

  #swap(a: number, b: number): void {
    const kept = this.#kept;
    [kept[a], kept[b]] = [kept[b] as (typeof kept)[number], kept[a] as (typeof kept)[number]];
  }
}
