import type { FoundRuling, SourceOutcome } from '@foja/contracts/jurisprudence';
import type { JurisprudenceSourceId } from '@foja/contracts/jurisprudence-limits';
import { analyze } from '@foja/legal-text/analyze';
import { isSupremeCourt, supremeCourtAtSaij } from './court-matches.ts';
import type { JurisprudenceDeps } from './jurisprudence-deps.ts';
import { presentSaijRulings } from './present-saij-rulings.ts';
import { passesFacts, passesSubject, type ResolvedFilters } from './resolve-filters.ts';
import { cleanWords, type SaijQuestion } from './saij/saij-query.ts';
import { SaijUnavailable } from './saij/saij-unavailable.ts';
import type { RulingMeasureOfQuery } from './search-corpus.ts';

export interface SaijAsked {
  source: JurisprudenceSourceId;
  /** Without personal data, where the account's settings keep them in. */
  query: string;
  filters: Pick<ResolvedFilters, 'asked' | 'norms'>;
  limit: number;
  measure: RulingMeasureOfQuery;
}

/** Fewer than these are not worth a call, and more are not read. */
const minPageSize = 20;
const maxPageSize = 50;
/** Most words of a query that are sent: those that tell most, in their order. */
const maxWords = 12;

/** What SAIJ has on a query that passes the filters; unavailable, and never an error, where it does not answer. */
export async function searchSaij(
  deps: Pick<JurisprudenceDeps, 'db' | 'registry' | 'saij' | 'onFailure'>,
  { filters, limit, measure, query, source }: SaijAsked,
  signal: AbortSignal,
): Promise<{ results: FoundRuling[]; outcome: SourceOutcome }> {
  const words = tellingWords(query, measure.weights);
  if (words.length === 0)
    return { results: [], outcome: { origin: source, state: 'not-asked', found: 0, total: null } };
  const { asked, norms } = filters;
  const question: SaijQuestion = {
    words,
    from: asked.from,
    to: asked.to,
    court: asked.court !== undefined && isSupremeCourt(asked.court) ? supremeCourtAtSaij : undefined,
  };
  try {
    const pageSize = Math.min(maxPageSize, Math.max(minPageSize, limit));
    const { rulings, total } = await deps.saij.search(source, question, pageSize, signal);
    const presented = await presentSaijRulings(deps, source, rulings, measure);
    const results = presented.filter(
      (ruling) =>
        passesFacts(asked, ruling) &&
        passesSubject(asked.subject, [...ruling.subjects, ruling.title]) &&
        (norms === null || ruling.norms.some(({ key }) => key !== null && isAsked(key, norms))),
    );
    return { results, outcome: { origin: source, state: 'answered', found: results.length, total } };
  } catch (error) {
    signal.throwIfAborted();
    deps.onFailure('saij', error instanceof SaijUnavailable ? error.reason : 'unexpected');
    return { results: [], outcome: { origin: source, state: 'unavailable', found: 0, total: null } };
  }
}

function isAsked(key: string, norms: readonly string[]): boolean {
  return norms.includes(key) || norms.includes(key.split(':')[0] ?? '');
}

/** The words of a query that tell most, as they are written and in their order. */
function tellingWords(query: string, weights: ReadonlyMap<string, number>): string[] {
  const words = cleanWords([query]);
  if (words.length <= maxWords) return words;
  const weighed = words.map((word, place) => ({
    word,
    place,
    weight: Math.max(0, ...analyze(word).map(({ term }) => weights.get(term) ?? 0)),
  }));
  return weighed
    .sort((a, b) => b.weight - a.weight)
    .slice(0, maxWords)
    .sort((a, b) => a.place - b.place)
    .map(({ word }) => word);
}
