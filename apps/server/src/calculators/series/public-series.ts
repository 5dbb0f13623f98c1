import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, type CivilDay, civilDay, latestDay } from '@foja/computable-law/core/civil-day';
import type { IndexSeries } from '@foja/computable-law/interest/interest';
import type { PublicSeriesId } from '@foja/contracts/calculators/interest';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { HttpError } from '../../platform/http-errors.ts';
import { readSeriesPages, type SeriesSiteDeps, SeriesUnavailable } from './read-series-pages.ts';
import { seriesSources } from './series-sources.ts';

export interface PublicSeriesDeps extends SeriesSiteDeps {
  /** Where the snapshots are kept. */
  folder: string;
  clock: Clock;
  /** A snapshot younger than this is not asked for again. */
  freshMs: number;
  /** After a failure the source is left alone this long. */
  pauseMs: number;
  onFailure: (series: PublicSeriesId, reason: string) => void;
}

const snapshotSchema = z.object({
  readAtMs: z.number(),
  /** First day that was asked for. */
  from: z.string(),
  values: z.array(z.object({ date: z.string(), value: z.string() })).min(1),
});
type Snapshot = z.infer<typeof snapshotSchema>;

/**
 * The public series with their snapshots: a fresh one answers at once, an old one is renewed, and where the source is not
 * reachable the last one serves with its day.
 */
export class PublicSeries {
  readonly #deps: PublicSeriesDeps;
  readonly #underWay = new Map<PublicSeriesId, Promise<Snapshot>>();
  readonly #failedAtMs = new Map<PublicSeriesId, number>();
  readonly #closing = new AbortController();

  constructor(deps: PublicSeriesDeps) {
    this.#deps = deps;
  }

  /**
   * A series from its beginning or from a month before `from`.
   * @throws {HttpError} 503 `upstream_failed` where there is neither source nor snapshot
   */
  async read(id: PublicSeriesId, from: CivilDay): Promise<IndexSeries> {
    const { title, source, begins } = seriesSources[id];
    const first = latestDay(begins, addDays(from, -31));
    const kept = await this.#kept(id);
    const snapshot = kept && kept.from <= first && this.#isFresh(kept) ? kept : await this.#renew(id, first, kept);
    return {
      id,
      title,
      source,
      values: snapshot.values.map(({ date, value }) => ({ date: civilDay(date), value })),
      readOn: civilDay(new Date(snapshot.readAtMs).toISOString().slice(0, 10)),
    };
  }

  /** Ends what is under way. */
  close(): void {
    this.#closing.abort(new SeriesUnavailable('closing'));
  }

  #isFresh({ readAtMs }: Snapshot): boolean {
    return this.#nowMs() - readAtMs < this.#deps.freshMs;
  }

  async #renew(id: PublicSeriesId, first: CivilDay, kept: Snapshot | null): Promise<Snapshot> {
    const from = kept && kept.from < first ? civilDay(kept.from) : first;
    const rests = this.#nowMs() - (this.#failedAtMs.get(id) ?? Number.NEGATIVE_INFINITY) < this.#deps.pauseMs;
    try {
      if (rests) throw new SeriesUnavailable('failed a moment ago');
      const current = this.#underWay.get(id);
      const running = current ?? this.#fetch(id, from).finally(() => this.#underWay.delete(id));
      if (!current) this.#underWay.set(id, running);
      const found = await running;
      // Who joined another's reading may want an earlier day than that one asked for.
      return found.from <= first ? found : await this.#fetch(id, from);
    } catch (error) {
      if (!(error instanceof SeriesUnavailable)) throw error;
      if (!rests) {
        this.#failedAtMs.set(id, this.#nowMs());
        this.#deps.onFailure(id, error.message);
      }
      if (kept) return kept;
      const { title, source } = seriesSources[id];
      throw new HttpError(
        503,
        'upstream_failed',
        `No se pudo leer la serie «${title}» (${source}) y no hay una copia guardada. Probá más tarde, o cargá la tabla o el coeficiente.`,
        { field: 'index', missing: title },
      );
    }
  }

  async #fetch(id: PublicSeriesId, from: CivilDay): Promise<Snapshot> {
    const nowMs = this.#nowMs();
    // Some indices are published for days that are still to come.
    const to = addDays(civilDay(new Date(nowMs).toISOString().slice(0, 10)), 45);
    const values = await readSeriesPages(this.#deps, seriesSources[id], { from, to }, this.#closing.signal);
    if (values.length === 0) throw new SeriesUnavailable('no values');
    const snapshot: Snapshot = { readAtMs: nowMs, from, values };
    await this.#keep(id, snapshot);
    return snapshot;
  }

  async #kept(id: PublicSeriesId): Promise<Snapshot | null> {
    try {
      return snapshotSchema.parse(JSON.parse(await readFile(this.#pathOf(id), 'utf8')));
    } catch {
      // None yet, or one that a stopped process left half written: the source is asked.
      return null;
    }
  }

  async #keep(id: PublicSeriesId, snapshot: Snapshot): Promise<void> {
    const draft = `${this.#pathOf(id)}.${process.pid}.part`;
    try {
      await mkdir(this.#deps.folder, { recursive: true });
      await writeFile(draft, JSON.stringify(snapshot));
      await rename(draft, this.#pathOf(id));
    } catch {
      // A full disk costs the next reader a wait, and this one nothing.
      await rm(draft, { force: true }).catch(() => {});
    }
  }

  #pathOf(id: PublicSeriesId): string {
    return join(this.#deps.folder, `${id}.json`);
  }

  #nowMs(): number {
    return this.#deps.clock.now().getTime();
  }
}
