import type { DomainId } from '@foja/contracts/domains';
import type { Embedder } from '../platform/embedder.ts';
import { buildQuery, type Query } from './build-query.ts';
import { ConfidenceScale, groundingOf } from './decide-grounding.ts';
import { fuseRanks } from './fuse.ts';
import { type GroundingFeatures, readGroundingFeatures } from './grounding-features.ts';
import { groundingWeights } from './grounding-weights.ts';
import type { IndexGeneration } from './index-generation.ts';
import type { Passage } from './passage.ts';
import { candidateLimits, fusionWeights, outsideDomainShape } from './ranking-weights.ts';
import { rerank, type Scored } from './rerank.ts';
import { searchWords } from './search-lexical.ts';
import { searchVectors } from './search-vectors.ts';
import type { Understanding } from './understand-question.ts';

export interface Ranking {
  query: Query;
  confidence: ConfidenceScale;
  /** What speaks for and against an answer from `sources`. */
  features: GroundingFeatures;
  /** Articles, notes and guides of the domain, best first. */
  sources: Scored[];
  /** The best of all domains, where it stands outside the one that was asked and is clearly better; null otherwise. */
  outside: Scored | null;
  /** Rulings and summaries of rulings of the domain, best first. */
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
  const isWhole = domain === 'todos_premium';
  const { candidates, near, rulings } = await findCandidates(index, embedder, question, query, domain);
  const isInside = ({ passage }: Scored) => isWhole || passage.domain === domain;
  const words = rerank(query, candidates, understanding, index.vocabulary);
  const inside = words.filter(isInside);
  const sources =
    near.length === 0
      ? inside
      : fuseWithVectors(
          inside,
          near.map(({ id }) => id),
        );
  const features = readGroundingFeatures(question, understanding, query, sources, index.vocabulary);
  return {
    query,
    confidence: new ConfidenceScale(groundingOf(features), sources),
    features,
    sources,
    outside: isWhole
      ? null
      : bestOutside(words, inside[0], (ranked) =>
          groundingOf(readGroundingFeatures(question, understanding, query, ranked, index.vocabulary)),
        ),
    rulings: rerank(query, rulings, { norms: [], crossBorder: false }, index.vocabulary),
  };
}

/** All that a question is answered from, not yet in order. */
export async function findCandidates(
  index: IndexGeneration,
  embedder: Embedder | null,
  question: string,
  query: Query,
  domain: DomainId,
): Promise<{ candidates: Passage[]; near: Passage[]; rulings: Passage[] }> {
  const [{ inside, elsewhere, rulings }, near] = await Promise.all([
    searchWords(index, query, domain),
    searchVectors(index, embedder, question, domain),
  ]);
  const found = distinct([...inside, ...near, ...elsewhere]);
  return { candidates: [...found, ...(await supportedArticles(index, query, found))], near, rulings };
}

/** The best source of all, where the domain that was asked holds nothing that comes near to it. */
function bestOutside(
  words: readonly Scored[],
  inside: Scored | undefined,
  groundingFor: (ranked: readonly Scored[]) => number,
): Scored | null {
  const [best] = words;
  if (best === undefined || best === inside) return null;
  if (inside !== undefined && best.score < inside.score * outsideDomainShape.clearlyBetter) return null;
  return groundingFor(words) >= groundingWeights.threshold ? best : null;
}

/** What no word led to but learned associations do, or a guide among the candidates that stands on it. */
async function supportedArticles(index: IndexGeneration, query: Query, found: readonly Passage[]) {
  const present = new Set(found.map(({ id }) => id));
  const ids = new Set(
    found
      .filter(({ kind }) => kind === 'guide')
      .slice(0, supportingGuides)
      .flatMap(idsSupportedBy),
  );
  for (const key of query.associated.likeliest(candidateLimits.associated)) for (const id of idsOf(key)) ids.add(id);
  return index.findPassages([...ids].filter((id) => !present.has(id)));
}

/** An article whose official text is not loaded stands there as its note. */
const idsOf = (key: string) => [key, `nota:${key}`];

/** Passages stay in memory between questions; so do the names of what a guide stands on. */
const supportedIds = new WeakMap<Passage, readonly string[]>();

function idsSupportedBy(guide: Passage): readonly string[] {
  const known = supportedIds.get(guide) ?? guide.articles.flatMap(idsOf);
  supportedIds.set(guide, known);
  return known;
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
