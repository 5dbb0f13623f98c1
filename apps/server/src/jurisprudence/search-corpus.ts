import type { FoundRuling, SourceOutcome } from '@foja/contracts/jurisprudence';
import type { Retrieval } from '../retrieval/retrieval.ts';
import { RulingWords } from '../retrieval/ruling-words.ts';
import { findAbsentRulings } from './find-absent-rulings.ts';
import type { JurisprudenceDeps } from './jurisprudence-deps.ts';
import { presentCorpusRulings } from './present-corpus-rulings.ts';
import { keepSubject, type ResolvedFilters } from './resolve-filters.ts';

export type RulingMeasureOfQuery = NonNullable<Retrieval['rulings']>['measure'];

export interface CorpusFound {
  results: FoundRuling[];
  /** Ids of all that was found, best first. */
  foundIds: string[];
  outcome: SourceOutcome;
  /** How other texts stand to the query. */
  measure: RulingMeasureOfQuery;
}

/** The rulings of the corpus on a query that pass the filters, best first. Nothing of it leaves the installation. */
export async function searchCorpus(
  deps: Pick<JurisprudenceDeps, 'db' | 'registry' | 'retrieve' | 'threads' | 'owner'>,
  query: string,
  filters: Pick<ResolvedFilters, 'among' | 'asked'>,
  limit: number,
): Promise<CorpusFound> {
  const search = (among: ReadonlySet<string> | null) =>
    deps.retrieve({ question: query, domain: 'todos_premium', limit, only: 'rulings', among });
  let found = await search(filters.among);
  const { subject } = filters.asked;
  if (subject !== undefined) found = await search(await keepSubject(deps, subject, idsOf(found)));
  const measure = found.rulings?.measure ?? new RulingWords().seal().measure([]);
  const isFiltered = filters.among !== null || subject !== undefined;
  const absent = isFiltered ? [] : await findAbsentRulings(deps.db, query);
  const held = await presentCorpusRulings(deps, found.sources, measure.weights);
  const results = [...absent, ...held].slice(0, limit);
  const foundIds = idsOf(found);
  return {
    results,
    foundIds,
    measure,
    outcome: { origin: 'corpus', state: 'answered', found: foundIds.length, total: foundIds.length },
  };
}

function idsOf({ rulings, sources }: Retrieval): string[] {
  return rulings?.ranked.map(({ id }) => id) ?? sources.map(({ id }) => id);
}
