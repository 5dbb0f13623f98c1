/** How many passages hold each word: what makes a rare word count for more than a common one. */
export interface TermStatistics {
  passages: number;
  /** Mean length of each field, in words, by field name. */
  meanLengths: Record<string, number>;
  /** Of these passages, those that hold the word in their heading (`headed`) and those that do in people's own words (`lay`). */
  terms: { term: string; passages: number; headed: number; lay: number }[];
}

/** Passages that use a word in such a place from which more make no difference. */
const commonTopic = 40;

/** The words of the index as numbers, with their rarity. */
export class Vocabulary {
  readonly passages: number;
  readonly meanLengths: Record<string, number>;
  readonly #ids = new Map<string, number>();
  readonly #rarities: number[] = [];
  readonly #headed: number[] = [];
  readonly #lay: number[] = [];

  constructor(statistics: TermStatistics) {
    this.passages = statistics.passages;
    this.meanLengths = statistics.meanLengths;
    for (const { term, passages, headed, lay } of statistics.terms) {
      this.#ids.set(term, this.#rarities.length);
      this.#rarities.push(this.#rarityOf(passages));
      this.#headed.push(headed);
      this.#lay.push(lay);
    }
  }

  /** The number of a word, or -1 where no passage holds it. */
  find(term: string): number {
    return this.#ids.get(term) ?? -1;
  }

  /** The words that passages held when the index was built. */
  knownTerms(): Iterable<string> {
    return this.#ids.keys();
  }

  /** The number of a word, given one where it has none yet. */
  intern(term: string): number {
    const known = this.#ids.get(term);
    if (known !== undefined) return known;
    const id = this.#rarities.length;
    this.#ids.set(term, id);
    this.#rarities.push(this.#rarityOf(1));
    this.#headed.push(0);
    this.#lay.push(0);
    return id;
  }

  /** Rarity of a word from 0 (everywhere) to 1 (nowhere), the same scale for a small and a large corpus. */
  rarity(id: number): number {
    return this.#rarities[id] ?? this.#rarityOf(0);
  }

  #rarityOf(held: number): number {
    return Math.log(1 + this.passages / (held + 0.5)) / Math.log(1 + this.passages / 0.5);
  }

  /** How used a word is in the law's headings, 0 (in none) to 1 (in so many that more make no difference). */
  headedness(id: number): number {
    return usage(this.#headed[id]);
  }

  /** How used a word is where the corpus tells how people speak of its matters, 0–1. */
  layness(id: number): number {
    return usage(this.#lay[id]);
  }
}

function usage(passages: number | undefined): number {
  return Math.min(1, Math.log(1 + (passages ?? 0)) / Math.log(1 + commonTopic));
}

/** Counts words as rows go by, for the statistics of a new index. */
export class TermCounter {
  #passages = 0;
  readonly #lengths = new Map<string, number>();
  readonly #frequencies = new Map<string, number>();
  readonly #headed = new Map<string, number>();
  readonly #lay = new Map<string, number>();

  /** Counts one passage, given as the words of each field. */
  add(fields: Record<string, string[] | string[][]>): void {
    this.#passages++;
    const seen = new Set<string>();
    for (const [name, words] of Object.entries(fields)) {
      const flat = words.flat();
      this.#lengths.set(name, (this.#lengths.get(name) ?? 0) + flat.length);
      for (const word of flat) seen.add(word);
    }
    countEach(seen, this.#frequencies);
    countEach(fields.heading ?? [], this.#headed);
    countEach(fields.lay ?? [], this.#lay);
  }

  statistics(): TermStatistics {
    const passages = Math.max(1, this.#passages);
    return {
      passages,
      meanLengths: Object.fromEntries([...this.#lengths].map(([name, sum]) => [name, sum / passages])),
      terms: [...this.#frequencies].map(([term, count]) => ({
        term,
        passages: count,
        headed: this.#headed.get(term) ?? 0,
        lay: this.#lay.get(term) ?? 0,
      })),
    };
  }
}

function countEach(words: Iterable<string | string[]>, into: Map<string, number>): void {
  for (const word of new Set([...words].flat())) into.set(word, (into.get(word) ?? 0) + 1);
}
