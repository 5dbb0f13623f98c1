import type { DomainId } from '@foja/contracts/domains';
import type { Query } from './build-query.ts';
import type { IndexGeneration } from './index-generation.ts';
import type { Passage } from './passage.ts';
import { candidateLimits } from './ranking-weights.ts';

/** SQL condition for what a question in this domain may be answered from; the widest domain holds everything. */
export function domainCondition(domain: DomainId): string {
  return domain === 'civil_comercial' ? "domain = 'civil_comercial' AND kind != 'ruling'" : "kind != 'ruling'";
}

/**
 * Articles, notes and guides that hold words of the question, or legal words that those imply, in one search: what was
 * said weighs twice.
 */
export async function searchLexical(
  index: IndexGeneration,
  query: Query,
  domain: DomainId,
  limit: number,
): Promise<Passage[]> {
  const said = [...query.said.map(({ term }) => term), ...query.compounds];
  const implied = query.implied.map(({ term }) => term);
  return index.searchTerms([...said, ...said, ...implied], domainCondition(domain), limit);
}

/** Rulings whose headnotes hold words of the question. */
export async function searchRulings(index: IndexGeneration, query: Query): Promise<Passage[]> {
  return index.searchTerms(
    query.said.map(({ term }) => term),
    "kind = 'ruling'",
    candidateLimits.rulings,
  );
}
