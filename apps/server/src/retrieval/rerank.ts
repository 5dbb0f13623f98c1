import type { AssociationReading } from './associations.ts';
import type { Query } from './build-query.ts';
import { PhraseMatcher } from './match-phrases.ts';
import { WordMatcher } from './match-words.ts';
import { type Passage, topicOf } from './passage.ts';
import {
  amendingNorms,
  centralNorms,
  crossBorderLaw,
  type Evidence,
  type RankingWeights,
  rankingWeights,
} from './ranking-weights.ts';
import {
  addAssociationSupport,
  addCompanySupport,
  addGuideSupport,
  addNeighbourSupport,
} from './support-candidates.ts';
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

/** Scores candidates by everything that speaks for them, best first. */
export function rerank(
  query: Query,
  candidates: readonly Passage[],
  asked: { norms: readonly string[]; crossBorder: boolean },
  vocabulary: Vocabulary,
  weights: RankingWeights = rankingWeights,
): Scored[] {
  const scorer = new Scorer(query, asked, vocabulary, weights);
  const scored = candidates.map((passage) => scorer.score(passage));
  addGuideSupport(scored, weights.guideDecay);
  addNeighbourSupport(scored);
  addAssociationSupport(scored, query.associated, weights.guideDecay);
  const weighted = Object.entries(weights.evidence) as [Evidence, number][];
  for (const candidate of scored) candidate.score = weigh(candidate.evidence, weighted);
  addCompanySupport(scored);
  for (const candidate of scored) candidate.score = weigh(candidate.evidence, weighted);
  return scored.sort((a, b) => b.score - a.score);
}

function weigh(evidence: Record<Evidence, number>, weighted: readonly [Evidence, number][]): number {
  let sum = 0;
  for (const [name, weight] of weighted) sum += evidence[name] * weight;
  return sum;
}

class Scorer {
  readonly #named: ReadonlySet<string>;
  readonly #crossBorder: boolean;
  readonly #associated: AssociationReading;
  readonly #words: WordMatcher;
  readonly #phrases: PhraseMatcher;

  constructor(
    query: Query,
    asked: { norms: readonly string[]; crossBorder: boolean },
    vocabulary: Vocabulary,
    weights: RankingWeights,
  ) {
    this.#named = new Set(asked.norms);
    this.#crossBorder = asked.crossBorder;
    this.#associated = query.associated;
    this.#words = new WordMatcher(query, vocabulary, weights);
    this.#phrases = new PhraseMatcher(query, vocabulary);
  }

  score(passage: Passage): Scored {
    const { bm25, coverage, aboutness, missed, headingCoverage, path, normTitle } = this.#words.match(passage);
    const isNamed = this.#named.has(passage.norm);
    const { strength, chance } = this.#associated.of(topicOf(passage));
    const layPhrase = this.#phrases.layPhrase(passage);
    const evidence: Record<Evidence, number> = {
      bm25,
      coverage,
      headingCoverage,
      headingPrecision: this.#phrases.headingPrecision(passage),
      layPhrase,
      echo: coverage * layPhrase,
      pairs: this.#phrases.pairs(passage),
      compounds: this.#phrases.compounds(passage),
      path,
      normTitle,
      guide: 0,
      neighbours: 0,
      cluster: 0,
      normShare: 0,
      association: strength,
      associationChance: Math.sqrt(chance),
      guideChance: 0,
      relatedChance: 0,
      unnoted: passage.lay.ends.length === 0 ? 1 : 0,
      central: centralNorms[passage.norm] ?? 0,
      normNamed: isNamed ? 1 : 0,
      crossBorder: this.#crossBorder && isCrossBorderLaw(passage) ? 1 : 0,
      amendingNorm: amendingNorms.has(passage.norm) && !isNamed ? 1 : 0,
    };
    return { passage, evidence, score: 0, coverage, aboutness, missed };
  }
}

/** The title of the code on private international law, at its end. */
function isCrossBorderLaw({ norm, number }: Passage): boolean {
  return norm === crossBorderLaw.norm && number >= crossBorderLaw.first && number <= crossBorderLaw.last;
}
