import type { GazetteNotices } from '@foja/contracts/gazette';
import { routes } from '@foja/contracts/routes';
import { queryOptions } from '@tanstack/react-query';
import { callJson } from '../platform/http.ts';
import { downloadEdition, gazetteAddress, gazetteTimeoutMs } from './download-edition.ts';
import type { GazetteDate } from './gazette-date.ts';

// An edition never changes once it is out, and the server repeats what is worth repeating.
const once = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** The PDF of a day's first section. */
export const editionQuery = (date: GazetteDate) =>
  queryOptions({
    queryKey: ['gazette', 'edition', date],
    queryFn: ({ signal }) => downloadEdition(date, signal),
    ...once,
  });

/** The notices of a day's first section, as the official site lists them. */
export const noticesQuery = (date: GazetteDate) =>
  queryOptions({
    queryKey: ['gazette', 'notices', date],
    queryFn: ({ signal }) =>
      callJson<GazetteNotices>(gazetteAddress(routes.gazetteNotices, date), { timeoutMs: gazetteTimeoutMs, signal }),
    ...once,
  });
