import { type GazetteDate, readGazetteDate } from './gazette-date.ts';

export interface GazetteSearch {
  /** The edition's day; today's without it. */
  date?: GazetteDate | undefined;
  tab?: 'avisos' | undefined;
}

/** What the address of the gazette's page may say: `?date=dd-mm-yyyy` and the tab. */
export function gazetteSearch(search: Record<string, unknown>): GazetteSearch {
  return {
    date: readGazetteDate(search.date) ?? undefined,
    tab: search.tab === 'avisos' ? search.tab : undefined,
  };
}
