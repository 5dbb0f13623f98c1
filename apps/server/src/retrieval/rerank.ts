import type { Query } from './build-query.ts';
import { type EvidenceOf, EvidenceTable } from './evidence.ts';
import { PhraseMatcher } from './match-phrases.ts';
import { WordMatcher } from './match-words.ts';
import type { Passage } from './passage.ts';
import { amendingNorms, centralNorms, crossBorderLaw, type RankingWeights, rankingWeights } from './ranking-weights.ts';
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
  evidence: EvidenceOf;
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
  const table = new EvidenceTable(candidates.length);
  const scored = candidates.map((passage, number) => scorer.score(passage, table.of(number)));
  addGuideSupport(scored, weights.guideDecay);
  addNeighbourSupport(scored);
  addAssociationSupport(scored, query.associated, weights.guideDecay);
  table.weigh(scored, weights.evidence);
  addCompanySupport(scored);
  table.weigh(scored, weights.evidence);
  return scored.sort((a, b) => b.score - a.score);
}

class Scorer {
  readonly #named: ReadonlySet<string>;
  readonly #crossBorder: boolean;
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
    this.#words = new WordMatcher(query, vocabulary, weights);
    this.#phrases = new PhraseMatcher(query, vocabulary);
  }

  /** All that speaks for a passage by itself; what others say for it is added later. */
  score(passage: Passage, evidence: EvidenceOf): Scored {
    const { bm25, coverage, aboutness, missed, headingCoverage, path, normTitle } = this.#words.match(passage);
    const isNamed = this.#named.has(passage.norm);
    const layPhrase = this.#phrases.layPhrase(passage);
    evidence.bm25 = bm25;
    evidence.coverage = coverage;
    evidence.headingCoverage = headingCoverage;
    evidence.headingPrecision = this.#phrases.headingPrecision(passage);
    evidence.layPhrase = layPhrase;
    evidence.echo = coverage * layPhrase;
    evidence.pairs = this.#phrases.pairs(passage);
    evidence.compounds = this.#phrases.compounds(passage);
    evidence.path = path;
    evidence.normTitle = normTitle;
    evidence.unnoted = passage.lay.ends.length === 0 ? 1 : 0;
    evidence.central = centralNorms[passage.norm] ?? 0;
    evidence.normNamed = isNamed ? 1 : 0;
    evidence.crossBorder = this.#crossBorder && isCrossBorderLaw(passage) ? 1 : 0;
    evidence.amendingNorm = amendingNorms.has(passage.norm) && !isNamed ? 1 : 0;
    return { passage, evidence, score: 0, coverage, aboutness, missed };
  }
}

/** The title of the code on private international law, at its end. */
function isCrossBorderLaw({ norm, number }: Passage): boolean {
  return norm === crossBorderLaw.norm && number >= crossBorderLaw.first && number <= crossBorderLaw.last;
}
