import type { JurisprudenceSearchInput } from '@foja/contracts/jurisprudence';
import { queryOptions } from '@tanstack/react-query';
import { findRulings } from '../../rulings-search/find-rulings.ts';

/** How long a search that the person left can be come back to without asking again. */
const keptMs = 30 * 60_000;

/** A search by words. Going back and forth between searches asks nothing anew; only the person does. */
export const rulingsQuery = (owner: string, request: JurisprudenceSearchInput) =>
  queryOptions({
    queryKey: ['jurisprudence', owner, request],
    queryFn: ({ signal }) => findRulings(request, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptMs,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    // Without a connection it fails at once, and says so.
    networkMode: 'always',
  });
