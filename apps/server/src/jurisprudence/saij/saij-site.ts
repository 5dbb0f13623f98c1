import { createHash } from 'node:crypto';
import { appVersion } from '@foja/contracts/limits';
import type { KeptPage, PageCache } from '../../corpus/official/page-cache.ts';
import type { Clock } from '../../platform/clock.ts';
import { withDeadline } from '../../platform/with-deadline.ts';
import { Pace } from './pace.ts';
import type { SaijLimits } from './saij-limits.ts';
import { SaijUnavailable, tooLate } from './saij-unavailable.ts';

export interface SaijSiteDeps {
  /** Without a slash at its end. */
  baseUrl: string;
  clock: Clock;
  limits: SaijLimits;
  /** Answers that are kept on disk, and asked for again with what they said of themselves. */
  cache?: PageCache | undefined;
  /** How long a kept answer is taken without asking. */
  freshMs?: number;
}

const userAgent = `Mozilla/5.0 (compatible; Foja/${appVersion})`;

type Reply =
  | { kind: 'text'; text: string; etag: string | null; lastModified: string | null }
  | { kind: 'status'; status: number };

/**
 * www.saij.gob.ar as its own pages use it: a visit begins at the home page, which gives the cookies that the search wants. All
 * requests of this process keep their distance from one another.
 */
export class SaijSite {
  readonly #deps: SaijSiteDeps;
  readonly #pace: Pace;
  readonly #cookies = new Map<string, string>();
  readonly #closing = new AbortController();
  /** The beginning of the visit, joined by whoever needs it. */
  #visit: { begunAtMs: number; begun: Promise<void> } | null = null;

  constructor(deps: SaijSiteDeps) {
    this.#deps = deps;
    this.#pace = new Pace(deps.clock, deps.limits);
  }

  /**
   * The JSON of one call. A 403 begins a new visit, a 5xx is tried again.
   * @throws {SaijUnavailable} with `status 500` where that is its steady answer; the signal's reason.
   */
  async askForJson(path: string, parameters: URLSearchParams, signal: AbortSignal): Promise<unknown> {
    const { limits } = this.#deps;
    const { cache, clock, freshMs = 0 } = this.#deps;
    const name = `${createHash('sha256').update(`${path}?${parameters}`).digest('hex').slice(0, 32)}.json`;
    const kept = (await cache?.read(name)) ?? null;
    const ageMs = kept ? clock.now().getTime() - Date.parse(kept.fetchedAt) : Number.POSITIVE_INFINITY;
    if (kept && ageMs < freshMs) return parseJson(kept.bytes.toString('utf8'));
    for (let attempt = 0; ; attempt += 1) {
      await this.#beVisiting();
      const reply = await this.#send(`${path}?${parameters}`, 'application/json', signal, kept);
      const fetchedAt = clock.now().toISOString();
      if (reply.kind === 'status' && reply.status === 304 && kept) {
        await cache?.write(name, { ...kept, fetchedAt });
        return parseJson(kept.bytes.toString('utf8'));
      }
      if (reply.kind === 'text') {
        const answer = parseJson(reply.text);
        const { etag, lastModified, text } = reply;
        await cache?.write(name, { url: path, etag, lastModified, fetchedAt, bytes: Buffer.from(text, 'utf8') });
        return answer;
      }
      const { status } = reply;
      const mayPass = status === 403 || status === 429 || status >= 500;
      if (!mayPass || attempt >= limits.retries) throw new SaijUnavailable(`status ${status}`, status === 403);
      if (status === 403) this.#endVisit();
      await limits.wait(limits.retryDelayMs, signal);
    }
  }

  /** Ends what is under way. */
  close(): void {
    this.#closing.abort(new SaijUnavailable('closing'));
  }

  async #beVisiting(): Promise<void> {
    const nowMs = this.#deps.clock.now().getTime();
    if (this.#visit !== null && nowMs - this.#visit.begunAtMs < this.#deps.limits.visitMs) return this.#visit.begun;
    this.#endVisit();
    // Nobody's own: it goes on when who needed it first has gone. The status does not matter, for a home page in trouble may still
    // stand before a search that works.
    const begun = this.#send('/', 'text/html,application/xhtml+xml', this.#closing.signal).then(() => {});
    const visit = { begunAtMs: nowMs, begun };
    this.#visit = visit;
    begun.catch(() => {
      if (this.#visit === visit) this.#visit = null;
    });
    return begun;
  }

  #endVisit(): void {
    this.#visit = null;
    this.#cookies.clear();
  }

  async #send(path: string, accept: string, signal: AbortSignal, kept: KeptPage | null = null): Promise<Reply> {
    const { baseUrl, limits } = this.#deps;
    await this.#pace.turn(signal);
    return withDeadline(signal, { timeoutMs: limits.requestTimeoutMs, lateness: tooLate }, async (own) => {
      try {
        const cookies = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(`${baseUrl}${path}`, {
          headers: {
            'user-agent': userAgent,
            accept,
            'accept-language': 'es-AR,es;q=0.9',
            referer: `${baseUrl}/`,
            ...(cookies && { cookie: cookies }),
            ...(kept?.etag && { 'if-none-match': kept.etag }),
            ...(kept?.lastModified && { 'if-modified-since': kept.lastModified }),
          },
          // A redirect is no answer of the search, and might lead anywhere.
          redirect: 'manual',
          signal: own,
        });
        this.#keepCookies(response.headers.getSetCookie());
        if (response.status === 200 && accept === 'application/json') {
          return {
            kind: 'text' as const,
            text: await readText(response, limits.longestAnswerBytes),
            etag: response.headers.get('etag'),
            lastModified: response.headers.get('last-modified'),
          };
        }
        await response.body?.cancel();
        return { kind: 'status' as const, status: response.status };
      } catch (error) {
        if (own.aborted) throw own.reason;
        throw error instanceof SaijUnavailable ? error : new SaijUnavailable(networkReason(error), true);
      }
    });
  }

  /** Paths and lifetimes do not matter within one visit to one site. */
  #keepCookies(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name, value] = /^\s*([^=;\s]{1,100})=([^;]{0,4000})/.exec(line) ?? [];
      if (name !== undefined && value !== undefined && this.#cookies.size < maxCookies) {
        this.#cookies.set(name, value.trim());
      }
    }
  }
}

const maxCookies = 30;

async function readText(response: Response, longestBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > longestBytes) throw new SaijUnavailable('answer too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  if (/^\s*</.test(text) && /captcha|robot|incapsula|cf-challenge|access denied/i.test(text)) {
    throw new SaijUnavailable('captcha', true);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new SaijUnavailable('not JSON');
  }
}

/** The system's code of what went wrong on the wire. */
function networkReason(error: unknown): string {
  const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
  return cause?.code ?? 'no answer';
}
