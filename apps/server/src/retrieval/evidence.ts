import { type Evidence, evidenceWeights } from './ranking-weights.ts';

/** What speaks for a candidate, each 0–1 (see `rerank.ts` for what each measures). */
export type EvidenceOf = Record<Evidence, number>;

const names = Object.keys(evidenceWeights) as Evidence[];

/**
 * The evidence for all candidates of one question, in one list of numbers. Hundreds of objects with a number of its own in memory for each
 * evidence were half of what an answer left behind for all memory to be looked through.
 */
export class EvidenceTable {
  readonly #numbers: Float64Array;

  constructor(candidates: number) {
    this.#numbers = new Float64Array(candidates * names.length);
  }

  /** The evidence for one candidate: nothing at first; what is set is kept in the table. */
  of(candidate: number): EvidenceOf {
    return new EvidenceRow(this.#numbers, candidate * names.length) as EvidenceRow & EvidenceOf;
  }

  /** Gives each candidate what its evidence weighs together; they stand as they were numbered. */
  weigh(scored: { score: number }[], weights: Readonly<Record<Evidence, number>>): void {
    const weighted = Float64Array.from(names, (name) => weights[name]);
    let at = 0;
    for (const candidate of scored) {
      let sum = 0;
      for (let place = 0; place < weighted.length; place++) sum += this.#numbers[at++]! * weighted[place]!;
      candidate.score = sum;
    }
  }
}

/** Has a property by the name of each evidence, which stands in the table. */
class EvidenceRow {
  readonly numbers: Float64Array;
  readonly first: number;

  constructor(numbers: Float64Array, first: number) {
    this.numbers = numbers;
    this.first = first;
  }
}

for (const [place, name] of names.entries()) {
  Object.defineProperty(EvidenceRow.prototype, name, {
    get(this: EvidenceRow) {
      return this.numbers[this.first + place];
    },
    set(this: EvidenceRow, value: number) {
      this.numbers[this.first + place] = value;
    },
  });
}
