import type { DomainId } from '@foja/contracts/domains';
import type { Query } from './build-query.ts';
import type { IndexGeneration, IndexHit } from './open-index.ts';
import { candidateLimits } from './ranking-weights.ts';

/** SQL condition for what a question in this domain may be answered from; the widest domain holds everything. */
export function domainCondition(domain: DomainId): string {
  return domain === 'civil_comercial' ? "domain = 'civil_comercial' AND kind != 'ruling'" : "kind != 'ruling'";
}

/** Articles, notes and guides that hold words of the question, or legal words that those imply; each once. */
export async function searchLexical(index: IndexGeneration, query: Query, domain: DomainId): Promise<IndexHit[]> {
  const where = domainCondition(domain);
  const said = [...query.said.map(({ term }) => term), ...query.compounds];
  const lists = await Promise.all([
    index.searchTerms(said, where, candidateLimits.said),
    index.searchTerms(
      query.implied.map(({ term }) => term),
      where,
      candidateLimits.implied,
    ),
  ]);
  return distinctHits(lists.flat());
}

/** Rulings whose headnotes hold words of the question. */
export async function searchRulings(index: IndexGeneration, query: Query): Promise<IndexHit[]> {
  return index.searchTerms(
    query.said.map(({ term }) => term),
    "kind = 'ruling'",
    candidateLimits.rulings,
  );
}

export function distinctHits(hits: readonly IndexHit[]): IndexHit[] {
  const seen = new Set<string>();
  return hits.filter(({ id }) => !seen.has(id) && seen.add(id));
}
