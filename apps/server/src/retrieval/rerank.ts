import type { Query, QueryTerm } from './build-query.ts';
import { fieldNames, indexOfWord, type Passage } from './passage.ts';
import {
  amendingNorms,
  bm25Shape,
  centralNorms,
  crossBorderLaw,
  type Evidence,
  evidenceWeights,
  fieldWeights,
} from './ranking-weights.ts';
import { addCompanySupport, addGuideSupport, addNeighbourSupport } from './support-candidates.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A candidate with the evidence for it. */
export interface Scored {
  passage: Passage;
  evidence: Record<Evidence, number>;
  /** Weighted sum of the evidence: orders the candidates of one question. */
  score: number;
  /** Share of the question's weight that the passage's words answer, said and implied, 0–1. */
  coverage: number;
  /** The same share counting only where the passage says what it is about: heading, people's words, chapter, norm's title. */
  aboutness: number;
  /** Rarity of the rarest word of the question that the passage does not answer, 0–1. */
  missed: number;
}

const fieldCount = fieldNames.length;
const weights = fieldNames.map((name) => fieldWeights[name]);
const headingField = fieldNames.indexOf('heading');
const normField = fieldNames.indexOf('norm');
const pathField = fieldNames.indexOf('path');
const textField = fieldNames.indexOf('text');
const layField = fieldNames.indexOf('lay');

/** Share of a word that a passage answers which holds only what the word implies. */
const impliedCoverage = 0.6;

/** Scores candidates by everything that speaks for them, best first. */
export function rerank(
  query: Query,
  candidates: readonly Passage[],
  asked: { norms: readonly string[]; crossBorder: boolean },
  vocabulary: Vocabulary,
): Scored[] {
  const scorer = new Scorer(query, asked, vocabulary);
  const scored = candidates.map((passage) => scorer.score(passage));
  addGuideSupport(scored);
  addNeighbourSupport(scored);
  for (const candidate of scored) candidate.score = weigh(candidate.evidence);
  addCompanySupport(scored);
  for (const candidate of scored) candidate.score = weigh(candidate.evidence);
  return scored.sort((a, b) => b.score - a.score);
}

function weigh(evidence: Record<Evidence, number>): number {
  let sum = 0;
  for (const name of Object.keys(evidence) as Evidence[]) sum += evidence[name] * evidenceWeights[name];
  return sum;
}

class Scorer {
  readonly #query: Query;
  readonly #terms: QueryTerm[];
  readonly #named: ReadonlySet<string>;
  readonly #crossBorder: boolean;
  readonly #vocabulary: Vocabulary;
  readonly #saidWeight: number;
  readonly #weightOfWord = new Map<number, number>();
  readonly #pairs = new Map<number, Map<number, number>>();
  readonly #pairWeight: number;
  readonly #meanLengths: number[];

  constructor(query: Query, asked: { norms: readonly string[]; crossBorder: boolean }, vocabulary: Vocabulary) {
    this.#query = query;
    this.#terms = [...query.said, ...query.implied].filter(({ word }) => word >= 0);
    this.#named = new Set(asked.norms);
    this.#crossBorder = asked.crossBorder;
    this.#vocabulary = vocabulary;
    this.#saidWeight = query.said.reduce((sum, { weight }) => sum + weight, 0) || 1;
    for (const { word, weight } of this.#terms) this.#weightOfWord.set(word, weight);
    this.#pairWeight = this.#readPairs();
    this.#meanLengths = fieldNames.map((name) => Math.max(4, vocabulary.meanLengths[name] ?? 0));
  }

  score(passage: Passage): Scored {
    const { bm25, coverage, aboutness, missed, headingCoverage, path, normTitle } = this.#words(passage);
    const evidence: Record<Evidence, number> = {
      bm25,
      coverage,
      headingCoverage,
      headingPrecision: this.#headingPrecision(passage),
      layPhrase: this.#layPhrase(passage),
      pairs: this.#pairsIn(passage),
      compounds: this.#compoundsIn(passage),
      path,
      normTitle,
      echo: 0,
      guide: 0,
      neighbours: 0,
      cluster: 0,
      normShare: 0,
      unnoted: passage.lay.length === 0 ? 1 : 0,
      central: centralNorms[passage.norm] ?? 0,
      normNamed: this.#named.has(passage.norm) ? 1 : 0,
      crossBorder: this.#crossBorder && isCrossBorderLaw(passage) ? 1 : 0,
      amendingNorm: amendingNorms.has(passage.norm) && !this.#named.has(passage.norm) ? 1 : 0,
    };
    evidence.echo = coverage * evidence.layPhrase;
    return { passage, evidence, score: 0, coverage, aboutness, missed };
  }

  /** BM25F, and how much of the question the passage, its heading and its chapter cover. */
  #words(passage: Passage): {
    bm25: number;
    coverage: number;
    aboutness: number;
    missed: number;
    headingCoverage: number;
    path: number;
    normTitle: number;
  } {
    const covered = new Float64Array(this.#query.placeWeights.length);
    const about = new Float64Array(this.#query.placeWeights.length);
    let bm25 = 0;
    let heading = 0;
    let path = 0;
    let normTitle = 0;
    for (const { word, weight, places, isImplied } of this.#terms) {
      const at = indexOfWord(passage.words, word);
      if (at < 0) continue;
      let frequency = 0;
      for (let field = 0; field < fieldCount; field++) {
        const count = passage.counts[at * fieldCount + field] ?? 0;
        if (count === 0) continue;
        frequency += (count * (weights[field] ?? 0)) / this.#lengthFactor(passage, field);
      }
      bm25 += (weight * frequency) / (frequency + bm25Shape.saturation);
      const stands = (field: number) => (passage.counts[at * fieldCount + field] ?? 0) > 0;
      if (stands(headingField)) heading += weight;
      if (stands(pathField)) path += weight;
      if (stands(normField)) normTitle += weight;
      const isTopic = stands(headingField) || stands(layField) || stands(pathField) || stands(normField);
      const share = isImplied ? impliedCoverage : 1;
      for (const place of places) {
        covered[place] = Math.max(covered[place] ?? 0, share);
        if (isTopic) about[place] = Math.max(about[place] ?? 0, share);
      }
    }
    let coverage = 0;
    let aboutness = 0;
    let missed = 0;
    for (const [place, weight] of this.#query.placeWeights.entries()) {
      coverage += weight * (covered[place] ?? 0);
      aboutness += weight * (about[place] ?? 0);
      missed = Math.max(missed, weight * (1 - (covered[place] ?? 0)));
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

  #lengthFactor(passage: Passage, field: number): number {
    if (field !== headingField && field !== textField) return 1;
    const length = passage.lengths[field] ?? 0;
    return (
      1 - bm25Shape.lengthNormalization + (bm25Shape.lengthNormalization * length) / (this.#meanLengths[field] ?? 1)
    );
  }

  /** Share of the heading that the question speaks of. */
  #headingPrecision({ heading }: Passage): number {
    return this.#sharedWeight(heading);
  }

  /** Likeness of the question to the one phrase of people's that comes closest, the second closest counting a little. */
  #layPhrase({ lay }: Passage): number {
    let best = 0;
    let second = 0;
    for (const phrase of lay) {
      let shared = 0;
      let all = 0;
      for (const word of phrase) {
        const weight = this.#weightOfWord.get(word) ?? 0;
        shared += weight;
        all += this.#vocabulary.rarity(word);
      }
      if (shared === 0) continue;
      const likeness = shared / Math.sqrt(Math.max(all, 1.2) * Math.max(this.#saidWeight, 1.2));
      if (likeness > best) [best, second] = [likeness, best];
      else if (likeness > second) second = likeness;
    }
    return Math.min(1, 0.8 * best + 0.2 * second);
  }

  #sharedWeight(words: Int32Array): number {
    if (words.length === 0) return 0;
    let shared = 0;
    let all = 0;
    for (const word of words) {
      shared += Math.min(this.#weightOfWord.get(word) ?? 0, this.#vocabulary.rarity(word));
      all += this.#vocabulary.rarity(word);
    }
    return shared / all;
  }

  #readPairs(): number {
    const { sequence } = this.#query;
    let total = 0;
    for (let i = 0; i + 1 < sequence.length; i++) {
      const left = sequence[i] ?? -1;
      const right = sequence[i + 1] ?? -1;
      if (left < 0 || right < 0 || left === right) continue;
      const weight = Math.min(this.#weightOfWord.get(left) ?? 0, this.#weightOfWord.get(right) ?? 0);
      total += weight;
      for (const [from, to] of [
        [left, right],
        [right, left],
      ] as const) {
        const row = this.#pairs.get(from) ?? new Map<number, number>();
        row.set(to, weight);
        this.#pairs.set(from, row);
      }
    }
    return total;
  }

  /** Words that stand side by side in the question and within three words in the passage. */
  #pairsIn(passage: Passage): number {
    if (this.#pairWeight === 0) return 0;
    const seen = new Set<number>();
    let found = 0;
    for (const words of [passage.heading, passage.text]) {
      for (let i = 0; i < words.length; i++) {
        const row = this.#pairs.get(words[i] ?? -1);
        if (row === undefined) continue;
        for (let k = i + 1; k <= i + 3 && k < words.length; k++) {
          const weight = row.get(words[k] ?? -1);
          if (weight === undefined) continue;
          const [low, high] = [Math.min(words[i] ?? 0, words[k] ?? 0), Math.max(words[i] ?? 0, words[k] ?? 0)];
          const key = low * 1_000_003 + high;
          if (!seen.has(key)) found += weight;
          seen.add(key);
        }
      }
    }
    return Math.min(1, found / this.#pairWeight);
  }

  #compoundsIn(passage: Passage): number {
    const { compounds } = this.#query;
    if (compounds.length === 0) return 0;
    const held = compounds.filter((compound) => {
      const words = compound.split('_').map((term) => this.#vocabulary.find(term));
      return [passage.heading, passage.text, ...passage.lay].some((list) => holdsInOrder(list, words));
    });
    return held.length / compounds.length;
  }
}

/** The title of the code on private international law, at its end. */
function isCrossBorderLaw({ norm, article }: Passage): boolean {
  const number = Number.parseInt(article, 10);
  return norm === crossBorderLaw.norm && number >= crossBorderLaw.first && number <= crossBorderLaw.last;
}

function holdsInOrder(list: Int32Array, words: readonly number[]): boolean {
  for (let i = 0; i + words.length <= list.length; i++) {
    if (words.every((word, k) => list[i + k] === word)) return true;
  }
  return false;
}
