import type { ArticleSearchRequest, ArticleSearchResponse } from '@foja/contracts/article-search';
import { asSource } from '../retrieval/as-source.ts';
import type { Retrieval, RetrievalQuery } from '../retrieval/retrieval.ts';

/** Rulings have a search of their own, which knows their courts and dates. */
const searched: readonly string[] = ['article', 'note', 'guide'];

/**
 * Articles, notes and guides over every area of law, by words or by reference. It shows what there is and answers nothing, so that no
 * domain of a plan bounds it: each may be read by anybody.
 */
export async function searchArticles(
  deps: { retrieve: (query: RetrievalQuery) => Promise<Retrieval> },
  { query, limit }: ArticleSearchRequest,
): Promise<ArticleSearchResponse> {
  const found = await deps.retrieve({ question: query, domain: 'todos_premium', limit });
  return {
    results: found.sources
      .filter(({ kind }) => searched.includes(kind))
      .slice(0, limit)
      .map((source) => ({ ...asSource(source), label: source.label })),
    isGrounded: found.decision === 'grounded',
    nonexistentReferences: found.nonexistentReferences,
  };
}
