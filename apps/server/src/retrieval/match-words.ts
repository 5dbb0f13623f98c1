import { lengthFactor, repetitionShare } from '@foja/legal-text/bm25';
import type { Query, QueryTerm } from './build-query.ts';
import { fieldNames, indexOfWord, mayHold, type Passage } from './passage.ts';
import type { RankingWeights } from './ranking-weights.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How the words of a question stand in a passage; shares are of the question's weight, 0–1. */
export interface WordMatch {
  /** BM25F over the fields. */
  bm25: number;
  /** What the passage's words answer, said and implied. */
  coverage: number;
  /** The same counting only where the passage says what it is about. */
  aboutness: number;
  /** Rarity of the rarest word of the question that the passage does not answer. */
  missed: number;
  headingCoverage: number;
  path: number;
  normTitle: number;
}

const fieldCount = fieldNames.length;
const headingField = fieldNames.indexOf('heading');
const normField = fieldNames.indexOf('norm');
const pathField = fieldNames.indexOf('path');
const textField = fieldNames.indexOf('text');
const layField = fieldNames.indexOf('lay');

/** Share of a word that a passage answers which holds only what the word implies. */
const impliedCoverage = 0.6;

/** Compares the words of one question with passages, hundreds a question: its scratch arrays are made once. */
export class WordMatcher {
  readonly #terms: QueryTerm[];
  readonly #placeWeights: readonly number[];
  readonly #saidWeight: number;
  readonly #meanLengths: number[];
  readonly #covered: Float64Array;
  readonly #about: Float64Array;
  readonly #fieldWeights: Float64Array;
  readonly #shape: RankingWeights['bm25'];
  /** What a word in each field is divided by; 1 in fields whose length does not count. */
  readonly #lengthFactors = new Float64Array(fieldCount).fill(1);

  constructor(query: Query, vocabulary: Vocabulary, { fields, bm25 }: Pick<RankingWeights, 'fields' | 'bm25'>) {
    this.#fieldWeights = Float64Array.from(fieldNames, (name) => fields[name]);
    this.#shape = bm25;
    this.#terms = [...query.said, ...query.implied].filter(({ word }) => word >= 0);
    this.#placeWeights = query.placeWeights;
    this.#saidWeight = saidWeightOf(query);
    this.#meanLengths = fieldNames.map((name) => Math.max(4, vocabulary.meanLengths[name] ?? 0));
    this.#covered = new Float64Array(query.placeWeights.length);
    this.#about = new Float64Array(query.placeWeights.length);
  }

  match({ words, marks, counts, lengths }: Passage): WordMatch {
    const covered = this.#covered.fill(0);
    const about = this.#about.fill(0);
    this.#setLengthFactor(headingField, lengths[headingField] ?? 0);
    this.#setLengthFactor(textField, lengths[textField] ?? 0);
    let bm25 = 0;
    let heading = 0;
    let path = 0;
    let normTitle = 0;
    for (const { word, weight, places, isImplied } of this.#terms) {
      if (!mayHold(marks, word)) continue;
      const at = indexOfWord(words, word);
      if (at < 0) continue;
      const first = at * fieldCount;
      let frequency = 0;
      for (let field = 0; field < fieldCount; field++) {
        const count = counts[first + field]!;
        if (count > 0) frequency += (count * this.#fieldWeights[field]!) / this.#lengthFactors[field]!;
      }
      bm25 += weight * repetitionShare(frequency, 1, this.#shape);
      const inHeading = counts[first + headingField]! > 0;
      const inPath = counts[first + pathField]! > 0;
      const inNorm = counts[first + normField]! > 0;
      if (inHeading) heading += weight;
      if (inPath) path += weight;
      if (inNorm) normTitle += weight;
      const isTopic = inHeading || inPath || inNorm || counts[first + layField]! > 0;
      const share = isImplied ? impliedCoverage : 1;
      for (const place of places) {
        if (share > covered[place]!) covered[place] = share;
        if (isTopic && share > about[place]!) about[place] = share;
      }
    }
    let coverage = 0;
    let aboutness = 0;
    let missed = 0;
    for (let place = 0; place < this.#placeWeights.length; place++) {
      const weight = this.#placeWeights[place]!;
      const share = covered[place]!;
      coverage += weight * share;
      aboutness += weight * about[place]!;
      missed = Math.max(missed, weight * (1 - share));
    }
    return {
      bm25: bm25 / this.#saidWeight,
      coverage: coverage / this.#saidWeight,
      aboutness: aboutness / this.#saidWeight,
      missed,
      headingCoverage: Math.min(1, heading / this.#saidWeight),
      path: Math.min(1, path / this.#saidWeight),
      normTitle: Math.min(1, normTitle / this.#saidWeight),
    };
  }

  #setLengthFactor(field: number, length: number): void {
    this.#lengthFactors[field] = lengthFactor(length / this.#meanLengths[field]!, this.#shape);
  }
}

/** Weight of all that a question says; never 0. */
export function saidWeightOf({ said }: Query): number {
  return said.reduce((sum, { weight }) => sum + weight, 0) || 1;
}
