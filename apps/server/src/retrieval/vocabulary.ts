/** How many passages hold each word: what makes a rare word count for more than a common one. */
export interface TermStatistics {
  passages: number;
  /** Mean length of each field, in words, by field name. */
  meanLengths: Record<string, number>;
  terms: { term: string; passages: number }[];
}

/** The words of the index as numbers, with their rarity. */
export class Vocabulary {
  readonly passages: number;
  readonly meanLengths: Record<string, number>;
  readonly #ids = new Map<string, number>();
  readonly #frequencies: number[] = [];

  constructor(statistics: TermStatistics) {
    this.passages = statistics.passages;
    this.meanLengths = statistics.meanLengths;
    for (const { term, passages } of statistics.terms) {
      this.#ids.set(term, this.#frequencies.length);
      this.#frequencies.push(passages);
    }
  }

  /** The number of a word, or -1 where no passage holds it. */
  find(term: string): number {
    return this.#ids.get(term) ?? -1;
  }

  /** The number of a word, given one where it has none yet. */
  intern(term: string): number {
    const known = this.#ids.get(term);
    if (known !== undefined) return known;
    const id = this.#frequencies.length;
    this.#ids.set(term, id);
    this.#frequencies.push(1);
    return id;
  }

  /** Rarity of a word from 0 (everywhere) to 1 (nowhere), the same scale for a small and a large corpus. */
  rarity(id: number): number {
    const held = id < 0 ? 0 : (this.#frequencies[id] ?? 0);
    return Math.log(1 + this.passages / (held + 0.5)) / Math.log(1 + this.passages / 0.5);
  }
}

/** Counts words as rows go by, for the statistics of a new index. */
export class TermCounter {
  #passages = 0;
  readonly #lengths = new Map<string, number>();
  readonly #frequencies = new Map<string, number>();

  /** Counts one passage, given as the words of each field. */
  add(fields: Record<string, string[] | string[][]>): void {
    this.#passages++;
    const seen = new Set<string>();
    for (const [name, words] of Object.entries(fields)) {
      const flat = words.flat();
      this.#lengths.set(name, (this.#lengths.get(name) ?? 0) + flat.length);
      for (const word of flat) seen.add(word);
    }
    for (const word of seen) this.#frequencies.set(word, (this.#frequencies.get(word) ?? 0) + 1);
  }

  statistics(): TermStatistics {
    const passages = Math.max(1, this.#passages);
    return {
      passages,
      meanLengths: Object.fromEntries([...this.#lengths].map(([name, sum]) => [name, sum / passages])),
      terms: [...this.#frequencies].map(([term, count]) => ({ term, passages: count })),
    };
  }
}
