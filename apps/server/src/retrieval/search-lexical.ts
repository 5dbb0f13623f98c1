import type { DomainId } from '@foja/contracts/domains';
import type { Query } from './build-query.ts';
import type { IndexGeneration, TermSearch } from './index-generation.ts';
import type { Passage } from './passage.ts';
import { candidateLimits } from './ranking-weights.ts';

/** What holds words of a question, best first. */
export interface WordsFound {
  /** Articles, notes and guides of the domain. */
  inside: Passage[];
  /** Those of all domains, where the domain is not the widest. */
  elsewhere: Passage[];
  /** Rulings and summaries of rulings of the domain. */
  rulings: Passage[];
}

/** Searches all that a question in this domain needs, at once. */
export async function searchWords(index: IndexGeneration, query: Query, domain: DomainId): Promise<WordsFound> {
  const inside = sourceSearch(query, domain, candidateLimits.words);
  if (domain === 'todos_premium') {
    const [sources = [], rulings = []] = await index.searchTerms([inside, rulingSearch(query, domain)]);
    return { inside: sources, elsewhere: [], rulings };
  }
  const anywhere = sourceSearch(query, 'todos_premium', candidateLimits.elsewhere);
  const [sources = [], elsewhere = [], rulings = []] = await index.searchTerms([
    inside,
    anywhere,
    rulingSearch(query, domain),
  ]);
  return { inside: sources, elsewhere, rulings };
}

/**
 * Articles, notes and guides that hold words of the question, or legal words that those imply, in one search: what was
 * said weighs twice.
 */
function sourceSearch(query: Query, domain: DomainId, limit: number): TermSearch {
  const said = [...query.said.map(({ term }) => term), ...query.compounds];
  const implied = query.implied.map(({ term }) => term);
  return {
    terms: [...said, ...said, ...implied],
    column: 'terms',
    domain: onlyDomain(domain),
    limit,
  };
}

/** Rulings whose headnotes, or whose summaries, hold words of the question. */
function rulingSearch(query: Query, domain: DomainId): TermSearch {
  return {
    terms: query.said.map(({ term }) => term),
    column: 'rulingTerms',
    domain: onlyDomain(domain),
    limit: candidateLimits.rulings,
  };
}

/** The widest domain holds everything. */
function onlyDomain(domain: DomainId): DomainId | null {
  return domain === 'todos_premium' ? null : domain;
}
