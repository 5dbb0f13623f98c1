import type { FoundRuling, SearchConfig, SearchFacets, SourceOutcome } from '@foja/contracts/jurisprudence';
import { jurisprudenceSourceIds, resultSourceLabels } from '@foja/contracts/jurisprudence-limits';
import { countFacets } from './count-facets.ts';
import type { JurisprudenceDeps } from './jurisprudence-deps.ts';
import { mergeResults } from './merge-results.ts';
import type { ResolvedFilters } from './resolve-filters.ts';
import { type CorpusFound, searchCorpus } from './search-corpus.ts';
import { searchSaij } from './search-saij.ts';

export interface SourcesAsked {
  /** What the corpus is asked, the first of them the more telling one. They never leave the installation. */
  queries: readonly string[];
  /** What SAIJ is asked, without personal data. */
  saijQuery: string;
  config: SearchConfig;
  filters: ResolvedFilters;
}

export interface SourcesFound {
  results: FoundRuling[];
  outcomes: SourceOutcome[];
  facets: SearchFacets;
  notices: string[];
}

/** Asks the corpus and the databases chosen, all of them at once, and makes one list of what they find. */
export async function searchSources(
  deps: JurisprudenceDeps,
  { config, filters, queries, saijQuery }: SourcesAsked,
  signal: AbortSignal,
): Promise<SourcesFound> {
  const corpus = bestOf(
    await Promise.all(queries.map((query) => searchCorpus(deps, query, filters, config.maxResults))),
  );
  const { measure } = corpus;
  const asked = await Promise.all(
    config.sources.map((source) =>
      searchSaij(deps, { source, query: saijQuery, filters, limit: config.maxResults, measure }, signal),
    ),
  );
  signal.throwIfAborted();
  const results = mergeResults([corpus.results, ...asked.map((found) => found.results)], config.maxResults);
  const outcomes = [corpus.outcome, ...asked.map(({ outcome }) => outcome)];
  for (const origin of jurisprudenceSourceIds) {
    if (!config.sources.includes(origin)) outcomes.push({ origin, state: 'not-asked', found: 0, total: null });
  }
  return {
    results,
    outcomes,
    facets: await countFacets(
      deps.db,
      corpus.foundIds,
      asked.flatMap((found) => found.results),
    ),
    notices: [...filters.notices, ...noticesOf(outcomes, results)],
  };
}

/** Of one ruling that several queries found, the best of its scores; the measure is that of the first query. */
function bestOf(found: readonly CorpusFound[]): CorpusFound {
  const [first, ...others] = found as [CorpusFound, ...CorpusFound[]];
  if (others.length === 0) return first;
  const best = new Map<string, FoundRuling>();
  for (const ruling of found.flatMap(({ results }) => results)) {
    if (ruling.relevance > (best.get(ruling.id)?.relevance ?? -1)) best.set(ruling.id, ruling);
  }
  const foundIds = [...new Set(found.flatMap((one) => one.foundIds))];
  return {
    ...first,
    results: [...best.values()],
    foundIds,
    outcome: { ...first.outcome, found: foundIds.length, total: foundIds.length },
  };
}

function noticesOf(outcomes: readonly SourceOutcome[], results: readonly FoundRuling[]): string[] {
  const notices: string[] = [];
  const asked = outcomes.filter(({ origin, state }) => origin !== 'corpus' && state !== 'not-asked');
  const silent = asked.filter(({ state }) => state === 'unavailable');
  if (silent.length > 0 && silent.length === asked.length) {
    notices.push(
      results.length > 0
        ? 'SAIJ no respondió; se muestran resultados del corpus.'
        : 'SAIJ no respondió; la búsqueda se hizo solo en el corpus.',
    );
  } else {
    for (const { origin } of silent) {
      notices.push(`${resultSourceLabels[origin]} no respondió; se muestran los demás resultados.`);
    }
  }
  if (results.some(({ origin }) => origin !== 'corpus')) {
    notices.push(
      'Incluye datos del Sistema Argentino de Información Jurídica (SAIJ, www.saij.gob.ar), con licencia CC BY 4.0.',
    );
  }
  return notices;
}
