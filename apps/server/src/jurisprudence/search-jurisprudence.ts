import type { JurisprudenceSearchRequest, JurisprudenceSearchResponse } from '@foja/contracts/jurisprudence';
import { configInForce } from '@foja/contracts/jurisprudence-limits';
import type { SignedInActor } from '../accounts/actor.ts';
import { requireAnonymized } from '../anonymization/require-anonymized.ts';
import { countFeature } from '../usage/count-feature.ts';
import type { JurisprudenceDeps } from './jurisprudence-deps.ts';
import { resolveFilters } from './resolve-filters.ts';
import { searchSources } from './search-sources.ts';
import { takeSearch } from './take-search.ts';

/** What is told where words of the query were kept back. */
export const keptBackNotice = 'Los datos personales de tu búsqueda no se enviaron a SAIJ.';

/**
 * Searches rulings by the words that somebody typed: in the corpus as they are, at SAIJ without personal data.
 * @throws {HttpError} 422 `anonymization_required`, 429 `rate_limited`; the signal's reason.
 */
export async function searchJurisprudence(
  deps: JurisprudenceDeps,
  actor: SignedInActor,
  { filters, isAnonymized, query, ...asked }: JurisprudenceSearchRequest,
  signal: AbortSignal,
): Promise<JurisprudenceSearchResponse> {
  await takeSearch(deps, actor);
  const config = configInForce(asked.config, actor.role);
  const safe = await requireAnonymized(deps, actor, 'jurisprudenceSearch', { texts: [query], isAnonymized });
  const saijQuery = safe.texts[0] ?? '';
  const found = await searchSources(
    deps,
    { queries: [query], saijQuery, config, filters: await resolveFilters(deps, filters) },
    signal,
  );
  await countFeature(deps, actor, 'rulingSearch');
  const isKeptBack = safe.putBack !== null && config.sources.length > 0;
  return {
    query,
    results: found.results,
    notices: isKeptBack ? [...found.notices, keptBackNotice] : found.notices,
    config,
    sources: found.outcomes,
    facets: found.facets,
  };
}
