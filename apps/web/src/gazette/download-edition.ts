import { editionDateHeader } from '@foja/contracts/gazette-date';
import { routes } from '@foja/contracts/routes';
import { call } from '../platform/http.ts';
import { type GazetteDate, readGazetteDate } from './gazette-date.ts';

/** The server gives up the official site after three minutes, retries included; its answer tells more than a time-out of ours. */
export const gazetteTimeoutMs = 190_000;

export interface Edition {
  date: GazetteDate;
  pdf: Blob;
}

/** What asks for a day of the first section (specification 7.6). */
export function gazetteAddress(route: string, date: GazetteDate): string {
  return `${route}?${new URLSearchParams({ sectionName: 'primera', date })}`;
}

/**
 * Downloads the first section of the gazette of a day.
 * @throws {CallFailed} 404 where there is no edition that day (`noEditionOf` reads it), 502 or 504 where the official site fails.
 */
export async function downloadEdition(date: GazetteDate, signal: AbortSignal): Promise<Edition> {
  const response = await call(gazetteAddress(routes.gazetteDownload, date), {
    accept: 'application/pdf',
    timeoutMs: gazetteTimeoutMs,
    signal,
  });
  const body = await response.blob();
  return {
    date: readGazetteDate(response.headers.get(editionDateHeader)) ?? date,
    // Whatever a proxy made of the type: the browser shows it as what it is.
    pdf: new Blob([body], { type: 'application/pdf' }),
  };
}
