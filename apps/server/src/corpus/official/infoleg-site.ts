import { appVersion } from '@foja/contracts/limits';
import type { Clock } from '../../platform/clock.ts';
import { withDeadline } from '../../platform/with-deadline.ts';
import { decodePage } from './decode-page.ts';
import type { InfolegLimits } from './infoleg-limits.ts';
import { InfolegTrouble } from './infoleg-trouble.ts';
import type { KeptPage, PageCache } from './page-cache.ts';

export interface InfolegSiteDeps {
  /** Without a slash at its end. */
  baseUrl: string;
  cache: PageCache;
  clock: Clock;
  limits: InfolegLimits;
}

export interface OfficialPage {
  html: string;
  url: string;
  /** Whether the site says that it is the page that was kept. */
  isUnchanged: boolean;
  fetchedAt: Date;
}

/** The site asks for an agent that looks like a browser; ours says besides whose it is. */
const userAgent = `Mozilla/5.0 (compatible; Foja/${appVersion}; texto oficial)`;
const folderSize = 5_000;

/**
 * servicios.infoleg.gob.ar, one request at a time with a pause between. Pages are kept on disk, and a kept one is asked for with what
 * its answer said of itself, so that the site need not send it again.
 */
export class InfolegSite {
  readonly #deps: InfolegSiteDeps;
  #last: Promise<unknown> = Promise.resolve();
  #hasAsked = false;

  constructor(deps: InfolegSiteDeps) {
    this.#deps = deps;
  }

  /**
   * The text of a norm: `texact` as it stands today, `norma` as it was published.
   * @throws {InfolegTrouble} `not-found` where there is no such text; the signal's reason.
   */
  async text(infolegId: number, kind: 'texact' | 'norma', signal: AbortSignal): Promise<OfficialPage> {
    const first = Math.floor(infolegId / folderSize) * folderSize;
    const path = `/infolegInternet/anexos/${first}-${first + folderSize - 1}/${infolegId}/${kind}.htm`;
    return this.#page(path, `${infolegId}-${kind}.htm`, signal);
  }

  /** The card of a norm: what it is called, when it was published, which texts it has. */
  async card(infolegId: number, signal: AbortSignal): Promise<OfficialPage> {
    return this.#page(`/infolegInternet/verNorma.do?id=${infolegId}`, `${infolegId}-card.htm`, signal);
  }

  /** Takes its turn after whoever asked before, whether that went well or not. */
  async #page(path: string, name: string, signal: AbortSignal): Promise<OfficialPage> {
    const turn = this.#last.then(() => this.#pageInTurn(path, name, signal));
    this.#last = turn.catch(() => {});
    return turn;
  }

  async #pageInTurn(path: string, name: string, signal: AbortSignal): Promise<OfficialPage> {
    const { cache, clock, limits } = this.#deps;
    signal.throwIfAborted();
    const kept = await cache.read(name);
    for (let attempt = 0; ; attempt += 1) {
      if (this.#hasAsked) await limits.wait(limits.pauseMs, signal);
      this.#hasAsked = true;
      const answer = await this.#ask(path, kept, signal);
      if (answer.kind === 'again') {
        const delayMs = answer.afterMs ?? limits.retryDelayMs * 2 ** attempt;
        if (attempt >= limits.retries || delayMs > limits.longestRetryAfterMs) throw answer.trouble;
        await limits.wait(delayMs, signal);
        continue;
      }
      const fetchedAt = clock.now();
      const page = answer.kind === 'unchanged' && kept ? kept : answer.kind === 'page' ? answer.page : null;
      if (!page) throw new InfolegTrouble('shape', '304 sin haber preguntado');
      const html = textOf(page.bytes);
      await cache.write(name, { ...page, fetchedAt: fetchedAt.toISOString() });
      return { html, url: page.url, isUnchanged: kept?.bytes.equals(page.bytes) ?? false, fetchedAt };
    }
  }

  async #ask(path: string, kept: KeptPage | null, signal: AbortSignal) {
    const bound = { timeoutMs: this.#deps.limits.requestTimeoutMs, lateness: () => new InfolegTrouble('timeout') };
    try {
      return await withDeadline(signal, bound, (own) => this.#send(path, kept, own));
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      const trouble = error instanceof InfolegTrouble ? error : new InfolegTrouble('network', networkReason(error));
      if (trouble.kind === 'timeout' || trouble.kind === 'network' || trouble.kind === 'cut') {
        return { kind: 'again' as const, trouble, afterMs: null };
      }
      throw trouble;
    }
  }

  async #send(path: string, kept: KeptPage | null, signal: AbortSignal) {
    const { baseUrl, limits } = this.#deps;
    let url = `${baseUrl}${path}`;
    for (let redirects = 0; ; redirects += 1) {
      const response = await fetch(url, {
        headers: {
          'user-agent': userAgent,
          accept: 'text/html,application/xhtml+xml',
          'accept-language': 'es-AR,es;q=0.9',
          ...(kept?.etag && { 'if-none-match': kept.etag }),
          ...(kept?.lastModified && { 'if-modified-since': kept.lastModified }),
        },
        redirect: 'manual',
        signal,
      });
      const { status } = response;
      if (status === 200) return { kind: 'page' as const, page: await this.#readPage(response, url) };
      await response.body?.cancel();
      if (status === 304) return { kind: 'unchanged' as const };
      if (status >= 300 && status < 400) {
        url = this.#sameSite(response.headers.get('location'), url);
        if (redirects >= limits.redirects) throw new InfolegTrouble('redirect', 'demasiadas veces');
        continue;
      }
      if (status === 403) throw new InfolegTrouble('forbidden');
      if (status === 404 || status === 410) throw new InfolegTrouble('not-found');
      if (status === 429 || status >= 500) {
        const trouble = new InfolegTrouble(
          status === 429 ? 'rate-limited' : 'server-error',
          status === 429 ? '' : String(status),
        );
        return { kind: 'again' as const, trouble, afterMs: this.#retryAfterMs(response) };
      }
      throw new InfolegTrouble('shape', `respuesta ${status}`);
    }
  }

  async #readPage(response: Response, url: string): Promise<KeptPage> {
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > this.#deps.limits.longestPageBytes) throw new InfolegTrouble('too-large');
      chunks.push(chunk);
    }
    const promised = response.headers.get('content-length');
    if (promised !== null && response.headers.get('content-encoding') === null && bytes < Number(promised)) {
      throw new InfolegTrouble('cut');
    }
    return {
      url,
      etag: response.headers.get('etag'),
      lastModified: response.headers.get('last-modified'),
      fetchedAt: this.#deps.clock.now().toISOString(),
      bytes: Buffer.concat(chunks),
    };
  }

  /** Another site is not asked, whoever sends us there; another protocol of this one is. */
  #sameSite(location: string | null, from: string): string {
    if (location === null || !URL.canParse(location, from)) throw new InfolegTrouble('redirect');
    const target = new URL(location, from);
    if (target.hostname !== new URL(this.#deps.baseUrl).hostname || !/^https?:$/.test(target.protocol)) {
      throw new InfolegTrouble('redirect', target.hostname);
    }
    return target.href;
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

/** @throws {InfolegTrouble} where the page is none, or not the whole of one. */
function textOf(bytes: Buffer): string {
  const html = decodePage(bytes);
  if (html === null) throw new InfolegTrouble('encoding');
  if (
    /captcha|are you (?:a )?(?:human|robot)|incapsula|cf-challenge|access denied|no soy un robot/i.test(html) &&
    html.length < 60_000
  ) {
    throw new InfolegTrouble('captcha');
  }
  if (!/<\/(?:html|body)\s*>\s*(?:<[^>]*>\s*)*$/i.test(html)) throw new InfolegTrouble('cut');
  return html;
}

/** The system's code of what went wrong on the wire. */
function networkReason(error: unknown): string {
  const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
  return cause?.code ?? 'sin respuesta';
}
