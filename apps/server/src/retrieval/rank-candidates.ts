import type { DomainId } from '@foja/contracts/domains';
import type { Embedder } from '../platform/language-model.ts';
import { buildQuery, type Query } from './build-query.ts';
import { ConfidenceScale } from './decide-grounding.ts';
import { fuseRanks } from './fuse.ts';
import type { IndexGeneration } from './index-generation.ts';
import type { Passage } from './passage.ts';
import { fusionWeights } from './ranking-weights.ts';
import { rerank, type Scored } from './rerank.ts';
import { searchLexical, searchRulings } from './search-lexical.ts';
import { searchVectors } from './search-vectors.ts';
import type { Understanding } from './understand-question.ts';

export interface Ranking {
  query: Query;
  confidence: ConfidenceScale;
  /** Articles, notes and guides, best first. */
  sources: Scored[];
  /** Rulings, best first; only in the domain that holds them. */
  rulings: Scored[];
}

/** Most guides that bring their articles along. */
const supportingGuides = 6;

/** Finds and orders what could answer a question. */
export async function rankCandidates(
  index: IndexGeneration,
  embedder: Embedder | null,
  question: string,
  understanding: Understanding,
  domain: DomainId,
): Promise<Ranking> {
  const query = buildQuery(understanding, index.vocabulary);
  const confidence = new ConfidenceScale(question, query);
  const [lexical, near, rulingsFound] = await Promise.all([
    searchLexical(index, query, domain),
    searchVectors(index, embedder, question, domain),
    domain === 'todos_premium' ? searchRulings(index, query) : [],
  ]);
  const found = distinct([...lexical, ...near]);
  const guided = await articlesOfGuides(index, found, domain);
  const words = rerank(query, [...found, ...guided], understanding, index.vocabulary);
  const rulings = rerank(query, rulingsFound, { norms: [], crossBorder: false }, index.vocabulary);
  return {
    query,
    confidence,
    sources:
      near.length === 0
        ? words
        : fuseWithVectors(
            words,
            near.map(({ id }) => id),
          ),
    rulings,
  };
}

/** Articles that a guide among the candidates stands on but no word led to. */
async function articlesOfGuides(index: IndexGeneration, found: readonly Passage[], domain: DomainId) {
  const present = new Set(found.map(({ id }) => id));
  const keys = found
    .filter(({ kind }) => kind === 'guide')
    .slice(0, supportingGuides)
    .flatMap(({ articles }) => articles);
  // An article whose official text is not loaded stands there as its note.
  const ids = [...new Set(keys)].flatMap((key) => [key, `nota:${key}`]).filter((id) => !present.has(id));
  const passages = await index.findPassages(ids);
  return domain === 'todos_premium' ? passages : passages.filter((passage) => passage.domain === domain);
}

function fuseWithVectors(words: readonly Scored[], near: readonly string[]): Scored[] {
  const byId = new Map(words.map((candidate) => [candidate.passage.id, candidate]));
  const order = fuseRanks([
    { keys: words.map(({ passage }) => passage.id), weight: fusionWeights.words },
    { keys: near.filter((id) => byId.has(id)), weight: fusionWeights.vectors },
  ]);
  return order.flatMap((id) => byId.get(id) ?? []);
}

function distinct(passages: readonly Passage[]): Passage[] {
  const seen = new Set<string>();
  return passages.filter(({ id }) => !seen.has(id) && seen.add(id));
}
