import type { CivilDay } from '@foja/computable-law/core/civil-day';
import type { IndexSeries } from '@foja/computable-law/interest/interest';
import { appVersion } from '@foja/contracts/limits';
import { withDeadline } from '../../platform/with-deadline.ts';
import { pagePath, pageSize, readFoundId, readPage, type SeriesSource, searchPath } from './series-sources.ts';

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
  const within = <T>(work: (own: AbortSignal) => Promise<T>) =>
    withDeadline(signal, { timeoutMs: deps.requestTimeoutMs, lateness: () => new SeriesUnavailable('timeout') }, work);
  const siteId = typeof source.siteId === 'string' ? source.siteId : await within((own) => findId(deps, source, own));
  const byDay = new Map<CivilDay, string>();
  for (let page = 0; page < maxPages; page += 1) {
    const path = pagePath(source.site, siteId, from, to, page * pageSize);
    const values = await within(async (own) => {
      const found = readPage(source.site, await readJson(`${deps.baseUrls[source.site]}${path}`, own));
      if (!found) throw new SeriesUnavailable('unknown form');
      return found;
    });
    for (const { date, value } of values) byDay.set(date, value);
    if (values.length < pageSize) break;
  }
  return [...byDay].map(([date, value]) => ({ date, value })).sort((a, b) => a.date.localeCompare(b.date));
}

/** The id that a site gives a series today. @throws {SeriesUnavailable} where it is not among those found */
async function findId(
  { baseUrls }: SeriesSiteDeps,
  { site, siteId }: SeriesSource,
  signal: AbortSignal,
): Promise<string> {
  if (typeof siteId === 'string') return siteId;
  const body = await readJson(`${baseUrls[site]}${searchPath(siteId.search)}`, signal);
  return readFoundId(body, siteId.title) ?? refuseSearch(siteId.search);
}

function refuseSearch(words: string): never {
  throw new SeriesUnavailable(`no series found for ${words}`);
}

/** The site sends its own certificate without the one that signed it: add that one, and never leave the check off. */
const incompleteChain = new Set(['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY']);

async function readJson(url: string, signal: AbortSignal): Promise<unknown> {
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
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof SeriesUnavailable) throw error;
    const code = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined)?.code : undefined;
    if (code !== undefined && incompleteChain.has(code)) {
      throw new SeriesUnavailable(
        `${code}: start with NODE_EXTRA_CA_CERTS and the intermediate certificate of the site`,
      );
    }
    throw new SeriesUnavailable(error instanceof SyntaxError ? 'not JSON' : (code ?? 'no answer'));
  }
}
