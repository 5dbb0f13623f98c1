import { setImmediate as pause } from 'node:timers/promises';
import { gainOf, lengthFactor, rarityOf } from '@foja/legal-text/bm25';
import type { Passage } from './passage.ts';
import type { Vocabulary } from './vocabulary.ts';

/** An index of this size is searched whole. */
const maxSearchedWhole = 64_000;
/**
 * In a larger one, of a word that more passages than this hold, those that it says most of are searched: the others are found by
 * the question's other words.
 */
const maxChampions = 4_000;
/** Passages that are read in one step. */
const passagesPerStep = 1_000;

interface Postings {
  starts: Int32Array;
  holders: Int32Array;
  gains: Float32Array;
}

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

  /**
   * In small steps, between which others are served.
   * @param texts the searched words of each passage, as vocabulary numbers in any order; they are sorted.
   * @param maxHolders passages that are kept of a word: those that it says most of.
   */
  static async build(
    vocabulary: Vocabulary,
    passages: readonly Passage[],
    texts: readonly Int32Array[],
    maxHolders = texts.length <= maxSearchedWhole ? Number.POSITIVE_INFINITY : maxChampions,
  ): Promise<WordPostings> {
    const held = await countHolders(texts);
    const starts = startsOf(held, Number.POSITIVE_INFINITY);
    const next = starts.slice();
    const holders = new Int32Array(starts.at(-1) ?? 0);
    const gains = new Float32Array(holders.length);
    const meanLength = texts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, texts.length);
    for (const [holder, words] of texts.entries()) {
      const factor = lengthFactor(words.length / meanLength);
      forEachRun(words, (word, times) => {
        const at = increment(next, word) - 1;
        holders[at] = holder;
        gains[at] = gainOf(rarityOf(texts.length, held[word]!), times, factor);
      });
      if (holder % passagesPerStep === 0) await pause();
    }
    const kept = await keepChampions({ starts, holders, gains }, held, maxHolders);
    return new WordPostings(vocabulary, passages, kept.starts, kept.holders, kept.gains);
  }

  /**
   * Passages that hold some of the words, best first; of two as good, the one that was read first.
   * @param terms a word given twice weighs twice.
   * @param wants what is taken of the passages found: how many, and of which domain; null for all.
   */
  search(terms: readonly string[], wants: readonly { domain: string | null; limit: number }[]): Passage[][] {
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
    const results = wants.map(({ domain, limit }) => ({ domain, best: new BestScores(limit) }));
    for (let i = 0; i < found; i++) {
      const holder = touched[i] as number;
      const score = scores[holder] as number;
      for (const { domain, best } of results) {
        if (best.takes(score) && (domain === null || this.#passages[holder]?.domain === domain))
          best.add(holder, score);
      }
      scores[holder] = 0;
    }
    return results.map(({ best }) => best.inOrder().flatMap((holder) => this.#passages[holder] ?? []));
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

/** How many passages hold each word; sorts the words of each. */
async function countHolders(texts: readonly Int32Array[]): Promise<Int32Array> {
  let size = 0;
  for (const words of texts) {
    words.sort();
    size = Math.max(size, (words.at(-1) ?? -1) + 1);
  }
  const held = new Int32Array(size);
  for (const [place, words] of texts.entries()) {
    forEachRun(words, (word) => increment(held, word));
    if (place % passagesPerStep === 0) await pause();
  }
  return held;
}

/** Where the postings of each word begin, with the end of the last. */
function startsOf(held: Int32Array, maxHolders: number): Int32Array {
  const starts = new Int32Array(held.length + 1);
  for (let word = 0; word < held.length; word++) starts[word + 1] = starts[word]! + Math.min(held[word]!, maxHolders);
  return starts;
}

/** Leaves of each word the postings with the highest gains, in their order. */
async function keepChampions(all: Postings, held: Int32Array, maxHolders: number): Promise<Postings> {
  if (held.every((count) => count <= maxHolders)) return all;
  const starts = startsOf(held, maxHolders);
  const kept: Postings = { starts, holders: new Int32Array(starts.at(-1)!), gains: new Float32Array(starts.at(-1)!) };
  for (let word = 0; word < held.length; word++) {
    const from = all.starts[word]!;
    const end = all.starts[word + 1]!;
    let to = starts[word]!;
    const minGain = held[word]! <= maxHolders ? 0 : all.gains.slice(from, end).sort()[held[word]! - maxHolders]!;
    for (let at = from; at < end && to < starts[word + 1]!; at++) {
      if (all.gains[at]! < minGain) continue;
      kept.holders[to] = all.holders[at]!;
      kept.gains[to++] = all.gains[at]!;
    }
    if (held[word]! > maxHolders) await pause();
  }
  return kept;
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
  readonly #holders: Int32Array;
  readonly #scores: Float32Array;
  #kept = 0;

  constructor(limit: number) {
    this.#limit = limit;
    this.#holders = new Int32Array(limit);
    this.#scores = new Float32Array(limit);
  }

  /** Whether a passage with this score would be among the best so far. */
  takes(score: number): boolean {
    return this.#kept < this.#limit || score > this.#scoreAt(0);
  }

  add(holder: number, score: number): void {
    if (this.#kept < this.#limit) {
      this.#put(this.#kept, holder, score);
      this.#kept += 1;
      this.#rise(this.#kept - 1);
    } else if (score > this.#scoreAt(0)) {
      this.#put(0, holder, score);
      this.#sink();
    }
  }

  inOrder(): number[] {
    const places = Array.from({ length: this.#kept }, (_, place) => place);
    places.sort((a, b) => this.#scores[b]! - this.#scores[a]! || this.#holders[a]! - this.#holders[b]!);
    return places.map((place) => this.#holders[place]!);
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
    return at < this.#kept ? this.#scores[at]! : Number.POSITIVE_INFINITY;
  }

  #put(at: number, holder: number, score: number): void {
    this.#holders[at] = holder;
    this.#scores[at] = score;
  }

  #swap(a: number, b: number): void {
    const [holder, score] = [this.#holders[a]!, this.#scores[a]!];
    this.#put(a, this.#holders[b]!, this.#scores[b]!);
    this.#put(b, holder, score);
  }
}
