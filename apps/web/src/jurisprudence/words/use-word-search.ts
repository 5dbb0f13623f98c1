import type { JurisprudenceSearchInput, JurisprudenceSearchResponse } from '@foja/contracts/jurisprudence';
import { searchConfigDefaults } from '@foja/contracts/jurisprudence-limits';
import type { Role } from '@foja/contracts/roles';
import { defaultAssistantSettings } from '@foja/contracts/writing-assistant-rules';
import { skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { filterProblem, filtersOf } from '../../rulings-search/ruling/search-filters.ts';
import type { JurisprudenceSearch } from '../address/jurisprudence-search.ts';
import { configOf, fieldsOf } from '../address/search-fields.ts';
import { ownSearch, searchHistory, searchTitle, wordSearchId } from '../kept-search.ts';
import { rulingsQuery } from './rulings-query.ts';

export interface WordSearch {
  /** Null where the address asks for nothing. */
  request: JurisprudenceSearchInput | null;
  found: UseQueryResult<JurisprudenceSearchResponse>;
}

/** The search by words that the address asks for, and its result; what was found is kept among the searches of this browser. */
export function useWordSearch(owner: string, role: Role, search: JurisprudenceSearch): WordSearch {
  const fields = fieldsOf(search, defaultAssistantSettings);
  const asks = search.modo === undefined && fields.query !== '' && filterProblem(fields) === null;
  const request: JurisprudenceSearchInput | null = asks
    ? {
        query: fields.query,
        // No model reads these words.
        config: configOf(fields, searchConfigDefaults.model, role),
        filters: filtersOf(fields),
      }
    : null;
  const found = useQuery(
    request ? rulingsQuery(owner, request) : { queryKey: ['jurisprudence', owner, 'none'], queryFn: skipToken },
  );
  const { dataUpdatedAt } = found;
  const id = request ? wordSearchId(search) : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer to a search
  useEffect(() => {
    if (!id || dataUpdatedAt === 0) return;
    searchHistory(owner).add({
      id,
      title: searchTitle(fields.query),
      createdAt: new Date(dataUpdatedAt).toISOString(),
      content: { kind: 'words', search: ownSearch(search) },
    });
  }, [owner, id, dataUpdatedAt]);

  return { request, found };
}
