import type { ContextSearchResponse, SearchFilters } from '@foja/contracts/jurisprudence';
import { type ToolHistory, toolHistoryOf } from '../tool-history/tool-history.ts';
import { type JurisprudenceSearch, jurisprudenceSearch } from './address/jurisprudence-search.ts';

/** A search as this browser keeps it: one by words is asked again, one by context is kept whole. */
export type KeptSearch =
  | { kind: 'words'; search: JurisprudenceSearch }
  /** With the real names put back; `text` is what the person wrote. */
  | { kind: 'context'; text: string; filters: SearchFilters; response: ContextSearchResponse };

export type KeptContextSearch = Extract<KeptSearch, { kind: 'context' }>;

function isKeptSearch(value: unknown): value is KeptSearch {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'words') {
    const { search } = value as { search?: unknown };
    return typeof search === 'object' && search !== null;
  }
  if (value.kind !== 'context') return false;
  const { text, filters, response } = value as Partial<KeptContextSearch>;
  return (
    typeof text === 'string' &&
    typeof filters === 'object' &&
    Array.isArray(response?.results) &&
    Array.isArray(response.notices) &&
    typeof response.analysis === 'object'
  );
}

/** The searches that an account has made in this browser. */
export const searchHistory = (owner: string): ToolHistory<KeptSearch> =>
  toolHistoryOf(owner, 'busqueda-de-jurisprudencia', isKeptSearch);

/** The address of the search alone: what beside it is open is none of it. */
export function ownSearch({
  orden: _order,
  foja: _foja,
  r: _kept,
  ...search
}: JurisprudenceSearch): JurisprudenceSearch {
  return search;
}

/** Names a search by words: the same words with the same filters are the same entry of the list. */
export function wordSearchId(search: JurisprudenceSearch): string {
  return `palabras:${JSON.stringify(ownSearch(jurisprudenceSearch({ ...search })))}`;
}

/** Where a kept search opens. */
export function addressOf(id: string, kept: KeptSearch): JurisprudenceSearch {
  return kept.kind === 'words' ? jurisprudenceSearch({ ...kept.search }) : { modo: 'contexto', r: id };
}

const titleMaxCharacters = 200;

/** What a kept search is called. */
export function searchTitle(words: string): string {
  return words.replace(/\s+/g, ' ').trim().slice(0, titleMaxCharacters);
}
