import type { Ranking } from './rank-candidates.ts';
import type { Scored } from './rerank.ts';
import type { RankedSource } from './retrieval.ts';
import type { Understanding } from './understand-question.ts';

const maxGuides = 2;
const maxRulings = 2;
/** Law comes before the courts that read it, unless the question asks for them. */
const articlesBeforeRulings = 5;
/** A guide stands on many articles: those that fit the question best are told one by one before it. */
const articlesBeforeGuides = 4;
/** A ruling or a guide that fits less than this share of the best source only takes room. */
const minRelevance = 0.4;

/**
 * Which candidates are shown, and where: articles by their score, then guides and rulings among the rest. What the
 * question named itself (`named`) is not repeated.
 */
export function arrangeSources(
  ranking: Pick<Ranking, 'sources' | 'rulings' | 'confidence'>,
  understanding: Understanding,
  named: readonly RankedSource[],
  limit: number,
): Scored[] {
  const taken = new Set(named.flatMap(({ id, articles }) => [id, ...articles]));
  const arranged: Scored[] = [];
  for (const candidate of ranking.sources) {
    if (arranged.length >= limit) break;
    const { passage } = candidate;
    if (passage.kind !== 'guide' && !taken.has(passage.articles[0] ?? passage.id)) arranged.push(candidate);
  }
  const guides = ranking.sources
    .filter(
      (candidate) => candidate.passage.kind === 'guide' && ranking.confidence.relevance(candidate) >= minRelevance,
    )
    .slice(0, maxGuides);
  arranged.splice(Math.min(articlesBeforeGuides, arranged.length), 0, ...guides);
  const rulings = ranking.rulings.filter(
    (ruling) => !taken.has(ruling.passage.id) && ranking.confidence.relevance(ruling) >= minRelevance,
  );
  const place = understanding.wantsRulings ? 0 : articlesBeforeRulings;
  arranged.splice(
    Math.min(place, arranged.length),
    0,
    ...rulings.slice(0, understanding.wantsRulings ? maxRulings + 2 : maxRulings),
  );
  return arranged.slice(0, limit);
}
