import type { AgentProgress, ContextSearchRequest, ContextSearchResponse } from '@foja/contracts/jurisprudence';
import { configInForce } from '@foja/contracts/jurisprudence-limits';
import type { SignedInActor } from '../accounts/actor.ts';
import { requireAnonymized } from '../anonymization/require-anonymized.ts';
import { countFeature } from '../usage/count-feature.ts';
import { analyseText } from './analyse-text.ts';
import { findByAnalysis } from './find-by-analysis.ts';
import type { JurisprudenceDeps } from './jurisprudence-deps.ts';
import { mergeResults } from './merge-results.ts';
import { optimiseQuery } from './optimise-query.ts';
import { resolveFilters } from './resolve-filters.ts';
import { keptBackNotice } from './search-jurisprudence.ts';
import { searchSources } from './search-sources.ts';
import { takeSearch } from './take-search.ts';

/** A context search that may begin: what may be refused was not. */
export interface ContextSearch {
  /** @throws the signal's reason. */
  run(onProgress: (progress: AgentProgress) => void, signal: AbortSignal): Promise<ContextSearchResponse>;
}

/**
 * Prepares the search for rulings on a text that somebody selected. Three agents work one after the other: the legal analysis of the
 * text, the query made of it, the search in all sources at once.
 * @throws {HttpError} 422 `anonymization_required`, 429 `rate_limited`.
 */
export async function searchInContext(
  deps: JurisprudenceDeps,
  actor: SignedInActor,
  { filters: askedFilters, isAnonymized, query: text, ...asked }: ContextSearchRequest,
): Promise<ContextSearch> {
  await takeSearch(deps, actor);
  const config = configInForce(asked.config, actor.role);
  const safe = await requireAnonymized(deps, actor, 'jurisprudenceSearch', { texts: [text], isAnonymized });
  const safeText = safe.texts[0] ?? '';

  return {
    async run(onProgress, signal) {
      for (const agent of [1, 2, 3] as const) onProgress({ agent, status: 'pending' });
      onProgress({ agent: 1, status: 'running' });
      const filters = await resolveFilters(deps, askedFilters);
      const toAnalyse = { text, safeText, putBackQuote: safe.putBackQuote, model: config.model };
      const { analysis, notices, safeIssues, searchTerms } = await analyseText(deps, toAnalyse, signal);
      const byAnalysis = await findByAnalysis(deps, analysis, text, filters);
      signal.throwIfAborted();
      onProgress({ agent: 1, status: 'completed', analysis, foundCount: byAnalysis.length });

      onProgress({ agent: 2, status: 'running' });
      const weighed = await deps.retrieve({ question: safeText, domain: 'todos_premium', limit: 0, only: 'rulings' });
      const telling = weighed.rulings?.measure.telling ?? [];
      const optimizedQuery = optimiseQuery({ safeText, safeIssues, norms: analysis.norms, searchTerms, telling });
      signal.throwIfAborted();
      onProgress({ agent: 2, status: 'completed', optimizedQuery });

      onProgress({ agent: 3, status: 'running' });
      const queries = [...new Set([optimizedQuery, text])];
      const found = await searchSources(deps, { queries, saijQuery: optimizedQuery, config, filters }, signal);
      onProgress({ agent: 3, status: 'completed', sources: found.outcomes });

      await countFeature(deps, actor, 'rulingSearch');
      const isKeptBack = safe.putBack !== null && config.sources.length > 0;
      return {
        query: text,
        results: mergeResults([byAnalysis, found.results], config.maxResults),
        notices: [...notices, ...found.notices, ...(isKeptBack ? [keptBackNotice] : [])],
        config,
        sources: found.outcomes,
        facets: found.facets,
        analysis,
        optimizedQuery,
      };
    },
  };
}
