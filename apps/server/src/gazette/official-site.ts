import { appVersion } from '@foja/contracts/limits';
import type { Clock } from '../platform/clock.ts';
import { withDeadline } from '../platform/with-deadline.ts';
import type { GazetteLimits } from './gazette-limits.ts';
import { GazetteUnavailable, tooLate } from './gazette-unavailable.ts';

export interface OfficialSiteDeps {
  /** Without a slash at its end. */
  baseUrl: string;
  limits: GazetteLimits;
  clock: Clock;
}

/** What the site answered: a text with status 200, or where it sends the reader instead. */
export type SiteAnswer = { kind: 'text'; text: string } | { kind: 'redirect'; location: string };

/** A request of a page, or of one of the calls that the site's own script makes. */
export interface SiteRequest {
  path: string;
  as: 'page' | 'script';
  /** Fields of a form; a POST where they are given. */
  form?: Record<string, string>;
  /** The path of the page that would make this call. */
  from?: string;
}

/** A whole edition in base64 has a few megabytes; nothing near this is one. */
const longestAnswerBytes = 64 * 1024 * 1024;
const userAgent = `Mozilla/5.0 (compatible; Foja/${appVersion})`;

/** boletinoficial.gob.ar as its own pages use it. It publishes no limits, so that requests keep their distance. */
export class OfficialSite {
  readonly #deps: OfficialSiteDeps;
  #nextTurnAtMs = 0;

  constructor(deps: OfficialSiteDeps) {
    this.#deps = deps;
  }

  /** A visitor with cookies of their own: the site keeps the chosen day with them. */
  openSession(): SiteSession {
    return new SiteSession(this.#deps, (signal) => this.#waitForTurn(signal));
  }

  async #waitForTurn(signal: AbortSignal): Promise<void> {
    const { clock, limits } = this.#deps;
    const nowMs = clock.now().getTime();
    const turnAtMs = Math.max(nowMs, this.#nextTurnAtMs);
    this.#nextTurnAtMs = turnAtMs + limits.spacingMs;
    if (turnAtMs > nowMs) await limits.wait(turnAtMs - nowMs, signal);
  }
}

/** One visit to the site: requests one after the other, with the same cookies. */
export class SiteSession {
  readonly #deps: OfficialSiteDeps;
  readonly #waitForTurn: (signal: AbortSignal) => Promise<void>;
  readonly #cookies = new Map<string, string>();

  constructor(deps: OfficialSiteDeps, waitForTurn: (signal: AbortSignal) => Promise<void>) {
    this.#deps = deps;
    this.#waitForTurn = waitForTurn;
  }

  /**
   * Asks, and asks again where the site is busy (429) or in trouble (5xx).
   * @throws {GazetteUnavailable} on any other answer than 200 or a redirect, which is told and never followed.
   */
  async ask(request: SiteRequest, signal: AbortSignal): Promise<SiteAnswer> {
    const { limits } = this.#deps;
    const bound = { timeoutMs: limits.requestTimeoutMs, lateness: tooLate };
    for (let attempt = 0; ; attempt += 1) {
      await this.#waitForTurn(signal);
      const answer = await withDeadline(signal, bound, (own) => this.#send(request, own));
      if (answer.kind !== 'again') return answer;
      const delayMs = answer.afterMs ?? limits.retryDelayMs * 2 ** attempt;
      if (attempt >= limits.retries || delayMs > limits.longestRetryAfterMs) {
        throw new GazetteUnavailable(502, `status ${answer.status}`);
      }
      await limits.wait(delayMs, signal);
    }
  }

  /** As {@link ask}, where a redirect is no good answer either. */
  async askForText(request: SiteRequest, signal: AbortSignal): Promise<string> {
    const answer = await this.ask(request, signal);
    if (answer.kind === 'redirect') throw new GazetteUnavailable(502, 'unexpected redirect');
    return answer.text;
  }

  /** Whether a redirect leads to the site's home page, which is how it says that there is no such edition. */
  leadsHome(location: string): boolean {
    const home = new URL(`${this.#deps.baseUrl}/`);
    if (!URL.canParse(location, home.href)) return false;
    const target = new URL(location, home);
    return target.hostname === home.hostname && `${target.pathname.replace(/\/+$/, '')}/` === home.pathname;
  }

  async #send(
    request: SiteRequest,
    signal: AbortSignal,
  ): Promise<SiteAnswer | { kind: 'again'; status: number; afterMs: number | null }> {
    try {
      const response = await fetch(`${this.#deps.baseUrl}${request.path}`, {
        method: request.form ? 'POST' : 'GET',
        headers: this.#headersOf(request),
        body: request.form && new URLSearchParams(request.form).toString(),
        redirect: 'manual',
        signal,
      });
      this.#keepCookies(response.headers.getSetCookie());
      const { status } = response;
      if (status === 200) return { kind: 'text', text: await readText(response) };
      await response.body?.cancel();
      const location = response.headers.get('location');
      if (status >= 300 && status < 400 && location !== null) return { kind: 'redirect', location };
      if (status === 429 || status >= 500) return { kind: 'again', status, afterMs: this.#retryAfterMs(response) };
      throw new GazetteUnavailable(502, `status ${status}`);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      throw error instanceof GazetteUnavailable ? error : new GazetteUnavailable(502, networkReason(error));
    }
  }

  #headersOf(request: SiteRequest): Record<string, string> {
    const { baseUrl } = this.#deps;
    const cookies = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      'user-agent': userAgent,
      'accept-language': 'es-AR,es;q=0.9',
      referer: `${baseUrl}${request.from ?? '/'}`,
      ...(cookies && { cookie: cookies }),
      ...(request.as === 'script'
        ? { accept: 'application/json, text/javascript, */*; q=0.01', 'x-requested-with': 'XMLHttpRequest' }
        : { accept: 'text/html,application/xhtml+xml' }),
      ...(request.form && {
        'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
        origin: new URL(baseUrl).origin,
      }),
    };
  }

  /** Paths and lifetimes do not matter within one visit of a few seconds to one site. */
  #keepCookies(lines: string[]): void {
    for (const line of lines) {
      const [, name, value] = /^\s*([^=;\s]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) this.#cookies.set(name, value.trim());
    }
  }

  /** What `Retry-After` asks for, in seconds or as a date. */
  #retryAfterMs(response: Response): number | null {
    const asked = response.headers.get('retry-after');
    if (asked === null) return null;
    if (/^\d+$/.test(asked)) return Number(asked) * 1_000;
    const atMs = Date.parse(asked);
    return Number.isNaN(atMs) ? null : Math.max(0, atMs - this.#deps.clock.now().getTime());
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > longestAnswerBytes) throw new GazetteUnavailable(502, 'answer too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The system's code of what went wrong on the wire. */
function networkReason(error: unknown): string {
  const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
  return cause?.code ?? 'no answer';
}
