import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { type GazetteNotices, gazetteNoticesSchema } from '@foja/contracts/gazette';
import type { Config } from '../platform/config.ts';
import { HttpError } from '../platform/http-errors.ts';
import { consumeRateLimit, type RateLimitDeps } from '../platform/rate-limit/rate-limit.ts';
import { tellSafely } from '../platform/tell-safely.ts';
import { DiskCache } from './disk-cache.ts';
import { downloadPdf } from './download-pdf.ts';
import { isWithinReach, toCompactDate } from './edition-date.ts';
import type { GazetteLimits } from './gazette-limits.ts';
import { GazetteUnavailable } from './gazette-unavailable.ts';
import { listNotices } from './list-notices.ts';
import { OfficialSite } from './official-site.ts';
import { PublicationDays } from './publication-days.ts';
import { RequestCoalescer, tooManyEditions } from './request-coalescer.ts';
import { SharedEditions } from './shared-editions.ts';

export interface GazetteDeps extends RateLimitDeps {
  config: Pick<Config, 'dataDir' | 'files' | 'gazette'>;
  limits: GazetteLimits;
  log: { warn(details: object, message: string): void };
}

/** Editions and lists that are not kept here yet, by who asks for them. */
const fetchesOfNetwork = { kind: 'gazette-fetch', limit: 60, windowMs: 600_000 };

/** What one asks for: a day (`dd-mm-yyyy`), and from which network. */
export interface EditionRequest {
  date: string;
  network: string;
}

/**
 * Editions of the Boletín Oficial's first section: from the disk, for an edition never changes, else from the official site,
 * once however many ask.
 */
export class Gazette {
  readonly #deps: GazetteDeps;
  readonly #cache: DiskCache;
  /** Null where this server shares its editions with no other. */
  readonly #shared: SharedEditions | null;
  readonly #coalescer: RequestCoalescer;
  readonly #site: OfficialSite;
  readonly #days: PublicationDays;
  /** What just failed, and days without an edition: given again for a while without asking the site. */
  readonly #refusals = new Map<string, { error: Error; untilMs: number }>();

  constructor(deps: GazetteDeps) {
    this.#deps = deps;
    const { config, clock, limits } = deps;
    const { baseUrl, cacheBytes } = config.gazette;
    this.#cache = new DiskCache({ folder: join(config.dataDir, 'gazette'), limitBytes: cacheBytes, clock });
    this.#shared = config.files.kind === 's3' ? new SharedEditions(config.files, cacheBytes) : null;
    this.#coalescer = new RequestCoalescer(limits);
    this.#site = new OfficialSite({ baseUrl, limits, clock });
    this.#days = new PublicationDays({ site: this.#site, coalescer: this.#coalescer, limits, clock });
  }

  /**
   * A day's edition, whole: as an open file, which the caller reads to its end or closes, or as bytes just fetched.
   * @throws {HttpError} 400 for a day that is still to come, 404 `no_edition`, 429 `rate_limited`.
   * @throws {GazetteUnavailable}
   */
  async readPdf(request: EditionRequest): Promise<FileHandle | Buffer> {
    this.#requireWithinReach(request.date);
    const name = `primera-${toCompactDate(request.date)}.pdf`;
    return (
      (await this.#cache.open(name)) ??
      this.#fetchOnce(name, request, {
        read: (content) => content,
        fetch: (signal) => downloadPdf(this.#site, request.date, signal),
        contentOf: (pdf) => pdf,
      })
    );
  }

  /** A day's notices by category; it throws as {@link readPdf} does. */
  async readNotices(request: EditionRequest): Promise<GazetteNotices> {
    this.#requireWithinReach(request.date);
    const name = `primera-${toCompactDate(request.date)}.json`;
    return (
      (await this.#readKept(name, readNoticesIn)) ??
      this.#fetchOnce(name, request, {
        read: readNoticesIn,
        fetch: async (signal) => {
          const categories = await listNotices(this.#site, request.date, signal);
          return categories && { date: request.date, categories };
        },
        contentOf: (notices) => JSON.stringify(notices),
      })
    );
  }

  /** Ends what is being fetched. */
  close(): void {
    this.#coalescer.close();
  }

  async #fetchOnce<T>(
    name: string,
    { date, network }: EditionRequest,
    steps: {
      /** What was kept; null where it cannot be read. */
      read: (content: Buffer) => T | null;
      /** Null where the site has no edition of that day. */
      fetch: (signal: AbortSignal) => Promise<T | null>;
      contentOf: (fetched: T) => Uint8Array | string;
    },
  ): Promise<T> {
    const refusal = this.#recentRefusal(name) ?? this.#recentRefusal(date);
    if (refusal) throw refusal;
    return this.#coalescer.join(name, network, async (signal) => {
      // Another fetch may have ended between the look at the disk and the beginning of this one.
      const kept = (await this.#readKept(name, steps.read)) ?? (await this.#readShared(name, steps.read));
      if (kept !== null) return kept;
      if (!(await consumeRateLimit(this.#deps, fetchesOfNetwork, network))) {
        throw new HttpError(429, 'rate_limited', tooManyEditions);
      }
      try {
        const fetched = await this.#fetchPublished(date, () => steps.fetch(signal));
        await this.#keep(name, steps.contentOf(fetched));
        return fetched;
      } catch (error) {
        this.#noteRefusal(name, date, error);
        throw error;
      }
    });
  }

  /** The calendar spares requests for days without an edition; the section decides, for today's may not be out yet. */
  async #fetchPublished<T>(date: string, fetch: () => Promise<T | null>): Promise<T> {
    const isPublished = await this.#days.includes(date);
    const fetched = isPublished === false ? null : await fetch();
    if (fetched !== null) return fetched;
    throw noEdition(date, isPublished === null ? null : await this.#days.lastBefore(date));
  }

  /** A full disk, or a store that does not answer, costs the next reader a wait, and this one nothing. */
  async #keep(name: string, content: Uint8Array | string): Promise<void> {
    await this.#keepHere(name, content);
    await this.#shared?.write(name, content).catch((error: unknown) => {
      this.#deps.log.warn({ err: tellSafely(error) }, 'an edition of the gazette could not be shared');
    });
  }

  async #keepHere(name: string, content: Uint8Array | string): Promise<void> {
    try {
      await this.#cache.write(name, content);
    } catch (error) {
      this.#deps.log.warn(
        { code: (error as NodeJS.ErrnoException).code },
        'an edition of the gazette could not be kept',
      );
    }
  }

  async #readKept<T>(name: string, read: (content: Buffer) => T | null): Promise<T | null> {
    const content = await this.#cache.read(name);
    if (!content) return null;
    const kept = read(content);
    if (kept === null) await this.#cache.remove(name);
    return kept;
  }

  /** From the store that servers share; one that does not answer costs a visit to the site and nothing else. */
  async #readShared<T>(name: string, read: (content: Buffer) => T | null): Promise<T | null> {
    try {
      const content = (await this.#shared?.read(name)) ?? null;
      const shared = content && read(content);
      if (content && shared !== null) await this.#keepHere(name, content);
      return shared;
    } catch (error) {
      this.#deps.log.warn({ err: tellSafely(error) }, 'shared editions of the gazette could not be read');
      return null;
    }
  }

  #recentRefusal(key: string): Error | null {
    const refusal = this.#refusals.get(key);
    return refusal && refusal.untilMs > this.#deps.clock.now().getTime() ? refusal.error : null;
  }

  #noteRefusal(name: string, date: string, error: unknown): void {
    const { clock, limits, log } = this.#deps;
    const nowMs = clock.now().getTime();
    for (const [key, { untilMs }] of this.#refusals) if (untilMs <= nowMs) this.#refusals.delete(key);
    if (error instanceof GazetteUnavailable) {
      log.warn({ reason: error.message, date }, 'the official gazette could not be read');
      this.#refusals.set(name, { error, untilMs: nowMs + limits.failurePauseMs });
    } else if (error instanceof HttpError) this.#refusals.set(date, { error, untilMs: nowMs + limits.noEditionMs });
  }

  #requireWithinReach(date: string): void {
    if (isWithinReach(date, this.#deps.clock.now())) return;
    throw new HttpError(400, 'invalid_request', 'La edición de esa fecha todavía no existe.');
  }
}

/** Null for what an earlier version wrote in another shape. */
function readNoticesIn(content: Buffer): GazetteNotices | null {
  try {
    return gazetteNoticesSchema.parse(JSON.parse(content.toString('utf8')));
  } catch {
    return null;
  }
}

function noEdition(date: string, lastPublicationDate: string | null): HttpError {
  const last = lastPublicationDate === null ? '' : ` La última anterior es del ${inWords(lastPublicationDate)}.`;
  const message = `No hay edición del Boletín Oficial del ${inWords(date)}.${last}`;
  return new HttpError(404, 'no_edition', message, { lastPublicationDate });
}

/** `20-11-2026` → `20/11/2026`, as Spanish writes it. */
function inWords(date: string): string {
  return date.replaceAll('-', '/');
}
