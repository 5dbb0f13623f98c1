import type { CivilDay } from '@foja/computable-law/core/civil-day';
import type { IndexSeries } from '@foja/computable-law/interest/interest';
import { appVersion } from '@foja/contracts/limits';
import { withDeadline } from '../../platform/with-deadline.ts';
import { pagePath, pageSize, readPage, type SeriesSource } from './series-sources.ts';

/** A source gave nothing that can be used. The message is for the log. */
export class SeriesUnavailable extends Error {
  override readonly name = 'SeriesUnavailable';
}

export interface SeriesSiteDeps {
  /** Address of each site, without a slash at its end. */
  baseUrls: Record<SeriesSource['site'], string>;
  requestTimeoutMs: number;
}

/** Twenty years of daily values, and more. */
const maxPages = 20;
const longestAnswerBytes = 4 * 1024 * 1024;

/** The values of a series between two days, page by page. @throws {SeriesUnavailable}; the signal's reason */
export async function readSeriesPages(
  deps: SeriesSiteDeps,
  source: SeriesSource,
  { from, to }: { from: CivilDay; to: CivilDay },
  signal: AbortSignal,
): Promise<IndexSeries['values']> {
  const byDay = new Map<CivilDay, string>();
  for (let page = 0; page < maxPages; page += 1) {
    const path = pagePath(source, from, to, page * pageSize);
    const values = await withDeadline(
      signal,
      { timeoutMs: deps.requestTimeoutMs, lateness: () => new SeriesUnavailable('timeout') },
      (own) => readOne(`${deps.baseUrls[source.site]}${path}`, source, own),
    );
    for (const { date, value } of values) byDay.set(date, value);
    if (values.length < pageSize) break;
  }
  return [...byDay].map(([date, value]) => ({ date, value })).sort((a, b) => a.date.localeCompare(b.date));
}

async function readOne(url: string, source: SeriesSource, signal: AbortSignal): Promise<IndexSeries['values']> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'user-agent': `Mozilla/5.0 (compatible; Foja/${appVersion})` },
      // A redirect is no answer of the series, and might lead anywhere.
      redirect: 'manual',
      signal,
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new SeriesUnavailable(`status ${response.status}`);
    }
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > longestAnswerBytes) throw new SeriesUnavailable('answer too long');
      chunks.push(chunk);
    }
    const values = readPage(source.site, JSON.parse(Buffer.concat(chunks).toString('utf8')));
    if (!values) throw new SeriesUnavailable('unknown form');
    return values;
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof SeriesUnavailable) throw error;
    const code = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined)?.code : undefined;
    throw new SeriesUnavailable(error instanceof SyntaxError ? 'not JSON' : (code ?? 'no answer'));
  }
}
