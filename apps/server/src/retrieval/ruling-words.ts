import { type Bm25Shape, lengthFactor, rarityOf, repetitionShare } from '@foja/legal-text/bm25';
import type { WantedSource } from './read-sources.ts';

/** A ruling with how much of what is asked it speaks of. */
export interface RankedRuling {
  ruling: WantedSource;
  /** 0–1; `chanceRelevance` is where words in common stop being chance, however long the query. */
  relevance: number;
}

/** One query, weighed. */
export interface RulingMeasure {
  /** The words that count, with what holding them is worth. */
  weights: ReadonlyMap<string, number>;
  /** Words of the query that some rulings hold, those that tell most first, without numbers. */
  telling: readonly string[];
  /** Relevance of any text, given as its index terms, on the scale of the rulings'. */
  relevanceOf(terms: readonly string[]): number;
  /**
   * Rulings that speak of what is asked, best first.
   * @param among ids that may be found; null for all.
   */
  search(among: ReadonlySet<string> | null, limit: number): RankedRuling[];
}

/** A few rulings tell nothing of how rare a word is: rarity is never counted among fewer than so many. */
export const countedAmong = 1_000;
/** Words of a ruling of usual length, where none is known. */
const usualLength = 800;
/** Most words of a long query that count: the rarest and most repeated ones. More of them find what shares words, not what is asked. */
const maxWords = 18;
/**
 * A long opinion says nearly every word once, in what the parties plead and in what it cites: holding a word is worth little, how much
 * of the ruling is about it nearly all. So repetition goes on counting for longer than in passages, whose words are few.
 */
const rulingShape: Bm25Shape = { saturation: 4, lengthNormalization: 0.75 };
/** A word of the title counts as one that a text of usual length repeats so often, however long the ruling is: lawyers name rulings by their parties. */
const titleTimes = 8;

/** Relevance below which a ruling has only chance words in common with the query. */
export const chanceRelevance = 0.45;
/**
 * The share of a query that a ruling answers by chance falls with the query's length: from `short` for a few words to `long` for as
 * many as count; who asks one word finds what holds it, and who asks two what holds both. Measured on headnotes searched without their ruling's own, and on sentences that are about no law.
 */
const chanceShares = { single: 0.08, short: 0.19, long: 0.11, shortWords: 4 } as const;

/**
 * The words of rulings, in memory: some eight bytes for each different word of each ruling. They have numbers of their own, so
 * that what rulings say makes no word of the law look common.
 */
export class RulingWords {
  readonly #rulings: WantedSource[] = [];
  readonly #lengths: number[] = [];
  readonly #numbers = new Map<string, number>();
  /** While reading: the different words of each ruling, those of its title first, and how often its text holds each. */
  #read: { words: Int32Array; times: Uint16Array; ofTitle: number }[] = [];
  #starts = new Int32Array(1);
  #holders = new Int32Array();
  #gains = new Float32Array();
  #meanLength = usualLength;

  /** Takes in a ruling, its words separated by spaces. */
  add(ruling: WantedSource, title: string, text: string): void {
    const counts = new Map<number, number>();
    for (const word of wordsOf(title)) counts.set(this.#numberOf(word), 0);
    const ofTitle = counts.size;
    const words = wordsOf(text);
    for (const word of words) {
      const number = this.#numberOf(word);
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    this.#rulings.push(ruling);
    this.#lengths.push(words.length);
    const times = Uint16Array.from(counts.values(), (count) => Math.min(count, 65_535));
    this.#read.push({ words: Int32Array.from(counts.keys()), times, ofTitle });
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    this.#numbers.set(word, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  /** Ends the reading. */
  seal(): this {
    const read = this.#read;
    this.#read = [];
    const starts = new Int32Array(this.#numbers.size + 1);
    for (const { words } of read) for (const word of words) starts[word + 1] = (starts[word + 1] ?? 0) + 1;
    for (let word = 0; word < this.#numbers.size; word++) {
      starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
    }
    this.#meanLength =
      this.#lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, this.#lengths.length) || usualLength;
    const next = starts.slice();
    this.#holders = new Int32Array(starts[this.#numbers.size] ?? 0);
    this.#gains = new Float32Array(this.#holders.length);
    for (const [ruling, { ofTitle, times, words }] of read.entries()) {
      const length = (this.#lengths[ruling] ?? 0) / this.#meanLength;
      for (const [place, word] of words.entries()) {
        const at = next[word] ?? 0;
        next[word] = at + 1;
        this.#holders[at] = ruling;
        this.#gains[at] = gainOf(times[place] ?? 0, length, place < ofTitle);
      }
    }
    this.#starts = starts;
    return this;
  }

  get count(): number {
    return this.#rulings.length;
  }

  /** Whether some ruling holds the word. */
  has(word: string): boolean {
    return this.#numbers.has(word);
  }

  /** Those of these ids that are here, the last of the official collection first. */
  pick(ids: readonly string[], limit: number): WantedSource[] {
    const wanted = new Set(ids);
    return this.#rulings
      .filter(({ id }) => wanted.has(id))
      .sort((a, b) => b.id.localeCompare(a.id, 'es', { numeric: true }))
      .slice(0, limit);
  }

  /** How rulings, and any other text, stand to a query of these index terms; one that is repeated counts more. */
  measure(words: readonly string[]): RulingMeasure {
    const asked = this.#weigh(words);
    // Among many rulings, a word that one alone holds is a name or a slip of the pen rather than what a text is about.
    const tellingHeld = this.#rulings.length < countedAmong ? 1 : 2;
    const counted = asked.slice(0, maxWords);
    const most = counted.reduce((sum, { weight }) => sum + weight, 0);
    const exponent = Math.log(chanceRelevance) / Math.log(chanceShareOf(counted.length));
    const toRelevance = (sum: number) => (most === 0 ? 0 : Math.min(1, (sum / most) ** exponent));
    const weights = new Map(counted.map(({ weight, word }) => [word, weight]));
    return {
      weights,
      telling: asked.filter(({ held, word }) => held >= tellingHeld && !word.startsWith('#')).map(({ word }) => word),
      search: (among, limit) => this.#search(asked, toRelevance, among, limit),
      relevanceOf: (terms) => {
        const times = new Map<string, number>();
        for (const term of terms) if (weights.has(term)) times.set(term, (times.get(term) ?? 0) + 1);
        let sum = 0;
        for (const [term, count] of times)
          sum += (weights.get(term) ?? 0) * gainOf(count, terms.length / this.#meanLength);
        return toRelevance(sum);
      },
    };
  }

  #search(
    asked: readonly AskedWord[],
    toRelevance: (sum: number) => number,
    among: ReadonlySet<string> | null,
    limit: number,
  ): RankedRuling[] {
    const sums = new Float64Array(this.#rulings.length);
    for (const { number, weight } of asked.filter(({ held }) => held > 0).slice(0, maxWords)) {
      const end = this.#starts[number + 1] ?? 0;
      for (let at = this.#starts[number] ?? 0; at < end; at++) {
        const holder = this.#holders[at] ?? 0;
        sums[holder] = (sums[holder] ?? 0) + weight * (this.#gains[at] ?? 0);
      }
    }
    const found: RankedRuling[] = [];
    for (const [place, sum] of sums.entries()) {
      const ruling = this.#rulings[place];
      if (sum === 0 || ruling === undefined || (among !== null && !among.has(ruling.id))) continue;
      const relevance = toRelevance(sum);
      if (relevance >= chanceRelevance) found.push({ ruling, relevance });
    }
    return found.sort((a, b) => b.relevance - a.relevance || (a.ruling.id < b.ruling.id ? -1 : 1)).slice(0, limit);
  }

  /** The different words, those that tell most first; one that no ruling holds has the number -1. */
  #weigh(words: readonly string[]): AskedWord[] {
    const times = new Map<string, number>();
    for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
    return [...times]
      .map(([word, count]) => {
        const number = this.#numbers.get(word) ?? -1;
        const held = number < 0 ? 0 : (this.#starts[number + 1] ?? 0) - (this.#starts[number] ?? 0);
        const all = Math.max(countedAmong, this.#rulings.length);
        const rarity = rarityOf(all, held);
        return { word, number, held, weight: rarity * (1 + Math.log(count)) };
      })
      .sort((a, b) => b.weight - a.weight);
  }
}

interface AskedWord {
  word: string;
  /** -1 where no ruling holds it. */
  number: number;
  /** Rulings that hold it. */
  held: number;
  weight: number;
}

/** What holding a word so many times, and naming it in the title, gains; `length` is relative to the usual one. */
function gainOf(times: number, length: number, isOfTitle = false): number {
  const told = times / lengthFactor(length, rulingShape) + (isOfTitle ? titleTimes : 0);
  return repetitionShare(told, 1, rulingShape);
}

function wordsOf(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

/** The share of a query of so many words that a ruling answers by chance. */
function chanceShareOf(words: number): number {
  const { long, short, shortWords, single } = chanceShares;
  if (words <= shortWords) return single + ((short - single) * Math.max(0, words - 1)) / (shortWords - 1);
  const length = Math.min(1, Math.max(0, (words - shortWords) / (maxWords - shortWords)));
  return short + (long - short) * length;
}
